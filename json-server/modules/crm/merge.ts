import { collectionOf } from '../../../src/config/collection.ts';
import { fieldKind } from '../../../src/config/fields/registry.ts';
import type { Config, Json, Row } from '../../../src/config/types.ts';
import { mergeChoices, mergedValues } from '../../../src/domain/crm/merge.ts';
import type { Steps } from '../../../src/config/steps.ts';
import { isJsonObject } from '../../../src/config/values.ts';
import type { CrmMerge } from '../../../src/wire/crm.ts';
import { json, type Reply } from '../../http/reply.ts';
import { conflict, invalid, malformed, notFound, preconditionFailed } from '../../http/http-error.ts';
import type { Context, OnBehalf } from '../../records/context.ts';
import type { OnceStep } from '../../records/once.ts';
import { project } from '../../records/projection.ts';
import { findInScope } from '../../records/scope.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import { versionOf } from '../../live/rows/rows.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import { guestsOf, readableGuestFields, shownPerson } from './people.ts';
import type { Tables } from '../../live/rows/company.ts';
import type { WriteTransaction } from '../../records/records.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { STAYS, GUESTS, STAY_GUESTS } from '../reservations/names.ts';

export type MergeAsked = {
  readonly keepId: string;
  readonly dropId: string;
  /** Fields whose value comes from the dropped record. */
  readonly take: readonly string[];
  readonly dryRun: boolean;
  /** As the preview showed them; only a preview omits them. */
  readonly versions: { readonly keep: number; readonly drop: number } | undefined;
};

/** @throws HttpError 400, 422 */
export function readMerge(body: Json | undefined): MergeAsked {
  if (!isJsonObject(body)) throw malformed('A JSON object is expected.');
  const { keepId, dropId, take = [], dryRun = false, versions } = body;
  if (typeof keepId !== 'string' || typeof dropId !== 'string') throw malformed('"keepId" and "dropId" are ids.');
  if (!Array.isArray(take) || !take.every((name) => typeof name === 'string')) {
    throw malformed('"take" is a list of field names.');
  }
  if (keepId === dropId) throw invalid([{ field: 'dropId', key: 'crm.sameRecord' }]);
  const seen = isJsonObject(versions) ? versions : {};
  const hasSeen = typeof seen['keep'] === 'number' && typeof seen['drop'] === 'number';
  if (dryRun !== true && !hasSeen) throw malformed('"versions" says what the preview showed.');
  return {
    keepId,
    dropId,
    take,
    dryRun: dryRun === true,
    versions: hasSeen ? { keep: Number(seen['keep']), drop: Number(seen['drop']) } : undefined,
  };
}

/** Fields of a guest that people fill in and this role may read and write. */
function mergedFields(context: Context): readonly string[] {
  const { snapshot, caller } = context;
  const resource = guestsOf(snapshot);
  const { writable } = snapshot.rightsOf({ role: caller.role, resource });
  const readable = readableGuestFields(context);
  return Object.values(resource.fields)
    .filter(
      (field) => readable.has(field.name) && writable.has(field.name) && fieldKind(field.type).keys(field).length === 1,
    )
    .map(({ name }) => name);
}

/** Every field of the configuration that refers to a guest; views share their base's records. */
function placesOf({ resources }: Config): readonly { readonly collection: string; readonly key: string }[] {
  return Object.values(resources).flatMap((resource) => {
    if (resource.of || resource.api.routed) return [];
    return Object.values(resource.fields).flatMap((field) =>
      field.type === 'ref' && field.resource === GUESTS && !field.multiple
        ? [{ collection: collectionOf(resource), key: field.name }]
        : [],
    );
  });
}

type Move = { readonly collection: string; readonly key: string; readonly rows: readonly Row[] };

function movesOf(snapshot: Snapshot, dropId: string, table: Tables): readonly Move[] {
  return placesOf(snapshot.config)
    .map(({ collection, key }) => ({ collection, key, rows: table(collection).equal(key, dropId) }))
    .filter(({ rows }) => rows.length > 0);
}

/** A stay that has both guests: then they are two people. */
function sharedStay(keepId: string, dropId: string, table: Tables): ReservationsRow | undefined {
  const idsOf = (id: string): readonly string[] => [
    ...table(STAYS)
      .equal('guestId', id)
      .map((stay) => stay.id),
    ...table(STAY_GUESTS)
      .equal('guestId', id)
      .map((row) => row.reservationId),
  ];
  const ours = new Set(idsOf(keepId));
  const both = idsOf(dropId).find((id) => ours.has(id));
  return both === undefined ? undefined : table(STAYS).get(both);
}

function movedRow(row: Row, key: string, keepId: string, collection: string): RecordWrite {
  const set = { [key]: keepId };
  // Its own rule decides again what still has to be reported about the person.
  if (collection === 'kbs-notifications') return { collection, id: row.id, set, action: 'merge' };
  // An older merge points to the person's current record.
  if (collection === GUESTS) return { collection, row: { ...row, ...set } };
  return { collection, row: { ...row, ...set }, isEdit: true };
}

/** Identity notifications go first, so that the plan of a stay finds them under their new guest. */
const ORDER: readonly string[] = ['kbs-notifications', STAY_GUESTS];
const rankOf = ({ collection }: Move): number =>
  ORDER.includes(collection) ? ORDER.indexOf(collection) : ORDER.length;

/** The result of a merge; without `write` it was done before. */
type Plan = { readonly answer: CrmMerge; readonly write?: readonly ((work: WriteTransaction) => void)[] };

/**
 * Merges two records of one person: the data of the second go to the first, every reference to the second changes to
 * the first, and the second stays as a pointer with its history. It cannot be undone. A repeat gets the same answer. A
 * guest with thousands of stays is merged one record at a time.
 * @throws HttpError 404 if the caller cannot see one, 409 when it is not possible, 412 when one changed since the
 * preview
 */
export function* mergeGuests(step: OnceStep, behalf: OnBehalf, asked: MergeAsked): Steps<Reply> {
  const { answer, write = [] } = step((work) => planMerge(work, behalf, asked));
  for (const piece of write) {
    step(piece);
    yield;
  }
  return json(200, answer);
}

function planMerge({ context }: WriteTransaction, { snapshot, caller }: OnBehalf, asked: MergeAsked): Plan {
  const { table } = context;
  const resource = guestsOf(snapshot);
  const [keep, drop] = [asked.keepId, asked.dropId].map((id) => findInScope(context, resource, id));
  if (!keep || !drop) throw notFound();
  const readable = readableGuestFields(context);
  const persons = { keep: shownPerson(keep, readable), drop: shownPerson(drop, readable) };
  const versions = { keep: versionOf(keep), drop: versionOf(drop) };
  if (drop.mergedIntoId === keep.id) return { answer: { ...persons, versions, fields: [], moves: [] } };
  for (const row of [keep, drop]) {
    const isMerged = Boolean(row.mergedIntoId);
    const isForgotten = Boolean(row.anonymisedAt);
    const key = isMerged ? 'crm.merged' : 'kbs.anonymous';
    if (isMerged || isForgotten)
      throw conflict('conflict', { issues: [{ field: row === keep ? 'keepId' : 'dropId', key }] });
  }
  const shared = sharedStay(keep.id, drop.id, table);
  if (shared) {
    const params = { code: shared.code ?? '' };
    throw conflict('conflict', { issues: [{ field: 'dropId', key: 'crm.sameStay', params }] });
  }
  const fields = mergedFields(context);
  const foreign = asked.take.filter((name) => !fields.includes(name));
  if (foreign.length > 0) {
    throw invalid(foreign.map((field) => ({ field: field.slice(0, 40), key: 'validation.unknownField' })));
  }
  const choices = mergeChoices({ keep, drop, fields, take: asked.take });
  const moves = movesOf(snapshot, drop.id, table);
  const ours = project(context, resource, keep);
  const theirs = project(context, resource, drop);
  const answer: CrmMerge = {
    ...persons,
    versions,
    fields: choices.map(({ field, chosen }) => ({
      field,
      chosen,
      keep: ours[field] ?? null,
      drop: theirs[field] ?? null,
    })),
    moves: moves.map(({ collection, rows }) => ({ resource: collection, count: rows.length })),
  };
  if (asked.dryRun) return { answer };
  for (const [side, row] of [
    ['keep', keep],
    ['drop', drop],
  ] as const) {
    if (asked.versions?.[side] !== versionOf(row)) {
      throw preconditionFailed({
        params: { name: persons[side].name },
        extra: { current: project(context, resource, row) },
      });
    }
  }
  const { now } = caller.values;
  const set = mergedValues(choices) as Record<string, Json>;
  // The dropped record gives up its values first, because some are unique.
  const mergedAway = { kind: 'MERGED', mergedIntoId: keep.id, mergedAt: now, stayCount: 0 };
  const ordered = [...moves].sort((a, b) => rankOf(a) - rankOf(b));
  return {
    answer,
    write: [
      ({ apply }) => apply([{ collection: GUESTS, id: drop.id, set: mergedAway, action: 'mergedAway' }]),
      ({ apply }) => apply([{ collection: GUESTS, id: keep.id, set, action: 'merge' }]),
      ...ordered.flatMap(({ collection, key, rows }) =>
        rows.map(({ id }) => (work: WriteTransaction) => {
          // The row as the previous steps left it.
          const row = work.context.table(collection).get(id);
          if (row) work.apply([movedRow(row, key, keep.id, collection)]);
        }),
      ),
    ],
  };
}
