import { bearer, login, PASSWORD, PEOPLE } from './auth/auth-app.ts';
import { type MailApp, startMailApp } from './mail-app.ts';
import type { Answer } from './support.ts';
import type { Row } from '../../src/config/types.ts';

export const NEW = 'a quite new password';
export const HOUR = 60 * 60 * 1000; // ms

export type PeopleApp = MailApp & {
  readonly invite: (more?: object) => Promise<Answer['body']>;
  readonly act: (id: string, action: string, as?: string) => Promise<Answer>;
  readonly stored: (id: string) => Row | undefined;
  /** Links of the letters that left since, the path alone. */
  readonly sent: (postman?: MailApp['postman']) => Promise<string[]>;
  readonly open: (path: string) => Promise<Answer>;
  readonly choose: (path: string, password?: unknown) => Promise<Answer>;
  readonly post: (path: string, body: object, token?: string) => Promise<Answer>;
};

/** The mail app with people who can sign in, and what its tests do over and over. */
export async function startPeople(users: readonly Row[] = PEOPLE): Promise<PeopleApp> {
  const app = await startMailApp({ users });
  // Letters looked at; mail leaves by itself as soon as it is written.
  let seen = 0;
  return {
    ...app,
    invite: async (more = {}) => {
      const body = {
        email: 'nur@demo.com',
        name: 'Nur',
        surname: 'Tan',
        role: 'HouseKeeping',
        language: 'tr',
        ...more,
      };
      const { body: made } = await app.call('POST', '/api/users', { as: 'admin', body });
      return made;
    },
    act: (id, action, as = 'admin') => app.call('POST', `/api/users/${id}/actions/${action}`, { as, body: {} }),
    stored: (id) => app.store.table('users', 'demo').get(id),
    sent: async (postman = app.postman) => {
      await postman.run();
      const fresh = app.letters.slice(seen);
      seen = app.letters.length;
      return fresh.map(({ text }) => /https:\/\/konak\.test\/v1(\/public\/\S+)/.exec(text)?.[1] ?? '');
    },
    open: (path) => app.call('GET', `/api${path}`),
    choose: (path, password = NEW) => app.call('POST', `/api${path}`, { body: { password } }),
    post: (path, body, token) => app.call('POST', path, { body, ...(token === undefined ? {} : bearer(token)) }),
  };
}

/** Signs in somebody with a second factor as far as the password goes. */
export async function challengeOf(app: MailApp, email: string, password = PASSWORD): Promise<string> {
  const { status, body } = await login(app, email, { password });
  if (status !== 202) throw new Error(`${status} instead of a challenge`);
  return String(body['challenge']);
}
