import Radio from 'antd/es/radio';
import { type ReactNode, useId } from 'react';

type ChoicesProps<Name extends string> = {
  readonly title: string;
  readonly name: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly labelOf: (name: Name) => ReactNode;
  readonly onChoose: (name: Name) => void;
};

/** A choice of one, each option with its details. */
export function Choices<Name extends string>(props: ChoicesProps<Name>) {
  const { title, name, names, chosen, labelOf, onChoose } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Radio.Group
        name={name}
        style={{ display: 'grid', gap: 12 }}
        value={chosen}
        options={names.map((value) => ({ value, label: labelOf(value) }))}
        onChange={({ target }) => onChoose(target.value as Name)}
      />
    </div>
  );
}
