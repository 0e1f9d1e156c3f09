import type { ReactNode, SyntheticEvent } from 'react';
import { useDescription } from './use-description.tsx';
import './visitor-form.css';

export type FieldProps = {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly autoComplete: string;
  readonly type?: 'text' | 'email' | 'password' | 'tel';
  readonly hint?: string;
  readonly isFirst?: boolean;
  readonly defaultValue?: string;
  readonly onInput?: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly onKey?: (event: React.KeyboardEvent) => void;
  readonly onBlur?: () => void;
  /** Beside the input, inside its frame. */
  readonly end?: ReactNode;
  /** Below it. */
  readonly children?: ReactNode;
};

/** One labelled input of a visitor form, with its error right below. */
export function VisitorField(props: FieldProps) {
  const { name, label, error, type = 'text', hint, isFirst = false, onKey, end, children } = props;
  const { id, below, described } = useDescription({ error, hint });
  return (
    <div className="k-field">
      <label htmlFor={id}>{label}</label>
      <div className="k-field-box">
        <input
          id={id}
          name={name}
          type={type}
          autoComplete={props.autoComplete}
          autoCapitalize={type === 'text' && name !== 'password' ? 'words' : 'none'}
          spellCheck={false}
          autoFocus={isFirst}
          defaultValue={props.defaultValue}
          maxLength={254}
          onInput={props.onInput}
          onKeyDown={onKey}
          onKeyUp={onKey}
          onBlur={props.onBlur}
          {...described}
        />
        {end}
      </div>
      {below}
      {children}
    </div>
  );
}
