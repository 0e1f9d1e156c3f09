import { type ReactNode, useId } from 'react';

type OptionsProps<Value extends string> = {
  readonly label: string;
  /** Below the label, e.g. why nothing can be chosen. */
  readonly hint?: string | undefined;
  readonly isDisabled?: boolean;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly lang?: string;
    readonly picture?: ReactNode;
  }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** One choice of several, each with its picture. The browser's own radio buttons: one Tab, then arrows. */
export function Options<Value extends string>(props: OptionsProps<Value>) {
  const { label, hint, isDisabled = false, options, chosen, onChoose } = props;
  const id = useId();
  return (
    <fieldset
      className="k-options"
      disabled={isDisabled}
      {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
    >
      <legend>{label}</legend>
      {hint !== undefined && <p id={`${id}-hint`}>{hint}</p>}
      <div className="k-options-row">
        {options.map(({ value, label: name, lang, picture }) => (
          <label key={value} className="k-option">
            <input type="radio" name={id} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {picture}
            <span lang={lang}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
