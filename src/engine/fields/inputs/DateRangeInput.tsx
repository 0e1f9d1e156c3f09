import { useTranslation } from 'react-i18next';
import type { DateRangeField } from '../../../config/types.ts';
import { isIsoDate } from '../../../domain/calendar/iso-date.ts';
import { useLanguage, useText } from '../../resource/use-text.ts';
import { useFormValue } from './form-store.ts';
import { commonProps, type InputProps } from './input-props.ts';
import { LazySpanPicker } from './lazy-pickers.tsx';

/** One picker over two keys of the record. */
export function DateRangeInput(props: InputProps<DateRangeField>) {
  const { t } = useTranslation('fields');
  const text = useText();
  const language = useLanguage();
  const { field, store } = props;
  const start = useFormValue(store, field.start);
  const end = useFormValue(store, field.end);
  const { id, ...common } = commonProps(props);
  const endId = `${id}-end`;
  return (
    <>
      <label className="k-hidden" htmlFor={endId}>
        {t('range.end', { field: text(field.label) })}
      </label>
      <LazySpanPicker
        {...common}
        ids={{ start: id, end: endId }}
        language={language}
        value={[isIsoDate(start) ? start : null, isIsoDate(end) ? end : null]}
        onChange={([from, to]) => {
          store.set(field.start, from);
          store.set(field.end, to);
        }}
      />
    </>
  );
}
