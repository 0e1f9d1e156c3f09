import type { RawText } from '../raw.ts';
import type { CheckSurroundings } from '../check/context.ts';
import { said } from '../check/said.ts';
import { isMeantToMove, isMovingTime } from '../moving-time.ts';
import { toText } from '../texts.ts';

/** Parts shared by several types of block. */

export const rawText = (raw: RawText) => toText(raw, '');

export const blockText = ({ text }: { text?: RawText }) => (text === undefined ? {} : { text: rawText(text) });

/** The label, if there is one. */
export const optionalLabel = ({ id, label }: { id: string; label?: RawText }) =>
  label === undefined ? {} : { label: toText(label, id) };

/** Checks a time relative to today for its format. Code RES225. */
export function checkTime({ report }: CheckSurroundings, raw: RawText, pointer: string): void {
  const wrong = Object.values(toText(raw, '')).find((text) => isMeantToMove(text) && !isMovingTime(text));
  if (wrong === undefined) return;
  const message = said`"${wrong}" is no time. Possible: $today-3, $today-3 09:30, $month-8`;
  report({ code: 'RES225', pointer, message });
}
