import Radio from 'antd/es/radio';
import Text from 'antd/es/typography/Text';
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

/** One choice of several, each with its picture: one Tab, then arrows. */
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
      {hint !== undefined && (
        <Text type="secondary" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
      <Radio.Group
        className="k-options-row"
        disabled={isDisabled}
        value={chosen}
        onChange={({ target }) => onChoose(target.value as Value)}
        options={options.map(({ value, label: name, lang, picture }) => ({
          value,
          label: (
            <span className="k-stack" style={{ gap: 4 }} lang={lang}>
              {picture}
              {name}
            </span>
          ),
        }))}
      />
    </fieldset>
  );
}
