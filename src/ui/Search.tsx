// antd's Input with a label, for searching the shown content.
import Input from 'antd/es/input';
import { useId } from 'react';
import { Labelled } from './Labelled.tsx';

type SearchProps = { readonly label: string; readonly value: string; readonly onChange: (text: string) => void };

/** A search below its name. */
export function Search({ label, value, onChange }: SearchProps) {
  const id = useId();
  return (
    <Labelled label={label} htmlFor={id}>
      <Input id={id} type="search" allowClear value={value} onChange={(event) => onChange(event.target.value)} />
    </Labelled>
  );
}
