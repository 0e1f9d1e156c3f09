import DatePicker from 'antd/es/date-picker';
import enGB from 'antd/es/date-picker/locale/en_GB';
import trTR from 'antd/es/date-picker/locale/tr_TR';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/tr';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import type { Language } from '../../../config/types.ts';
import type { IsoDate } from '../../../domain/calendar/iso-date.ts';
import { instantOf, wallTimeOf } from '../../../domain/calendar/wall-clock.ts';
import './inputs.css';

/**
 * antd's pickers over our text dates. The picker's own objects live in the browser's time zone; noon is put on a date
 * before it becomes one, so that no change of the clock can move it to the day before.
 */
type PickerProps = {
  readonly id: string;
  readonly language: Language;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly status?: 'error';
};

/** Enter takes the date that was typed. Left to itself it would also send the form, which has not heard of it yet. */
function EnterTakes({ children }: { readonly children: ReactNode }) {
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <div role="presentation" style={{ display: 'contents' }} onKeyDown={handleKeyDown}>
      {children}
    </div>
  );
}

const LOCALES = { en: enGB, tr: trTR };
const DAY = { en: 'DD/MM/YYYY', tr: 'DD.MM.YYYY' };
/** The first is shown, all of them are read. */
const DAYS = {
  en: [DAY.en, 'D/M/YYYY', 'D.M.YYYY', 'DDMMYYYY', 'YYYY-MM-DD'],
  tr: [DAY.tr, 'D.M.YYYY', 'D/M/YYYY', 'DDMMYYYY', 'YYYY-MM-DD'],
};

/** A date is as wide as dates are, however wide its form. */
const WIDTH = { day: '15em', moment: '18em', span: '24em' };

export type DayPickerProps = PickerProps & {
  readonly value: IsoDate | null;
  readonly onChange: (value: IsoDate | null) => void;
};

export function DayPicker({ language, value, onChange, ...rest }: DayPickerProps) {
  return (
    <EnterTakes>
      <DatePicker
        {...rest}
        className="k-fill"
        style={{ maxWidth: WIDTH.day }}
        locale={LOCALES[language]}
        format={DAYS[language]}
        value={asDay(value)}
        onChange={(day) => onChange(asDate(day))}
      />
    </EnterTakes>
  );
}

/** @param value an instant in UTC; shown and picked as the time on the business's clock */
export function MomentPicker({ language, value, onChange, ...rest }: DayPickerProps) {
  return (
    <EnterTakes>
      <DatePicker
        {...rest}
        className="k-fill"
        style={{ maxWidth: WIDTH.moment }}
        showTime={{ format: 'HH:mm' }}
        locale={LOCALES[language]}
        format={`${DAY[language]} HH:mm`}
        value={value === null ? null : dayjs(wallTimeOf(value))}
        onChange={(moment: Dayjs | null) => onChange(moment && instantOf(moment.format('YYYY-MM-DDTHH:mm')))}
      />
    </EnterTakes>
  );
}

export type SpanPickerProps = Omit<PickerProps, 'id'> & {
  readonly ids: { readonly start: string; readonly end: string };
  readonly value: readonly [IsoDate | null, IsoDate | null];
  readonly onChange: (value: readonly [IsoDate | null, IsoDate | null]) => void;
};

export function SpanPicker({ ids, language, value: [start, end], onChange, ...rest }: SpanPickerProps) {
  // A new pair makes the picker drop the first day while the second is still to be picked.
  const days = useMemo<[Dayjs | null, Dayjs | null]>(() => [asDay(start), asDay(end)], [start, end]);
  return (
    <EnterTakes>
      <DatePicker.RangePicker
        {...rest}
        id={ids}
        className="k-fill"
        style={{ maxWidth: WIDTH.span }}
        locale={LOCALES[language]}
        format={DAYS[language]}
        allowEmpty={[true, true]}
        value={days}
        onChange={(picked) => onChange([asDate(picked?.[0] ?? null), asDate(picked?.[1] ?? null)])}
      />
    </EnterTakes>
  );
}

function asDay(date: IsoDate | null): Dayjs | null {
  return date === null ? null : dayjs(`${date}T12:00`);
}

function asDate(day: Dayjs | null): IsoDate | null {
  return day === null ? null : day.format('YYYY-MM-DD');
}
