import { type ReactNode, useId } from 'react';
import './visitor-form.css';
import './public-form.css';

type PartProps = {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string;
};

/** The texts below an input, and the ids that tie them to it. */
function useDescription({ error, hint }: Pick<PartProps, 'error' | 'hint'>) {
  const id = useId();
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  const below = (
    <>
      {error !== undefined && (
        <p id={`${id}-error`} className="k-field-error" role="alert">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="k-field-hint">
          {hint}
        </p>
      )}
    </>
  );
  return {
    id,
    below,
    described: { 'aria-invalid': error !== undefined, 'aria-describedby': describedBy || undefined },
  };
}

/** A text of several lines, as `Field` is one of one line. */
export function LongField({ name, label, error, hint, longest }: PartProps & { readonly longest: number }) {
  const { id, below, described } = useDescription({ error, ...(hint !== undefined && { hint }) });
  return (
    <div className="k-field">
      <label htmlFor={id}>{label}</label>
      <div className="k-field-box">
        <textarea id={id} name={name} rows={5} maxLength={longest} {...described} />
      </div>
      {below}
    </div>
  );
}

type Option = { readonly value: string; readonly label: string };

export function ChoiceField({
  name,
  label,
  error,
  options,
  none,
}: PartProps & { readonly options: readonly Option[]; readonly none: string }) {
  const { id, below, described } = useDescription({ error });
  return (
    <div className="k-field">
      <label htmlFor={id}>{label}</label>
      <div className="k-field-box">
        <select id={id} name={name} defaultValue="" {...described}>
          <option value="">{none}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {below}
    </div>
  );
}

/** A box to tick; what it is about stands in `children`. */
export function TickField({ name, label, error, children }: PartProps & { readonly children?: ReactNode }) {
  const { id, below, described } = useDescription({ error });
  return (
    <div className="k-field">
      <label className="k-tick" htmlFor={id}>
        <input id={id} type="checkbox" name={name} {...described} />
        <span>{label}</span>
      </label>
      {below}
      {children}
    </div>
  );
}

/** A field that no person sees: what fills it in is no person. */
export function Trap({ label }: { readonly label: string }) {
  return (
    // Not `display: none`: what fills in forms by itself passes that over.
    <p className="k-hidden" aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
