import { policyIssues } from '../../../src/domain/prices/stay-policy.ts';
import { todayIn } from '../../../src/domain/calendar/iso-date.ts';
import type { Resource } from '../../../src/config/types.ts';
import type { CheckedMove, CheckedMoves, MovedStay } from '../../../src/wire/moves.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { pricingOf } from '../prices/pricing.ts';
import { filterFor } from '../../records/scope.ts';
import { repeatable } from '../../records/repeatable.ts';
import type { Repositories } from '../../records/repository.ts';
import { translatedProblem } from '../../http/errors.ts';
import { withDryRun } from '../../records/dry-run.ts';
import { json, type Reply } from '../../http/reply.ts';
import { type Writes } from '../../records/writes-together.ts';
import type { Records } from '../../records/records.ts';
import { carryOut, type MovesOutcome } from './tape/moves.ts';
import { readMovesPlan } from './tape/moves-body.ts';
import { translator } from '../../../src/config/catalogues.ts';
import type { ReservationsRow } from '../../live/rows/stored/reservations.ts';
import { resourceNamed } from '../../records/context.ts';

/**
 * `POST /api/tape/moves`: moves any number of stays to other days or homes, all or none (TC4). With `"check": true` it
 * saves nothing, and answers for each stay whether the move is possible, why not, and its price.
 */
export const moveRoutes = (deps: {
  readonly records: Records;
  readonly repository: Repositories;
}): readonly Route[] => [
  {
    method: 'POST',
    path: '/api/tape/moves',
    answer: 'CheckedMoves',
    access: { subject: 'Reservation', action: 'edit' },
    handle: async (call: SignedCall) => {
      const { snapshot, caller } = call;
      const resource = resourceNamed(snapshot, 'reservations');
      if (resource === undefined) throw notFound();
      const body = await call.body();
      const plan = readMovesPlan(body.value);
      const repository = deps.repository({ snapshot, caller, resource });
      const asked = repeatable(call, body);
      return withDryRun<Reply>((undo) =>
        repository.togetherInSlices(plan.check ? { ...asked, key: undefined } : asked, function* (step) {
          const outcomes = yield* carryOut(plan, step, resource);
          const items: CheckedMove[] = [];
          for (const outcome of outcomes) {
            items.push(step((writes) => describe({ call, writes, outcome })));
            yield;
          }
          const refused = items.filter((_, index) => 'refused' in (outcomes[index] ?? {}));
          const notified = step((writes) => notifiedRoles({ writes, resource, outcomes }));
          const answer: CheckedMoves = { items, told: notified };
          if (plan.check) return undo(json(200, answer));
          if (refused.length === 0) return json(200, answer);
          throw new HttpError({
            status: 409,
            problem: { key: 'tapeMoves', params: { count: refused.length }, extra: { refused } },
          });
        }),
      );
    },
  },
];

/** One move in the answer: `message` and `errors` if refused, otherwise the record and its warnings. */
function describe(setup: { call: SignedCall; writes: Writes<ReservationsRow>; outcome: MovesOutcome }): CheckedMove {
  const { call, writes, outcome } = setup;
  const { request } = call;
  const { catalogues } = call.snapshot;
  const { move, before } = outcome;
  const was = before && (writes.shown(before) as Partial<ReservationsRow>);
  const name = { id: move.id, code: was?.code ?? null, total: was?.totalPrice ?? null };
  if ('refused' in outcome) {
    return { ...name, isFree: false, ...translatedProblem({ catalogues, request }, outcome.refused) };
  }
  const speak = translator(catalogues, request.headers['accept-language']);
  const record = writes.shown(outcome.after) as MovedStay;
  const warnings = policiesOf(writes, outcome.after).map(({ key, params }) => speak(key, params) ?? key);
  return { ...name, isFree: true, record, warnings };
}

/** AV6: rules that staff may override, listed before they do. */
function policiesOf({ context }: Pick<Writes, 'context'>, stay: ReservationsRow): ReturnType<typeof policyIssues> {
  const { table } = context;
  const estate = table('estates').get(stay.estateId);
  if (estate === undefined) return [];
  const { checkIn, checkOut, createdAt } = stay;
  const bookedOn = todayIn(new Date(createdAt || context.caller.values.now));
  return policyIssues({ checkIn, checkOut, ...pricingOf({ table, estate, stay, bookedOn }).book });
}

/** Roles that are notified of a move. */
function notifiedRoles(setup: {
  writes: Pick<Writes, 'context'>;
  resource: Resource;
  outcomes: readonly MovesOutcome[];
}): readonly string[] {
  const { writes, resource, outcomes } = setup;
  const { context } = writes;
  const rows = outcomes.flatMap((outcome) => ('after' in outcome ? [outcome.after] : []));
  const notices = resource.notify.filter(
    ({ on, where }) =>
      on.includes('move') &&
      rows.some((row) => where === undefined || filterFor({ context, resource, where }).matches(row)),
  );
  return [...new Set(notices.flatMap(({ roles }) => roles))];
}
