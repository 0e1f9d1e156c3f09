import { oncePer } from '../../../config/once-per.ts';
import { useMemo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../config/types.ts';
import type { IsoDate } from '../../../domain/calendar/iso-date.ts';
import { type TapeBlock, type TapeStay, type Urgency, urgencyOf } from '../../../domain/tape/stays.ts';
import { formatDateRange, formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { nightsOfBar } from './held.ts';
import type { TapeEstate } from './read-tape.ts';

/** Shown in addition to the colour, so that nothing depends on colour alone. */
const SIGN = { overdue: '!', today: '●', inHouse: '⌂', future: '', past: '✓' } as const;

/** The texts in a bar, and its label. */
export type StayTexts = {
  readonly urgency: Urgency;
  readonly sign: string;
  readonly short: string;
  /** TC2: everything that colours, strips and signs show. */
  readonly label: string;
};
export type BarTexts = {
  readonly stay: (stay: TapeStay) => StayTexts;
  readonly block: (block: TapeBlock) => string;
  readonly kind: (kind: string) => string;
  /** The label of a row. */
  readonly estate: (estate: TapeEstate) => string;
  readonly cleaning: (state: string) => string;
  readonly cleaningShort: (state: string) => string;
  readonly passive: string;
  /** The label of the nights being booked. */
  readonly wanted: string;
};

/**
 * The texts of bars and names on a day. One object for the whole chart, which changes only with the language or the
 * day: translating in hundreds of bars would take most of the time of scrolling.
 */
export function useBarTexts(today: IsoDate): BarTexts {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  return useMemo(() => barTexts(t, language, today), [t, language, today]);
}

/** Memoizes a function by its argument. */
function memoized<Key>(make: (key: Key) => string): (key: Key) => string {
  const known = new Map<Key, string>();
  return (key) => {
    const text = known.get(key) ?? make(key);
    known.set(key, text);
    return text;
  };
}

function barTexts(t: TFunction<'tape'>, language: Language, today: IsoDate): BarTexts {
  const nights = memoized((count: number) => t('nights', { count }));
  const nightsShort = memoized((count: number) => t('nightsShort', { count }));
  const urgencies = memoized((urgency: Urgency) => t(`urgency.${urgency}`));
  const payment = memoized((state: string) => t(`payment.${state}`, { defaultValue: state }));
  const arrival = memoized((time: string) => t('arrival', { time }));
  const departure = memoized((time: string) => t('departure', { time }));
  const kind = memoized((name: string) => t(`block.${name}`, { defaultValue: name }));
  const cleaning = memoized((state: string) => t(`cleaning.${state}`));
  const cleaningShort = memoized((state: string) => t(`cleaningShort.${state}`));
  const pending = t('pending');
  const planned = t('tray.planned');
  const passive = t('passive');
  const wanted = t('wanted');

  const textsOf = (stay: TapeStay): StayTexts => {
    const { code, guest, checkIn, checkOut, status, remaining, currency } = stay;
    const count = nightsOfBar(stay);
    const urgency = urgencyOf(stay, today);
    const isDue = remaining !== null && remaining > 0;
    const amount = isDue ? formatMoney({ minor: remaining, currency: currency ?? '', language }) : '';
    const label = commaList([
      code,
      guest,
      formatDateRange({ from: checkIn, to: checkOut, language }),
      nights(count),
      urgencies(urgency),
      status === 'PENDING' && pending,
      isDue && t('due', { amount }),
      stay.payment !== null && payment(stay.payment),
      stay.channel,
      stay.arrival !== null && arrival(stay.arrival),
      stay.departure !== null && departure(stay.departure),
      stay.isPlanned && planned,
    ]);
    const short = `${guest ?? code} · ${nightsShort(count)}${isDue ? ` · ${amount}` : ''}`;
    return { urgency, sign: status === 'PENDING' ? '?' : SIGN[urgency], short, label };
  };
  // A stay scrolled out and back in is the same object.
  return {
    stay: oncePer(textsOf),
    block: ({ kind: name, code, note, checkIn, checkOut }) =>
      commaList([
        kind(name),
        code,
        formatDateRange({ from: checkIn, to: checkOut, language }),
        nights(nightsOfBar({ checkIn, checkOut })),
        note,
      ]),
    kind,
    estate: ({ code, name, cleaning: state, status }) =>
      commaList([code, name, state !== null && cleaning(state), status === 'PASSIVE' && passive]),
    cleaning,
    cleaningShort,
    passive,
    wanted,
  };
}

const commaList = (parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(', ');
