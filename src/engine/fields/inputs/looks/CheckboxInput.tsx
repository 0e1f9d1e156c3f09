import Checkbox from 'antd/es/checkbox';
import type { BooleanField } from '../../../../config/types.ts';
import { useText } from '../../../resource/use-text.ts';
import { useFormValue } from '../form-store.ts';
import type { InputProps } from '../input-props.ts';

/** A checkbox with its label beside it. */
export function CheckboxInput({ field, store, id, isInvalid, describedBy }: InputProps<BooleanField>) {
  const text = useText();
  return (
    <Checkbox
      id={id}
      checked={useFormValue(store, field.name) === true}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      onChange={(event) => store.set(field.name, event.target.checked)}
    >
      <span className={field.required ? 'k-required' : undefined}>{text(field.label)}</span>
    </Checkbox>
  );
}
