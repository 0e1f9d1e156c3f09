import InputNumber from 'antd/es/input-number';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';

type DrawerPiecesProps = {
  readonly title: string;
  /** Prefix of the inputs' ids. */
  readonly id: string;
  readonly currency: string;
  /** Minor units, the largest first. */
  readonly values: readonly number[];
  readonly typed: { readonly [value: number]: number | null };
  readonly onType: (value: number, quantity: number | null) => void;
};

/** pieces of one value; more is a typo */
const MAX_PIECES = 1_000_000;

/** Enter moves to the next input, as on a counting machine. */
function goOn(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const all = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>('input[inputmode="numeric"]') ?? [])];
  all[all.indexOf(event.currentTarget) + 1]?.focus();
}

/** The number of each note or coin, and the total. */
export function DrawerPieces({ title, id, currency, values, typed, onType }: DrawerPiecesProps) {
  const { t } = useTranslation('cash');
  const language = useLanguage();
  const money = (minor: number) => formatMoney({ minor, currency, language });
  return (
    <section className="k-cash-pieces">
      <h2>{title}</h2>
      {values.map((value) => (
        <div key={value}>
          <label htmlFor={`${id}-${value}`}>{money(value)}</label>
          <InputNumber
            id={`${id}-${value}`}
            aria-label={t('piecesOf', { value: money(value) })}
            min={0}
            max={MAX_PIECES}
            precision={0}
            inputMode="numeric"
            autoComplete="off"
            value={typed[value] ?? null}
            onChange={(quantity) => onType(value, quantity)}
            onKeyDown={goOn}
          />
          <span className="k-cash-amount">{typed[value] ? money(value * typed[value]) : ''}</span>
        </div>
      ))}
    </section>
  );
}
