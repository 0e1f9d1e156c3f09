import type { Route, SignedCall } from '../../accounts/call.ts';
import { findAvailability } from './availability/find.ts';
import { offers } from './availability/offer.ts';
import { AVAILABILITY_PARAMETERS, readAvailabilityQuestion } from './availability/question.ts';
import { resourceNamed } from '../../records/context.ts';
import { forbidden, HttpError, notFound } from '../../http/http-error.ts';
import { findInScope } from '../../records/scope.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { Row } from '../../../src/config/types.ts';
import type { AvailabilityAnswer } from '../../../src/wire/availability.ts';
import type { Records } from '../../records/records.ts';
import { translator } from '../../../src/config/catalogues.ts';

/** The resources of the records that can block a stay. */
const IN_THE_WAY = { TAKEN: 'reservations', BLOCKED: 'out-of-order-periods' } as const;

const pick = (row: Row, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/**
 * Which estates are free for a stay, and why the others are not (AV4). Callers who may not list a blocking record do
 * not see its code. With `quote=true` each free estate includes the price of the stay, for roles that may book;
 * `fields` names further fields to include.
 */
function answer({ records }: { records: Records }, { search, snapshot, caller, request }: SignedCall): Reply {
  const estates = resourceNamed(snapshot, 'estates');
  if (estates === undefined) throw notFound();
  const question = readAvailabilityQuestion(search);
  const { readable } = snapshot.rightsOf({ role: caller.role, resource: estates });
  // The role may not filter by a field that it cannot read (S16).
  const hidden = [...question.fields.keys(), ...question.shown].filter(
    (name) => !readable.has(name.split('.')[0] ?? name),
  );
  if (hidden.length > 0) {
    const issues = hidden.map((field) => ({ field, key: 'query.unknownField' }));
    throw new HttpError({ status: 400, problem: { key: 'query', issues } });
  }
  const hasRight = (name: string, action: string): boolean => {
    const resource = resourceNamed(snapshot, name);
    return resource !== undefined && snapshot.rightsOf({ role: caller.role, resource }).can.has(action);
  };
  if (question.priced && !hasRight('reservations', 'create')) throw forbidden();
  const context = records.of({ snapshot, caller });
  // Callers who may list the blocking record see which it is; others only that the nights are taken (S1).
  const isShown = (kind: keyof typeof IN_THE_WAY, id: string): boolean => {
    const resource = resourceNamed(snapshot, IN_THE_WAY[kind]);
    return (
      resource !== undefined && hasRight(resource.name, 'list') && findInScope(context, resource, id) !== undefined
    );
  };
  const spoken = translator(snapshot.catalogues, request.headers['accept-language']);
  const speak = (key: string, params: Readonly<Record<string, string | number>>): string => spoken(key, params) ?? key;
  const offerAt = question.priced && offers({ context, question, speak });
  const items = findAvailability(context, estates, question).map(({ estate, isFree, reasons }) => ({
    estateId: estate.id,
    code: estate.code ?? '',
    isFree,
    ...(question.shown.length > 0 ? { estate: pick(estate, question.shown) } : {}),
    ...offerAt?.(estate),
    reasons: reasons.map(({ kind, key, params, occupant }) => {
      if (occupant === undefined) return { kind, message: speak(key, params) };
      const { id, code, from, to } = occupant;
      if (isShown(occupant.kind, id)) return { kind, id, code, from, to, message: speak(key, params) };
      return {
        kind,
        message: speak('availability.notFree', { checkIn: question.checkIn, checkOut: question.checkOut }),
      };
    }),
  }));
  const free = items.filter((item) => item.isFree).length;
  const found: AvailabilityAnswer = { items, total: items.length, free };
  return json(200, found);
}

/** `GET /api/availability`: free estates for a stay, for callers who may list estates. */
export const availabilityRoutes = (deps: { readonly records: Records }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/availability',
    answer: 'AvailabilityAnswer',
    access: { subject: 'Estate', action: 'list' },
    query: AVAILABILITY_PARAMETERS,
    handle: (call: SignedCall) => answer(deps, call),
  },
];
