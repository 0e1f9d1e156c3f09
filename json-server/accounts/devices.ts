import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Vault } from './vault.ts';

const NAME = 'konak-device';
const USE = 'known device';
/** The path of the cookie. */
const PATH = '/api/auth/login';
/** seconds; one year after the last sign-in */
const MAX_AGE = 365 * 24 * 60 * 60;
/** People who share one browser; beyond that the one who signed in longest ago is forgotten. */
const MAX_PEOPLE = 10;
/** Characters; our own are shorter. */
const MAX_LENGTH = 2000;

type Account = { readonly user: { readonly id: string }; readonly tenantId: string };
type Device = { readonly id: string; readonly people: readonly string[] };

export type Devices = {
  /** The id of the caller's browser, and those of the accounts that have signed in with it; undefined for none. */
  readonly known: <Of extends Account>(
    request: Pick<IncomingMessage, 'headers'>,
    accounts: readonly Of[],
  ) => { readonly id: string; readonly accounts: readonly Of[] } | undefined;
  /** The `Set-Cookie` that makes this browser known to this account too. */
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
 * Browsers in which people signed in before. A known browser grants no access: it only has its own attempts, which
 * strangers cannot use up (12.6). Sealed with the server's secret, so nobody can forge one.
 * @param hasTls the cookie is sent over encrypted lines only
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
      // Each account counts separately: a browser known to one account gets no attempts at another, and a stranger's
      // account from the same address takes none away.
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
