// antd's Select below its name, in which Turkish letters are found by plain ones.
import Select, { type SelectProps } from 'antd/es/select';
import { type ReactNode, useId } from 'react';
import { fold } from '../domain/text/fold.ts';
import { Labelled } from './Labelled.tsx';

type ChoiceProps<Value extends string> = Omit<SelectProps<Value>, 'options' | 'value'> & {
  readonly label: string;
  readonly value?: Value | null | undefined;
  readonly options: readonly NonNullable<SelectProps['options']>[number][];
  /** Its surroundings show its label. */
  readonly isBare?: boolean;
};

const textOf = (label: ReactNode): string => (typeof label === 'string' ? label : '');

/** A list to choose one from, outside the engine's forms, by pressing or by typing part of a name. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, isBare = false, ...select } = props;
  const id = useId();
  return (
    <Labelled label={label} htmlFor={id} isBare={isBare}>
      <Select<Value>
        id={id}
        showSearch
        popupMatchSelectWidth={false}
        styles={{ popup: { root: { maxWidth: 'calc(100vw - 24px)' } } }}
        filterOption={(typed, option) => fold(textOf(option?.label)).includes(fold(typed))}
        value={value ?? null}
        options={[...options]}
        {...select}
      />
    </Labelled>
  );
}
