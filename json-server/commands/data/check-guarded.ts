import { uniqueForm } from '../../store/collation.ts';
import { spanReader } from '../../store/span-of.ts';
import type { OccupiedSpan, SpanSpec, TableSpec } from '../../store/types.ts';
import { uniqueValueOf } from '../../store/unique-value.ts';
import type { DataChecked, Checker, DataFinding } from './finding.ts';

type Taken = { readonly id: string; readonly from: string; readonly to: string };

/** No two rows take the same day of the same thing. Only the days and the id of each row are kept. */
export function spansChecker(specs: ReadonlyMap<string, SpanSpec>, now: string): Checker {
  const readers = new Map([...specs].map(([name, spec]) => [name, spanReader(spec)]));
  const things = new Map<
    string,
    { readonly of: Omit<DataChecked, 'row'>; readonly field: string; readonly taken: Taken[] }
  >();
  const isTaking = ({ of, from, to, until }: OccupiedSpan): boolean =>
    of !== '' && from !== '' && from < to && (until === undefined || until > now);
  return {
    take: (rows) => {
      for (const { collection, tenant, row } of rows) {
        const span = readers.get(collection)?.(row);
        if (!span || !isTaking(span)) continue;
        const key = JSON.stringify([collection, tenant, span.of]);
        const thing = things.get(key) ?? {
          of: { collection, tenant },
          field: specs.get(collection)?.from ?? '',
          taken: [],
        };
        things.set(key, thing);
        thing.taken.push({ id: row.id, from: span.from, to: span.to });
      }
      return [];
    },
    *end() {
      for (const { of, field, taken } of things.values()) {
        taken.sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
        let [last] = taken;
        for (const next of taken.slice(1)) {
          if (last && next.from < last.to) {
            yield { ...of, id: next.id, field, problem: 'overlapping', detail: `${of.collection}/${last.id}` };
          }
          if (!last || next.to > last.to) last = next;
        }
      }
    },
  };
}

/** No two rows of a company have the same value where it is to be unique. Only the values and the id of each row are kept. */
export function uniqueChecker(specs: ReadonlyMap<string, Pick<TableSpec, 'unique'>>): Checker {
  const seen = new Map<string, Map<string, string>>();
  return {
    take: (rows) => {
      const found: DataFinding[] = [];
      for (const { collection, tenant, row } of rows) {
        for (const key of specs.get(collection)?.unique ?? []) {
          const value = uniqueForm(uniqueValueOf(row, key));
          if (value === undefined || value === '') continue;
          const place = JSON.stringify([collection, tenant, key]);
          const values = seen.get(place) ?? new Map<string, string>();
          seen.set(place, values);
          const other = values.get(value);
          if (other === undefined) values.set(value, row.id);
          else
            found.push({
              collection,
              tenant,
              id: row.id,
              field: key,
              problem: 'notUnique',
              detail: `${collection}/${other}`,
            });
        }
      }
      return found;
    },
    end: () => [],
  };
}
