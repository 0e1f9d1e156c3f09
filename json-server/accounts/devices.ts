import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Vault } from './vault.ts';

const NAME = 'konak-device';
const USE = 'known device';
/** The path that the cookie is sent to. */
const PATH = '/api/auth/login';
/** seconds; one year after the last sign-in */
const MAX_AGE = 365 * 24 * 60 * 60;
/** People who take turns at one browser; who was there longest ago goes first. */
const MAX_PEOPLE = 10;
/** Characters; ours are shorter. */
const MAX_LENGTH = 2000;

type Account = { readonly user: { readonly id: string }; readonly tenantId: string };
type Device = { readonly id: string; readonly people: readonly string[] };

export type Devices = {
  /** The id of the caller's browser, and those of the accounts that somebody signed in to in it; undefined for none. */
  readonly known: <Of extends Account>(
    request: Pick<IncomingMessage, 'headers'>,
    accounts: readonly Of[],
  ) => { readonly id: string; readonly accounts: readonly Of[] } | undefined;
  /** The `Set-Cookie` by which it is known from now on to this account too. */
  readonly remember: (request: Pick<IncomingMessage, 'headers'>, account: Account) => string;
};

const personOf = ({ user, tenantId }: Account): string => `${tenantId}/${user.id}`;

function cookieOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  for (const part of (headers.cookie ?? '').split(';', 50)) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name === NAME) return value;
  }
  return '';
}

/**
 * Browsers in which people signed in before. It lets nobody in: it only gives them attempts of their own, which
 * strangers cannot use up (12.6). Sealed with the server's secret, so that nobody makes one.
 * @param hasTls the cookie is for encrypted lines alone
 */
export function createDevices({ vault, hasTls }: { vault: Vault; hasTls: boolean }): Devices {
  const read = (request: Pick<IncomingMessage, 'headers'>): Device | undefined => {
    const cookie = cookieOf(request);
    const opened = cookie === '' || cookie.length > MAX_LENGTH ? undefined : vault.open(cookie, USE);
    // Sealed by this server, so no one else wrote it.
    return opened === undefined ? undefined : (JSON.parse(opened) as Device);
  };
  return {
    known: (request, accounts) => {
      const device = accounts.length === 0 ? undefined : read(request);
      // Each account has its own: a browser known to one account gets no attempts at another, and an account that a
      // stranger makes with the same address takes none away.
      const known = device ? accounts.filter((account) => device.people.includes(personOf(account))) : [];
      return device && known.length > 0 ? { id: device.id, accounts: known } : undefined;
    },
    remember: (request, account) => {
      const { id, people } = read(request) ?? { id: randomUUID(), people: [] };
      const person = personOf(account);
      const device: Device = {
        id,
        people: [person, ...people.filter((other) => other !== person)].slice(0, MAX_PEOPLE),
      };
      const value = vault.seal(JSON.stringify(device), USE);
      const parts = [`${NAME}=${value}`, `Path=${PATH}`, `Max-Age=${MAX_AGE}`, 'HttpOnly', 'SameSite=Strict'];
      return [...parts, ...(hasTls ? ['Secure'] : [])].join('; ');
    },
  };
}
