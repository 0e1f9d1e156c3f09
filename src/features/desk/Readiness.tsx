import { useTranslation } from 'react-i18next';
import type { Ready } from '../../domain/reservations/readiness.ts';
import { formatMoney } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';

const MARKS = { ok: '✓', missing: '!', notNeeded: '–' } as const;

/** The words of one thing: what it is, and why it is as it is. */
function useWords(): (ready: Ready) => { readonly thing: string; readonly why: string } {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  return ({ thing, why, amount, currency = '', known, expected }) => ({
    thing: t(`ready.thing.${thing}`),
    why: t(`ready.why.${why}`, {
      amount: amount === undefined ? '' : formatMoney({ minor: amount, currency, language }),
      known,
      expected,
    }).trim(),
  });
}

/** How ready a stay is, on one line: what is missing in words, what is there as a tick. What is not needed is left out. */
export function Chips({ readiness }: { readonly readiness: readonly Ready[] }) {
  const { t } = useTranslation('desk');
  const words = useWords();
  const needed = readiness.filter(({ state }) => state !== 'notNeeded');
  if (needed.length === 0) return null;
  return (
    <ul className="k-desk-chips" aria-label={t('ready.label')}>
      {needed.map((ready) => {
        const { thing, why } = words(ready);
        const isMissing = ready.state === 'missing';
        return (
          <li key={ready.thing} className={`k-desk-chip k-desk-chip-${ready.state}`} title={`${thing}: ${why}`}>
            <span aria-hidden="true">{MARKS[ready.state]}</span> {isMissing ? why : thing}
          </li>
        );
      })}
    </ul>
  );
}

/** The same before a step is taken, thing by thing: it warns and stops nobody. */
export function ReadyList({ readiness }: { readonly readiness: readonly Ready[] }) {
  const { t } = useTranslation('desk');
  const words = useWords();
  if (readiness.length === 0) return null;
  return (
    <ul className="k-desk-ready" aria-label={t('ready.label')}>
      {readiness.map((ready) => {
        const { thing, why } = words(ready);
        return (
          <li key={ready.thing} className={`k-desk-ready-${ready.state}`}>
            <span className="k-desk-mark" aria-hidden="true">
              {MARKS[ready.state]}
            </span>
            <strong>{thing}</strong> <span>{why}</span>
          </li>
        );
      })}
    </ul>
  );
}
