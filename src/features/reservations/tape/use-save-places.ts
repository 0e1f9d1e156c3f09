import { useTranslation } from 'react-i18next';
import { moveOf, type PlannedMove } from '../../../domain/tape/plan.ts';
import { formatMoney } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { CheckedMove } from '../../../wire/moves.ts';
import type { PlacedStay } from './as-lifted.ts';
import { saveMoves } from './moves.ts';
import type { UndoableChange } from './use-undo.tsx';

/** Undoes a save: each stay returns to its place, from its new version. */
const backOf = (places: readonly PlacedStay[], items: readonly CheckedMove[]): PlannedMove[] =>
  places.flatMap(({ stay, from, keepPrice, changeReason }) => {
    const version = items.find(({ id }) => id === stay.id)?.record?.['version'];
    if (typeof version !== 'number') return [];
    const { id, checkIn, checkOut } = stay;
    const excused = changeReason === '' ? {} : { changeReason };
    return [{ id, version, estateId: from.id, checkIn, checkOut, keepPrice, ...excused }];
  });

/** Saves moves, all or none. @returns the result with its effect on the price, and its undo */
export function useSavePlaces(): (places: readonly PlacedStay[]) => Promise<UndoableChange> {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const priceText = ({ total, record }: CheckedMove): string => {
    const after = record?.['totalPrice'];
    const currency = record?.['currency'];
    if (total === null || typeof after !== 'number' || after === total || typeof currency !== 'string') return '';
    const [from, to] = [total, after].map((minor) => formatMoney({ minor, currency, language }));
    return t('undo.price', { from, to });
  };
  return async (places) => {
    const { items } = await saveMoves(places.flatMap((lifted) => moveOf(lifted) ?? []));
    const [first] = items;
    const [place] = places;
    const called = [place?.stay.guest, first?.code].filter(Boolean).join(' · ');
    const one = first && items.length === 1 ? `${t('undo.done', { code: called })} ${priceText(first)}` : undefined;
    const back = backOf(places, items);
    return { text: one ?? t('undo.plan', { count: items.length }), back: () => saveMoves(back) };
  };
}
