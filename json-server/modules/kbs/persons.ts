import { randomUUID } from 'node:crypto';
import type { KbsPerson } from '../../../src/domain/kbs/person.ts';
import { documentNo, documentShown, missingFields } from '../../../src/domain/kbs/person.ts';
import { type Issue, validateRecord, valuesToWrite } from '../../../src/config/record.ts';
import type { Json, Resource } from '../../../src/config/types.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import type { WhereValues } from '../../../src/config/where.ts';
import { type FieldIssue, invalid, malformed } from '../../http/http-error.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { KbsPersonShown } from '../../../src/wire/kbs.ts';
import { peopleIn, guestIdsOf } from '../reservations/people.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { GUESTS, STAY_GUESTS } from '../reservations/names.ts';

/** Typed data of a person, besides their identity. */
const TYPED: readonly string[] = [
  'firstName',
  'lastName',
  'isTurkishCitizen',
  'tcIdentityNo',
  'foreignIdNo',
  'passportNo',
  'nationality',
  'birthDate',
  'gender',
  'fatherName',
  'motherName',
] satisfies readonly (keyof GuestsRow)[];
const isName = (key: string): key is 'firstName' | 'lastName' => key === 'firstName' || key === 'lastName';
/** Max people on one stay; the largest home takes thirty, plus babies. */
const MAX_PEOPLE = 40;

/** The form field of a missing piece of data. */
const placeOf = (missing: string): string => (missing === 'documentNo' ? 'passportNo' : missing);

/** All people on a stay, as staff see them: with masked numbers. */
export function personsOf(stay: ReservationsRow, table: Tables): readonly KbsPersonShown[] {
  const links = table(STAY_GUESTS).equal('reservationId', stay.id);
  return guestIdsOf(stay, table).flatMap((id) => {
    const guest = table(GUESTS).get(id);
    const link = links.find((row) => row.guestId === id);
    if (!guest) return [];
    return {
      id,
      firstName: guest.firstName,
      lastName: guest.lastName,
      nationality: guest.nationality,
      documentNo: documentShown(guest),
      missing: missingFields(guest),
      link: link ? { id: link.id, version: link.version ?? 1 } : null,
    };
  });
}

type Typed = { readonly ref: string; readonly values: Readonly<Record<string, Json>> };

/** @throws HttpError 400, 422 */
function readPersons(body: Json | undefined): readonly Typed[] {
  const persons = isJsonObject(body) ? body['persons'] : undefined;
  if (!Array.isArray(persons)) throw malformed('"persons" is a list of people.');
  if (persons.length === 0 || persons.length > MAX_PEOPLE) throw malformed(`"persons" has 1 to ${MAX_PEOPLE} people.`);
  return persons.map((person: Json, index) => {
    if (!isJsonObject(person)) throw malformed(`"persons.${index}" is no object.`);
    const { ref = null, ...values } = person;
    if (ref !== null && typeof ref !== 'string') throw malformed(`"persons.${index}.ref" is no text.`);
    const unknown = Object.keys(values).filter((key) => !TYPED.includes(key));
    if (unknown.length > 0) {
      throw invalid(
        unknown.map((key) => ({ field: `persons.${index}.${key.slice(0, 40)}`, key: 'validation.unknownField' })),
      );
    }
    // An empty field keeps the known value.
    const typed = Object.entries(values).filter(([, value]) => value !== null && value !== '');
    return { ref: ref ?? '', values: Object.fromEntries(typed.map(([key, value]) => [key, value])) };
  });
}

export type Saving = {
  readonly stay: ReservationsRow;
  readonly table: Tables;
  readonly guests: Resource;
  readonly values: WhereValues;
  readonly body: Json | undefined;
  /** The guests use their own link: known data are not overwritten, and all needed data must be there. */
  readonly byLink: boolean;
};

/**
 * Saves several people of a stay at once: known ones by their id (`ref`), the others new. Checks all of them by the
 * fields of `guests`, with the same rules as its form, and saves all or none.
 * @throws HttpError 400, 422 with every error under `persons.0.tcIdentityNo`
 */
export function personsWrites(saving: Saving): readonly RecordWrite[] {
  const { stay, table, byLink } = saving;
  const persons = readPersons(saving.body);
  const known = guestIdsOf(stay, table);
  const issues: FieldIssue[] = [];
  const writes: RecordWrite[] = [];
  const numbers = new Map<string, string>();
  for (const id of known) {
    const number = documentNo(table(GUESTS).get(id) ?? {});
    if (number !== '') numbers.set(number, id);
  }
  const added = persons.filter(({ ref }) => ref === '').length;
  const room = byLink ? Math.max(0, peopleIn(stay) - known.length) : MAX_PEOPLE - known.length;
  if (added > room) issues.push({ field: 'form', key: 'kbs.tooMany', params: { max: peopleIn(stay) } });

  persons.forEach(({ ref, values }, index) => {
    const at = (field: string): string => `persons.${index}.${field}`;
    const before = ref === '' ? undefined : table(GUESTS).get(ref);
    const isForeign = ref !== '' && (!before || !known.includes(ref));
    const isSettled = byLink && before !== undefined && missingFields(before).length === 0;
    if (isForeign || isSettled) {
      issues.push({ field: at('ref'), key: 'kbs.notHere' });
      return;
    }
    const input = Object.fromEntries(
      Object.entries(values).filter(([key]) => !(byLink && before && isName(key) && before[key] !== '')),
    );
    const { record, issues: found } = judge({ ...saving, input, before });
    issues.push(...found.map((issue) => ({ ...issue, field: at(issue.field) })));
    const named = new Set(found.map(({ field }) => field));
    const person: KbsPerson = { ...before, ...record };
    const missing = byLink ? missingFields(person).map(placeOf) : [];
    for (const field of missing) {
      if (!named.has(field)) issues.push({ field: at(field), key: 'validation.required' });
    }
    const number = documentNo(person);
    const id = before?.id ?? randomUUID();
    if (number !== '' && (numbers.get(number) ?? id) !== id) {
      const field = person.tcIdentityNo === number ? 'tcIdentityNo' : 'passportNo';
      issues.push({ field: at(field), key: 'kbs.sameNumber' });
    }
    if (number !== '') numbers.set(number, id);
    if (before) writes.push({ collection: GUESTS, id, set: record });
    else writes.push(...joinStay({ stay, id, record, byLink }));
  });
  if (issues.length > 0) throw invalid(issues);
  return writes;
}

type Judged = Pick<Saving, 'guests' | 'values'> & {
  readonly input: Readonly<Record<string, Json>>;
  readonly before: GuestsRow | undefined;
};

function judge({ guests, values, input, before }: Judged): { record: Record<string, Json>; issues: readonly Issue[] } {
  const operation = before ? ('merge' as const) : ('create' as const);
  const setup = { resource: guests, operation, input, before, values } as const;
  const { record, issues } = validateRecord({ ...setup, canWrite: () => true });
  return { record: valuesToWrite(setup, record), issues };
}

function joinStay({
  stay,
  id,
  record,
  byLink,
}: {
  stay: ReservationsRow;
  id: string;
  record: Record<string, Json>;
  byLink: boolean;
}) {
  const person: RecordWrite = { collection: GUESTS, create: { ...record, id } };
  const place = { id: `sg-${id}`, reservationId: stay.id, guestId: id, source: byLink ? 'LINK' : 'STAFF' };
  return [person, { collection: STAY_GUESTS, create: place }] as const;
}
