import type { MonthField } from '../../../../config/types.ts';
import { useFormValue } from '../form-store.ts';
import type { InputProps } from '../input-props.ts';
import { groupLabelId } from '../look-of.ts';
import { MonthBox } from './MonthBox.tsx';

export function MonthInput({ field, store, id, isInvalid, describedBy }: InputProps<MonthField>) {
  const value = useFormValue(store, field.name);
  return (
    <div role="group" aria-labelledby={groupLabelId(id)}>
      <MonthBox
        id={id}
        value={typeof value === 'string' ? value : ''}
        isInvalid={isInvalid}
        isRequired={field.required}
        describedBy={describedBy}
        onChange={(next) => store.set(field.name, next === '' ? null : next)}
      />
    </div>
  );
}
