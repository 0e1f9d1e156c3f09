import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Ready } from '../../domain/reservations/readiness.ts';
import { formatMoney } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Rows } from '../../ui/Rows.tsx';
import { Tag } from '../../ui/Tag.tsx';

const MARKS = { ok: '✓', missing: '!', notNeeded: '–' } as const;
const TONES = { ok: undefined, missing: 'k-warned', notNeeded: 'k-muted' } as const;

/** The texts of one item: its name, and the reason of its state. */
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

/** A stay's readiness on one line: missing items in words, complete ones behind one tick. Omits unneeded ones. */
export function ReadinessChips({ readiness }: { readonly readiness: readonly Ready[] }) {
  const { t } = useTranslation('desk');
  const words = useWords();
  const wordsInState = (state: Ready['state']) => readiness.filter((ready) => ready.state === state).map(words);
  const missing = wordsInState('missing');
  const there = wordsInState('ok');
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

/** The same before a step, item by item: it warns and never blocks. */
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
