import { findDuplicates, type DuplicatePair, type ComparedPerson } from '../../../src/domain/crm/duplicates.ts';
import type { CrmPerson } from '../../../src/wire/crm.ts';
import { notFound } from '../../http/http-error.ts';
import { type Context, type ResourceNamed, resourceNamed } from '../../records/context.ts';
import { tableOf } from '../../records/context.ts';
import { scopeOf } from '../../records/scope.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import { GUESTS } from '../reservations/names.ts';

/** @throws HttpError 404 when the configuration has no guests */
export function guestsOf(snapshot: Snapshot): ResourceNamed<typeof GUESTS> {
  const resource = resourceNamed(snapshot, GUESTS);
  if (resource === undefined) throw notFound();
  return resource;
}

/** Fields of guests that the caller's role may read. */
export const readableGuestFields = ({ snapshot, caller }: Context): ReadonlySet<string> =>
  snapshot.rightsOf({ role: caller.role, resource: guestsOf(snapshot) }).readable;

/** The fields that distinguish people. */
type Shown = keyof Pick<
  GuestsRow,
  'firstName' | 'lastName' | 'birthDate' | 'phone' | 'email' | 'tcIdentityNo' | 'foreignIdNo' | 'passportNo'
>;

/** A person as lists of duplicates show them, with the fields the role may read. */
export function shownPerson(row: GuestsRow, readable: ReadonlySet<string>): CrmPerson {
  const readableText = (key: Shown): string => (readable.has(key) ? (row[key] ?? '') : '');
  const name = `${readableText('firstName')} ${readableText('lastName')}`.trim();
  return {
    id: row.id,
    name,
    kind: row.kind || 'GUEST',
    phone: readableText('phone') || null,
    email: readableText('email') || null,
    birthDate: readableText('birthDate') || null,
    stayCount: row.stayCount ?? 0,
  };
}

const isMergedOrAnonymous = (row: GuestsRow): boolean => Boolean(row.mergedIntoId) || Boolean(row.anonymisedAt);

type Known = { readonly version: number; readonly key: string; readonly pairs: readonly DuplicatePair[] };
/** The last answer per table, valid while nothing in it changes. */
const answers = new WeakMap<object, Known>();

/** Probable duplicates among the guests that the caller may see, compared by the fields that the caller may read. */
export function duplicatesFor(context: Context): readonly DuplicatePair[] {
  const resource = guestsOf(context.snapshot);
  const table = tableOf(context, resource);
  const readable = readableGuestFields(context);
  const scope = scopeOf(context, resource);
  const key = `${scope?.id ?? ''} ${[...readable].join()}`;
  const known = answers.get(table);
  if (known?.version === table.version && known.key === key) return known.pairs;
  const people: ComparedPerson[] = [];
  for (const row of table.all()) {
    if (isMergedOrAnonymous(row) || scope?.matches(row) === false) continue;
    const text = (name: Shown): string => (readable.has(name) ? (row[name] ?? '') : '');
    people.push({
      id: row.id,
      firstName: text('firstName'),
      lastName: text('lastName'),
      birthDate: text('birthDate'),
      phone: text('phone'),
      email: text('email'),
      numbers: [text('tcIdentityNo'), text('foreignIdNo'), text('passportNo')],
    });
  }
  const pairs = findDuplicates(people);
  answers.set(table, { version: table.version, key, pairs });
  return pairs;
}
