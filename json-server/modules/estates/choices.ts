import type { Context } from '../../records/context.ts';
import type { ChartChoice, ChartChoices } from '../../../src/wire/chart-choices.ts';
import { isProjected, namedValues, type ReadableSource } from '../../records/named-in.ts';

/** Filters of the chart by fields of the estate, by parameter. */
export const ESTATE_FILTERS = {
  group: 'groupId',
  project: 'projectName',
  district: 'address.district',
  rooms: 'roomCount',
  cleaning: 'cleaningState',
  owner: 'ownerIds',
} as const;

/** The filter values of the chart: those of the caller's own estates. Omits unreadable fields. */
export function tapeChoices(context: Context, { estates }: { readonly estates: ReadableSource }): ChartChoices {
  const rows = [...estates.table.all()].filter((row) => estates.scope?.matches(row) ?? true);
  const order = new Intl.Collator('tr', { numeric: true });
  return Object.fromEntries(
    Object.entries(ESTATE_FILTERS)
      .filter(([, key]) => isProjected(estates, key))
      .map(([name, key]) => {
        const titles = new Map<string, string>();
        const namesOf = namedValues(context, estates, key);
        for (const row of rows) for (const [value, title] of namesOf(row)) titles.set(value, title);
        const named = [...titles].filter(([, title]) => title !== '');
        return [name, named.sort(([, one], [, other]) => order.compare(one, other)) satisfies readonly ChartChoice[]];
      }),
  );
}
