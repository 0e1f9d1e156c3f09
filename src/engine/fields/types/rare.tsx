import type { Looks } from '../look.ts';
import { RareCell, RareValue } from '../rare/lazy-views.tsx';

const rare = { Cell: RareCell, Value: RareValue } as const;
const wide = { ...rare, isWide: true } as const;

export const looks: Looks = {
  richText: { ...wide, input: 'richText', filter: 'text', needsForm: true },
  markdown: { ...wide, input: 'markdown', filter: 'text' },
  month: { ...rare, input: 'month', filter: 'month', isGroup: true, isFact: true },
  keyValue: { ...wide, input: 'keyValue', isGroup: true },
  json: { ...wide, input: 'json' },
};
