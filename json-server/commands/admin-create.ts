import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createAdministrator, type NewAdministrator } from './administrators.ts';
import { createApp } from '../app.ts';
import { type Environment, SettingError } from '../http/environment.ts';
import { openData } from './open-data.ts';
import { serverSecret } from './start.ts';

/** Asks one question and returns what was typed; undefined when there is no terminal. */
export type Ask = ((question: string, isHidden: boolean) => Promise<string>) | undefined;

type Wanted = { readonly key: keyof NewAdministrator; readonly question: string; readonly isHidden?: true };
const WANTED: readonly Wanted[] = [
  { key: 'email', question: 'E-mail' },
  { key: 'name', question: 'First name' },
  { key: 'surname', question: 'Surname' },
  { key: 'password', question: 'Password (at least 10 characters; nothing is shown)', isHidden: true },
];

/** Asks in the terminal; passwords are not echoed. */
export function terminalAsk(): Ask {
  if (!process.stdin.isTTY) return undefined;
  return async (question, isHidden) => {
    let isMuted = false;
    const output = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        if (!isMuted) process.stdout.write(chunk);
        done();
      },
    });
    const lines = createInterface({ input: process.stdin, output, terminal: true });
    const answer = lines.question(`  ${question}: `);
    isMuted = isHidden;
    const typed = await answer;
    lines.close();
    if (isHidden) process.stdout.write('\n');
    return isHidden ? typed : typed.trim();
  };
}

const USAGE =
  'npm run admin:create -- --email … --name … --surname … [--role SuperAdmin|admin] [--tenant …]; the password as ADMIN_PASSWORD or typed';

function argumentsOf(argv: readonly string[]) {
  const option = { type: 'string' } as const;
  try {
    const options = { email: option, name: option, surname: option, role: option, tenant: option };
    return parseArgs({ args: [...argv], options }).values;
  } catch (error) {
    // As an argument a password would show up in the process list, readable by every user of the machine.
    throw new SettingError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/**
 * `npm run admin:create`: creates the first administrator, or another one. Asks for whatever the arguments and the
 * environment leave out. The server must be stopped, because it holds the lock on the data.
 * @throws SettingError, StoreFileError with a message for the terminal
 */
export async function adminCreate(
  environment: Environment,
  { argv, env, ask }: { argv: readonly string[]; env: Readonly<Record<string, string | undefined>>; ask: Ask },
): Promise<NewAdministrator> {
  const given = argumentsOf(argv);
  const answerTo = async ({ key, question, isHidden }: Wanted): Promise<string> => {
    const known = (key === 'password' ? undefined : given[key]) ?? env[`ADMIN_${key.toUpperCase()}`];
    if (known !== undefined && known !== '') return known;
    if (!ask) throw new SettingError(`${question} is missing.\n${USAGE}`);
    return ask(question, isHidden ?? false);
  };
  const answers: Partial<Record<keyof NewAdministrator, string>> = {};
  for (const wanted of WANTED) answers[wanted.key] = await answerTo(wanted);
  const { email = '', name = '', surname = '', password = '' } = answers;
  const role = given.role ?? env['ADMIN_ROLE'] ?? 'SuperAdmin';
  const asked = { email, name, surname, password, role, tenant: given.tenant ?? environment.defaultTenant };

  const { live, store } = await openData(environment, { isWatching: false });
  try {
    // Defines the tables, as the server does.
    const app = createApp({ store, config: live, secret: await serverSecret(environment) });
    (app.locals['close'] as () => void)();
    await createAdministrator({ store, live, clock: Date.now }, asked);
  } finally {
    await live.close();
    await store.close();
  }
  return asked;
}
