import type { BooleanField } from '../../../../config/types.ts';
import { useText } from '../../../resource/use-text.ts';
import { useFormValue } from '../form-store.ts';
import type { InputProps } from '../input-props.ts';

/** A box to tick, with its name beside it. */
export function CheckboxInput({ field, store, id, isInvalid, describedBy }: InputProps<BooleanField>) {
  const text = useText();
  const value = useFormValue(store, field.name) === true;
  return (
    <label className={field.required ? 'k-option k-required' : 'k-option'}>
      <input
        id={id}
        type="checkbox"
        checked={value}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onChange={(event) => store.set(field.name, event.target.checked)}
      />
      <span className="k-option-text">{text(field.label)}</span>
    </label>
  );
}
