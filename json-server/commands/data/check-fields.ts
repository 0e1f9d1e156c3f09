import { type Unfit, unfitFields } from '../../../src/config/misfit.ts';
import type { Resource, Row } from '../../../src/config/types.ts';
import type { WhereValues } from '../../../src/config/values.ts';
import type { Checker } from './finding.ts';

/** Types, required values, lists of values: as the product judges what is typed. */
export function fieldsChecker(resources: ReadonlyMap<string, Resource>, values: WhereValues): Checker {
  const tests = new Map<string, (row: Row) => Unfit[]>(
    [...resources].map(([name, resource]) => [name, unfitFields({ resource, values })]),
  );
  return {
    take: (rows) =>
      rows.flatMap(({ collection, tenant, row }) =>
        (tests.get(collection)?.(row) ?? []).map(({ name, isLacking }) => {
          const problem = isLacking ? ('lacking' as const) : ('unfit' as const);
          return { collection, tenant, id: row.id, field: name, problem };
        }),
      ),
    end: () => [],
  };
}
