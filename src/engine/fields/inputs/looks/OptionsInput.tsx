import Checkbox from 'antd/es/checkbox';
import Radio from 'antd/es/radio';
import type { EnumField, Json } from '../../../../config/types.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { useText } from '../../../resource/use-text.ts';
import { useFormValue } from '../form-store.ts';
import type { InputProps } from '../input-props.ts';
import { offeredIn } from '../offered-in.ts';
import { groupLabelId } from '../look-of.ts';

/** Every choice at once: as buttons of a group, or as cards with an icon and a line of text. */
export function OptionsInput({ field, store, id, isInvalid, describedBy }: InputProps<EnumField>) {
  const options = offeredIn({ field, store });
  const text = useText();
  const value = useFormValue(store, field.name) ?? null;
  const chosen: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [value];
  const choose = (option: string) => {
    if (!field.multiple) store.set(field.name, option);
    // In the order of the list, whatever was ticked first.
    else
      store.set(
        field.name,
        options
          .map((one) => one.value)
          .filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one))),
      );
  };
  const first = options.findIndex((option) => chosen.includes(option.value));
  const isCards = field.look === 'cards';
  const Choice = field.multiple ? Checkbox : Radio;
  return (
    <div
      className={isCards ? 'k-option-cards' : 'k-line k-option-line'}
      role={field.multiple ? 'group' : 'radiogroup'}
      aria-labelledby={groupLabelId(id)}
      aria-describedby={describedBy}
      {...(!field.multiple && { 'aria-required': field.required, 'aria-invalid': isInvalid })}
    >
      {options.map((option, index) => (
        <Choice
          key={option.value}
          // The one that an error puts the cursor on.
          {...(index === Math.max(0, first) && { id })}
          name={id}
          checked={chosen.includes(option.value)}
          onChange={() => choose(option.value)}
        >
          {isCards && option.icon !== undefined && <Icon name={option.icon} />}
          <span className="k-option-label">{text(option.label)}</span>
          {option.help && <span className="k-muted k-small k-option-help">{text(option.help)}</span>}
        </Choice>
      ))}
    </div>
  );
}
