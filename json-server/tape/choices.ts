import type { Context } from '../records/context.ts';
import { textIn } from '../rows.ts';
import type { Source } from './sources.ts';
import { titlesIn } from './titles.ts';

type Choice = readonly [value: string, title: string];
const KEYS = {
  group: 'groupId',
  project: 'projectName',
  district: 'district',
  rooms: 'roomCount',
  cleaning: 'cleaningState',
  owner: 'investorId',
} as const;

/** What the chart can be filtered by: the values that the caller's own estates have. Unreadable fields are left out. */
export function tapeChoices(
  context: Context,
  { estates }: { readonly estates: Omit<Source, 'span'> },
): Readonly<Record<string, readonly Choice[]>> {
  const rows = [...estates.table.all()].filter((row) => estates.scope?.matches(row) ?? true);
  const order = new Intl.Collator('tr', { numeric: true });
  return Object.fromEntries(
    Object.entries(KEYS)
      .filter(([, key]) => estates.projection.keys.has(key))
      .map(([name, key]) => {
        const titles = new Map<string, string>();
        const titleOf = titlesIn(context, estates, key);
        for (const row of rows) {
          const value = textIn(row, key);
          if (value !== '' && !titles.has(value)) titles.set(value, titleOf(row));
        }
        return [name, [...titles].filter(([, title]) => title !== '').sort((a, b) => order.compare(a[1], b[1]))];
      }),
  );
}
