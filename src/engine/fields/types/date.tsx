import type { DateField } from '../../../config/types.ts';
import { useLanguage } from '../../resource/use-text.ts';
import { type DisplayProps, storedText } from '../display-props.ts';
import { formatDate, formatDateTime } from '../../format.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** A calendar date, or a moment on the business's clock. */
export function DateDisplay(props: DisplayProps<DateField>) {
  const language = useLanguage();
  const value = storedText(props);
  if (value === undefined) return <Nothing />;
  const text = props.field.type === 'date' ? formatDate({ value, language }) : formatDateTime({ value, language });
  return (
    <time className="k-nowrap" dateTime={value}>
      {text}
    </time>
  );
}

const look = { Cell: DateDisplay, Value: DateDisplay, input: 'date', filter: 'date', isFact: true } as const;
export const looks: Looks = {
  date: { ...look, isShort: true },
  dateTime: look,
};
