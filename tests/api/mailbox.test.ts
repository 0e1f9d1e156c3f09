import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defineSecrets } from '../../json-server/accounts/sealed.ts';
import { createCollector } from '../../json-server/modules/mail/inbox/collector.ts';
import { imapMailboxes, type Mailbox, type OpenMailbox } from '../../json-server/modules/mail/inbox/mailbox.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import { createFileQuota } from '../../json-server/records/files/quota.ts';
import { recordsOf } from '../../json-server/records/records.ts';
import { type MailApp, startMailApp } from './mail-app.ts';
import { ROWS } from './rows.ts';
import { SECRET } from './support.ts';

const mailNamed = (name: string): Buffer =>
  Buffer.from(
    `From: ${name} <${name}@else.example>\r\nMessage-ID: <${name}@else.example>\r\nSubject: ${name}\r\n\r\nHello\r\n`,
  );

/** What the server of the mailbox has. */
const box = { uidValidity: '1', mails: new Map<number, Buffer>(), fails: '' };
const opened: string[] = [];
/** What of the mailbox was asked for. */
const asked: Parameters<Mailbox['newer']>[0][] = [];
const stub: OpenMailbox = (at) => {
  opened.push(`${at.user}@${at.host}:${at.port}/${at.folder} ${at.password}`);
  if (box.fails !== '') return Promise.reject(new Error(box.fails));
  return Promise.resolve({
    uidValidity: box.uidValidity,
    uidNext: Math.max(0, ...box.mails.keys()) + 1,
    newer: (from) => {
      asked.push(from);
      return Promise.resolve([...box.mails.keys()].filter((uid) => !('uid' in from) || uid > from.uid));
    },
    read: (uid) => {
      const source = box.mails.get(uid);
      return Promise.resolve(source && { uid, source, isCut: false });
    },
    close: () => Promise.resolve(),
  });
};

let app: MailApp;
let collect: () => Promise<number>;
beforeEach(async () => {
  Object.assign(box, { uidValidity: '1', mails: new Map([[7, mailNamed('old')]]), fails: '' });
  opened.length = 0;
  asked.length = 0;
  const settings = ROWS['settings']!.map((row) => ({ ...row, imapHost: 'imap.test', imapUser: 'stay' }));
  app = await startMailApp({ conversations: [], settings });
  defineSecrets(app.store, SECRET);
  const clock = () => app.clock.now;
  const asSystem = asSystemOf({ store: app.store, config: app.live, clock });
  const collector = createCollector({
    records: recordsOf(app.store),
    asSystem,
    clock,
    open: stub,
    blobs: app.blobs,
    fileQuota: createFileQuota(app.store),
  });
  collect = collector.run;
});
afterEach(() => app.close());
const subjects = () => app.messages('GUEST_MESSAGE').map((row) => row['subject']);
const settings = () => [...app.store.table('settings', 'demo').all()][0]!;

describe('a mailbox', () => {
  test('is read from the moment on that it is set, each mail once', async () => {
    await collect();
    expect([opened[0], subjects()]).toEqual(['stay@imap.test:993/INBOX ', []]);
    box.mails.set(8, mailNamed('ada')).set(9, mailNamed('bea'));
    await collect();
    await collect();
    expect(subjects()).toEqual(['ada', 'bea']);
  });

  test('whose server has given new numbers is read again, and nothing is there twice', async () => {
    await collect();
    box.mails.set(8, mailNamed('ada'));
    await collect();
    box.uidValidity = '2';
    box.mails = new Map([
      [1, mailNamed('ada')],
      [2, mailNamed('bea')],
    ]);
    await collect();
    box.mails.set(3, mailNamed('cem'));
    await collect();
    expect(subjects()).toEqual(['ada', 'bea', 'cem']);
    // No further back than to the moment that it was set at.
    expect(asked).toContainEqual({ since: new Date(app.clock.now) });
    app.clock.now += 30 * 24 * 3_600_000;
    box.uidValidity = '3';
    await collect();
    expect(asked.at(-1)).toEqual({ since: new Date(app.clock.now - 7 * 24 * 3_600_000) });
  });

  test('that cannot be read says why in the settings, until it can', async () => {
    box.fails = 'Invalid credentials';
    await collect();
    expect(settings()['imapTrouble']).toBe('Invalid credentials');
    box.fails = '';
    await collect();
    expect(settings()['imapTrouble']).toBeUndefined();
  });
});

/** As much of an IMAP server as one reader needs, with one mail. It notes what it is told. */
function imapServer(source: Buffer, told: string[]): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let rest = '';
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        const [tag = '', ...words] = line.split(' ');
        told.push(words.join(' '));
        const name = words[0]?.toUpperCase() === 'UID' ? `UID ${words[1]?.toUpperCase()}` : words[0]?.toUpperCase();
        const answers: Readonly<Record<string, string>> = {
          CAPABILITY: '* CAPABILITY IMAP4rev1\r\n',
          LIST: '* LIST () "/" INBOX\r\n',
          LSUB: '* LSUB () "/" INBOX\r\n',
          EXAMINE: '* 1 EXISTS\r\n* OK [UIDVALIDITY 42] ok\r\n* OK [UIDNEXT 6] ok\r\n',
          'UID SEARCH': '* SEARCH 5\r\n',
          'UID FETCH': `* 1 FETCH (UID 5 BODY[]<0> {${source.length}}\r\n${source.toString('latin1')})\r\n`,
          LOGOUT: '* BYE\r\n',
        };
        socket.write(`${answers[name ?? ''] ?? ''}${tag} OK done\r\n`);
      }
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
}

test('IMAP is spoken to a server, and nothing there is marked or deleted', async () => {
  const told: string[] = [];
  const source = mailNamed('ada');
  const { server, port } = await imapServer(source, told);
  try {
    const open = imapMailboxes({ mayBePlain: true });
    const mailbox = await open({ host: '127.0.0.1', port, user: 'stay', password: 'secret', folder: 'INBOX' });
    expect([mailbox.uidValidity, mailbox.uidNext]).toEqual(['42', 6]);
    expect(await mailbox.newer({ uid: 4 })).toEqual([5]);
    expect(await mailbox.newer({ uid: 5 })).toEqual([]);
    expect(await mailbox.read(5)).toEqual({ uid: 5, source, isCut: false });
    await mailbox.close();
    expect(told.filter((line) => /STORE|EXPUNGE|SELECT|DELETE|MOVE|COPY/i.test(line))).toEqual([]);
  } finally {
    server.close();
  }
});
