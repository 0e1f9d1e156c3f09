import { MODULES } from '../../json-server/app.ts';
import { createJobRunner } from '../../json-server/jobs/job-runner.ts';
import { createBodies } from '../../json-server/accounts/link-body.ts';
import { createVault } from '../../json-server/accounts/vault.ts';
import type { Ticker } from '../../json-server/jobs/ticker.ts';
import { createPostman } from '../../json-server/modules/mail/postman.ts';
import type { Letter, MailOutcome, Transport } from '../../json-server/modules/mail/transport.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import type { Row } from '../../src/config/types.ts';
import { SECRET, startApp, type TestApp } from './support.ts';
import { ROWS } from './rows.ts';
import { recordsOf } from '../../json-server/records/records.ts';

export type MailApp = TestApp & {
  /** Every letter that was handed to the transport, in order. */
  readonly letters: Letter[];
  /** What the transport answers next; `sent` by default. */
  readonly answer: { next: (letter: Letter) => Promise<MailOutcome> | MailOutcome };
  readonly postman: Ticker;
  /** The server dies with the next letters in hand: they are never answered. */
  readonly die: () => void;
  /** What the server's clock does now. */
  readonly tick: () => Promise<number>;
  /** Another server on the same data, as after a crash. */
  readonly another: (setup?: { isRepeatable: boolean }) => Ticker;
  readonly messages: (kind?: string) => readonly Row[];
};

/** The real app with an outbox that hands its mail to the test. @param rows instead of those of the fixture, by collection */
export async function startMailApp(rows: Readonly<Record<string, readonly Row[]>> = {}): Promise<MailApp> {
  const settings = ROWS['settings']!.map((row) => ({
    ...row,
    reminderOn: true,
    reminderFrom: '08:30',
    reminderUntil: '09:00',
  }));
  const app = await startApp({ rows: { ...ROWS, messages: [], 'message-templates': [], settings, ...rows } });
  const letters: Letter[] = [];
  const answer: MailApp['answer'] = { next: () => ({ is: 'sent' }) };
  const clock = () => app.clock.now;
  const transportOf = (isRepeatable: boolean): Transport => ({
    isRepeatable,
    send: async (letter) => {
      letters.push(letter);
      return answer.next(letter);
    },
  });
  const asSystem = asSystemOf({ store: app.store, config: app.live, clock });
  const vault = createVault(SECRET);
  const bodyOf = createBodies({
    company: recordsOf(app.store).company,
    vault,
    publicUrl: 'https://konak.test',
    clock,
  });
  const postmen: Ticker[] = [];
  const dying: (() => void)[] = [];
  const die = () => {
    answer.next = () => new Promise<MailOutcome>((resolve) => dying.push(() => resolve({ is: 'failed', why: 'dead' })));
  };
  const another = ({ isRepeatable } = { isRepeatable: false }): Ticker => {
    const made = createPostman({
      records: recordsOf(app.store),
      clock,
      asSystem,
      bodyOf,
      blobs: app.blobs,
      transportFor: () => transportOf(isRepeatable),
    });
    postmen.push(made);
    return made;
  };
  const jobRunner = createJobRunner({ modules: MODULES, store: app.store, config: app.live, clock });
  return {
    ...app,
    letters,
    answer,
    die,
    another,
    postman: another(),
    tick: () => jobRunner.run(),
    messages: (kind) =>
      [...app.store.table('messages', 'demo').all()].filter((row) => kind === undefined || row['kind'] === kind),
    close: async () => {
      await jobRunner.stop();
      for (const release of dying) release();
      for (const postman of postmen) await postman.stop();
      await app.close();
    },
  };
}

/** A moment of 20 November 2026 on the wall of Istanbul. */
export const at = (time: string, date = '2026-11-20'): number => Date.parse(`${date}T${time}:00+03:00`);
