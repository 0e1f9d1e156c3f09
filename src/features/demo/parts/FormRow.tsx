import { type ReactNode, useId } from 'react';
import './form.css';

type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};
type FormRowProps = {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly children: (control: ControlProps) => ReactNode;
};

/** One labelled control, with what is wrong with it right below. */
export function FormRow({ label, error, hint, children }: FormRowProps) {
  const id = useId();
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="k-demo-row">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': describedBy || undefined })}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      {error !== undefined && (
        <p id={`${id}-error`} className="k-demo-form-error">
          {error}
        </p>
      )}
    </div>
  );
}
