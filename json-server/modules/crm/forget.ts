import type { Json, Row } from '../../../src/config/types.ts';
import { entriesOf } from '../../../src/config/parts.ts';
import { textIn, versionOf } from '../../live/rows/rows.ts';
import type { RowPut, RowRemoval, Follower } from '../../live/rules/domain-write.ts';
import { anonymousValues } from './guest-rule.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { OldAsked } from '../../live/rows/old-rows.ts';
import type { GuestsRow } from '../../live/rows/stored/guests.ts';
import type { MessagesRow } from '../../live/rows/stored/messages.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { STAYS, GUESTS } from '../reservations/names.ts';

const HISTORY = '_history';
const FILES = '_files';
const TRASH = '_deleted';
type Blank = Readonly<Record<string, Json>>;
/** The input of the transaction that forgets. */
type Known = { readonly table: Tables; readonly old: OldAsked };

/** Contact data that identify a person in texts by others. */
type Contact = keyof Pick<GuestsRow, 'email' | 'phone'>;

/** Records by others about the person, found by address or telephone, and what remains of each. */
const BY_CONTACT: Readonly<Record<string, { readonly keys: readonly Contact[]; readonly blank: Blank }>> = {
  demands: {
    keys: ['email', 'phone'],
    blank: { requesterName: 'Anonim', email: null, phone: null },
  },
  'contact-requests': {
    keys: ['email', 'phone'],
    blank: { name: 'Anonim', email: null, phone: null, message: null, note: null },
  },
  subscribers: { keys: ['email'], blank: { status: 'UNSUBSCRIBED' } },
};

/** A history without its values, or without some of its keys: who acted and when remains. */
function clearedHistory(old: OldAsked, record: string, keys?: readonly string[]): readonly RowPut[] {
  return old(HISTORY, { by: record }).map((row) => {
    const left = Object.entries(row.changes).filter(([key]) => keys !== undefined && !keys.includes(key));
    return { collection: HISTORY, row: { ...row, changes: Object.fromEntries(left) }, isRewritten: true };
  });
}

/** The blanked row, with its next version, so that no open form writes the old words back. */
const blankedRow = (collection: string, row: Row, blank: Blank): RowPut => ({
  collection,
  row: { ...row, ...blank, version: versionOf(row) + 1 },
});

/** The message of either side without words and addresses; a waiting one is not sent. */
function clearedMessage(row: MessagesRow, old: OldAsked): readonly (RowPut | RowRemoval)[] {
  const isWaiting = ['WAITING', 'ERROR'].includes(row.status ?? '');
  const blank = {
    to: '',
    subject: '—',
    body: '',
    authorName: null,
    lastError: null,
    mailId: null,
    inReplyTo: null,
    files: null,
    leftOut: null,
    ...(isWaiting && { status: 'CANCELLED', nextAttemptAt: null }),
  };
  const files = entriesOf(row.files).flatMap(({ id }) =>
    typeof id === 'string' ? [{ collection: FILES, remove: id }] : [],
  );
  return [blankedRow('messages', row, blank), ...clearedHistory(old, `messages/${row.id}`), ...files];
}

const messagesOf = (stay: ReservationsRow, { table, old }: Known): readonly (RowPut | RowRemoval)[] =>
  table('messages')
    .equal('reservationId', stay.id)
    .flatMap((row) => clearedMessage(row, old));

/** The person's threads, with or without a stay, and their messages. */
function threadsOf({ id, email }: GuestsRow, { table, old }: Known): readonly (RowPut | RowRemoval)[] {
  const own = table('conversations').equal('guestId', id);
  const address = (email ?? '').toLowerCase();
  // Happens once per person, so an index is not worth it.
  const unknown = [...table('conversations').all()].filter(
    (row) => address !== '' && (row.guestId ?? '') === '' && (row.address ?? '').toLowerCase() === address,
  );
  return [...own, ...unknown].flatMap((head) => [
    blankedRow('conversations', head, { name: 'Anonim', address: '', subject: '—', lastText: '', token: null }),
    ...clearedHistory(old, `conversations/${head.id}`),
    ...table('messages')
      .equal('threadId', head.id)
      .filter((row) => (row.reservationId ?? '') === '')
      .flatMap((row) => clearedMessage(row, old)),
  ]);
}

/** The notes and messages of a stay. */
function wordsOf(stay: ReservationsRow, known: Known): readonly (RowPut | RowRemoval)[] {
  const words = (stay.notes ?? '') === '' ? [] : [blankedRow(STAYS, stay, { notes: null })];
  return [...words, ...clearedHistory(known.old, `${STAYS}/${stay.id}`, ['notes']), ...messagesOf(stay, known)];
}

function byContact(before: GuestsRow, { table, old }: Known): readonly RowPut[] {
  return Object.entries(BY_CONTACT).flatMap(([collection, { keys, blank }]) => {
    const isTheirs = (row: Row): boolean => keys.some((key) => Boolean(before[key]) && row[key] === before[key]);
    // Happens once per person, so an index is not worth it.
    const found = [...table(collection).all()].filter(isTheirs);
    return found.flatMap((row) => {
      // Unique, and nobody's address.
      const emptied = collection === 'subscribers' ? { ...blank, email: `anonim-${row.id}@example.invalid` } : blank;
      return [blankedRow(collection, row, emptied), ...clearedHistory(old, `${collection}/${row.id}`)];
    });
  });
}

/** Deleted records of the person, or of others about them: they cannot be restored, and the next sweep removes them. */
function deletedOf(people: readonly GuestsRow[], old: OldAsked): readonly RowPut[] {
  const ids = new Set(people.map(({ id }) => id));
  const isAbout = (row: Row): boolean =>
    ['guestId', 'mergedIntoId'].some((key) => ids.has(textIn(row, key))) ||
    (['email', 'phone'] as const).some((key) =>
      people.some((person) => Boolean(person[key]) && person[key] === row[key]),
    );
  return old(TRASH, 'all')
    .filter(({ row }) => row !== null && isAbout(row))
    .flatMap((entry) => [
      { collection: TRASH, row: { ...entry, at: '', row: null, states: [] } },
      // The deletion entry holds their values. The entry has its record's name.
      ...clearedHistory(old, entry.id, entry.of === STAYS ? ['notes'] : undefined),
    ]);
}

/** KVKK: when a guest's record becomes anonymous, their personal data disappear everywhere; stays and money remain. */
export const forgetEverywhere: Follower<GuestsRow> = ({ before, after, table, old }) => {
  const isNow = before && after && (after.anonymisedAt ?? '') !== '' && (before.anonymisedAt ?? '') === '';
  if (!isNow) return [];
  const merged = table(GUESTS).equal('mergedIntoId', after.id);
  return [
    ...table(STAYS)
      .equal('guestId', after.id)
      .flatMap((stay) => wordsOf(stay, { table, old })),
    ...[before, ...merged].flatMap((row) => [...byContact(row, { table, old }), ...threadsOf(row, { table, old })]),
    ...deletedOf([before, ...merged], old),
    ...merged.flatMap((row) => [
      blankedRow(GUESTS, row, { ...anonymousValues(row), anonymisedAt: after.anonymisedAt ?? null }),
      ...clearedHistory(old, `${GUESTS}/${row.id}`),
    ]),
    // Here and not in the rule: by now the history contains the forgotten values.
    ...clearedHistory(old, `${GUESTS}/${after.id}`),
  ];
};
