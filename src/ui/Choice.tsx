import Select from 'antd/es/select';
import { useId } from 'react';
import { Labelled } from './Labelled.tsx';

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
};

/** One of several, found by typing, below its name. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange, placeholder, isDisabled = false } = props;
  const id = useId();
  return (
    <Labelled label={label} htmlFor={id}>
      <Select<Value>
        id={id}
        showSearch
        optionFilterProp="label"
        popupMatchSelectWidth={false}
        placeholder={placeholder}
        disabled={isDisabled}
        value={value ?? null}
        options={[...options]}
        onChange={onChange}
      />
    </Labelled>
  );
}
