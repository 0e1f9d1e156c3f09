import { useId } from 'react';
import { DateBox, type DateBoxProps } from '../fields/inputs/DateBox.tsx';
import { Labelled } from '../../ui/Labelled.tsx';

type DayChoiceProps = Pick<DateBoxProps, 'value' | 'onChange' | 'min' | 'max' | 'required' | 'aria-invalid'> & {
  readonly label: string;
};

/** A day below its name. */
export function DayChoice({ label, ...box }: DayChoiceProps) {
  const id = useId();
  return (
    <Labelled label={label} htmlFor={id}>
      <DateBox {...box} id={id} />
    </Labelled>
  );
}
