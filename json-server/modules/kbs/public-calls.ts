import { missingFields } from '../../../src/domain/kbs/person.ts';
import type { GuestLinkAnswer } from '../../../src/wire/kbs.ts';
import type { PublicCall, Route } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import { addressLimit } from '../../accounts/limits.ts';
import { isAtWork } from '../../accounts/packages.ts';
import { systemCaller } from '../../records/system.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import type { Snapshot } from '../../live/snapshot.ts';
import { resourceOf } from './calls.ts';
import { type OpenLink, openLink, spendKbsLink } from './links.ts';
import { personsWrites } from './persons.ts';
import { NOTIFICATIONS } from './stay.ts';
import { peopleIn, guestIdsOf } from '../reservations/people.ts';
import type { Companies, Tables } from '../../live/rows/company.ts';
import { optionsOf } from '../../../src/config/options.ts';
import { GUESTS } from '../reservations/names.ts';

/** Per minute and address: 120 calls, or 12 guesses. */
const POINTS = 120;
const MISS = 10;

const secretIn = ({ path }: PublicCall): string => path.slice(path.lastIndexOf('/') + 1);

function linkAnswer({ stay }: OpenLink, table: Tables, snapshot: Snapshot): GuestLinkAnswer {
  const { nationality } = resourceOf(snapshot, GUESTS).fields;
  const persons = guestIdsOf(stay, table).flatMap((ref) => {
    const guest = table(GUESTS).get(ref);
    if (!guest) return [];
    const missing = missingFields(guest);
    const firstName = guest.firstName;
    return [{ ref, firstName, isComplete: missing.length === 0, needsLastName: missing.includes('lastName') }];
  });
  return {
    estate: table('estates').get(stay.estateId)?.propertyName ?? '',
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    expected: peopleIn(stay),
    persons,
    countries: optionsOf(nationality).map(({ value, label }) => ({ value, label })),
  };
}

/** A company that is shut, or no longer has KBS in its package, opens nothing. */
function atWork(
  companies: Pick<Companies, 'shared'>,
  { config }: Snapshot,
  opened: OpenLink | undefined,
): OpenLink | undefined {
  return opened && isAtWork(companies, config, { tenant: opened.tenant, name: NOTIFICATIONS }) ? opened : undefined;
}

/** Guests complete their own data by a link that opens once; everything it does not open gives the same 404. */
export function guestLinkCalls({ records, clock }: RouteDeps): readonly Route[] {
  const limit = addressLimit(POINTS);
  const nowInstant = (): string => new Date(clock()).toISOString();
  const refuse = async (call: PublicCall): Promise<never> => {
    await limit(call, MISS - 1);
    throw notFound();
  };

  const save = async (call: PublicCall): Promise<Reply> => {
    const body = await call.body();
    const header = call.request.headers['idempotency-key'];
    const key = typeof header === 'string' ? header.slice(0, 200) : '';
    const { snapshot } = call;
    const done = await records.transact((inside): boolean => {
      const now = nowInstant();
      const opened = atWork(inside, snapshot, openLink(inside, { secret: secretIn(call), now, repeated: key }));
      if (opened === undefined) return false;
      const { link, tenant, stay } = opened;
      // A repeat of the same call, because its answer was lost: the data are saved already.
      if (link.usedAt) return true;
      const caller = systemCaller(tenant, now);
      const work = inside.on({ snapshot, caller });
      const guests = resourceOf(snapshot, GUESTS);
      const saving = { stay, table: work.table, guests, values: caller.values, body: body.value, byLink: true };
      work.apply(personsWrites(saving));
      spendKbsLink(inside, link, { now, key });
      return true;
    });
    return done ? json(200, { saved: true }) : refuse(call);
  };

  return [
    {
      method: 'GET',
      path: '/api/public/guest/:id',
      answer: 'GuestLinkAnswer',
      access: 'public',
      handle: async (call) => {
        await limit(call);
        const opened = atWork(records, call.snapshot, openLink(records, { secret: secretIn(call), now: nowInstant() }));
        return opened
          ? json(200, linkAnswer(opened, records.company(opened.tenant).table, call.snapshot))
          : refuse(call);
      },
    },
    {
      method: 'POST',
      path: '/api/public/guest/:id',
      access: 'public',
      handle: async (call) => {
        await limit(call);
        return save(call);
      },
    },
  ];
}
