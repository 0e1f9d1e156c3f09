import type { RawText } from '../raw.ts';
import { toText } from '../texts.ts';

/** Parts that several types of block have. */

export const plainText = (raw: RawText) => toText(raw, '');

export const textOf = ({ text }: { text?: RawText }) => (text === undefined ? {} : { text: plainText(text) });

/** The label, where there is one. */
export const called = ({ id, label }: { id: string; label?: RawText }) =>
  label === undefined ? {} : { label: toText(label, id) };
