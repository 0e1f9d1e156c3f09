import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Ready } from '../../domain/reservations/readiness.ts';
import { formatMoney } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Rows } from '../../ui/Rows.tsx';
import { Tag } from '../../ui/Tag.tsx';

const MARKS = { ok: '✓', missing: '!', notNeeded: '–' } as const;
const TONES = { ok: undefined, missing: 'k-warned', notNeeded: 'k-muted' } as const;

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

/** How ready a stay is, on one line: what is missing in words, what is there behind one tick. What is not needed is left out. */
export function ReadinessChips({ readiness }: { readonly readiness: readonly Ready[] }) {
  const { t } = useTranslation('desk');
  const words = useWords();
  const told = (state: Ready['state']) => readiness.filter((ready) => ready.state === state).map(words);
  const missing = told('missing');
  const there = told('ok');
  if (missing.length + there.length === 0) return null;
  return (
    <Rows isRow wrap gap={4} align="center" aria-label={t('ready.label')}>
      {missing.map(({ thing, why }) => (
        <li key={thing} title={`${thing}: ${why}`}>
          <Tag color="orange">
            <span aria-hidden="true">{MARKS.missing}</span> {why}
          </Tag>
        </li>
      ))}
      {there.length > 0 && (
        <li className="k-good" title={there.map(({ thing, why }) => `${thing}: ${why}`).join('\n')}>
          <span aria-hidden="true">{MARKS.ok}</span> {there.map(({ thing }) => thing).join(', ')}
        </li>
      )}
    </Rows>
  );
}

/** The same before a step is taken, thing by thing: it warns and stops nobody. */
export function ReadyList({ readiness }: { readonly readiness: readonly Ready[] }) {
  const { t } = useTranslation('desk');
  const words = useWords();
  if (readiness.length === 0) return null;
  return (
    <Rows gap={6} aria-label={t('ready.label')}>
      {readiness.map((ready) => {
        const { thing, why } = words(ready);
        return (
          <li key={ready.thing} className={TONES[ready.state]}>
            <Flex component="span" gap={8}>
              <span aria-hidden="true">{MARKS[ready.state]}</span>
              <strong>{thing}</strong> <span>{why}</span>
            </Flex>
          </li>
        );
      })}
    </Rows>
  );
}
