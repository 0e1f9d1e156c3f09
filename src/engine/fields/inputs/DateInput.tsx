import type { DateField } from '../../../config/types.ts';
import { isIsoDate, isIsoInstant } from '../../../domain/calendar/iso-date.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { useFormValue } from './form-store.ts';
import { commonProps, type InputProps } from './input-props.ts';
import { LazyDayPicker, LazyMomentPicker } from './lazy-pickers.tsx';

/** A calendar date, or a moment on the business's clock. */
export function DateInput(props: InputProps<DateField>) {
  const language = useLanguage();
  const { field, store } = props;
  const value = useFormValue(store, field.name);
  const Picker = field.type === 'date' ? LazyDayPicker : LazyMomentPicker;
  const isValid = field.type === 'date' ? isIsoDate(value) : isIsoInstant(value);
  return (
    <Picker
      {...commonProps(props)}
      language={language}
      value={isValid ? (value as string) : null}
      onChange={(next) => store.set(field.name, next)}
    />
  );
}
