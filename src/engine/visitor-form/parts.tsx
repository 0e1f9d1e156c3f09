import type { ReactNode } from 'react';
import { useDescription } from './use-description.tsx';
import './visitor-form.css';
import './public-form.css';

type PartProps = {
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: string;
};

/** A text of several lines, as `VisitorField` is one of one line. */
export function LongField({ name, label, error, hint, longest }: PartProps & { readonly longest: number }) {
  const { id, below, described } = useDescription({ error, hint });
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

type ChoiceProps = Omit<PartProps, 'error'> & {
  readonly error?: string | undefined;
  readonly options: readonly Option[];
  /** The text before something is chosen; absent = something is. */
  readonly none?: string;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
};

/**
 * One of several. The browser's own list, not antd's: visitors have forms without antd, which the browser itself reads, and a phone
 * opens its own way to choose.
 */
export function ChoiceField({ name, label, error, options, none, value, onChange }: ChoiceProps) {
  const { id, below, described } = useDescription({ error });
  return (
    <div className="k-field">
      <label htmlFor={id}>{label}</label>
      <div className="k-field-box">
        <select
          id={id}
          name={name}
          {...(value === undefined ? { defaultValue: '' } : { value })}
          onChange={(event) => onChange?.(event.target.value)}
          {...described}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {below}
    </div>
  );
}

/** A checkbox; `children` is its label. */
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
    // Not `display: none`: bots skip such fields.
    <p className="k-hidden" aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
