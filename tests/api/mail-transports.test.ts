import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileTransport } from '../../json-server/modules/mail/file-transport.ts';
import { smtpTransport } from '../../json-server/modules/mail/smtp-transport.ts';
import type { Letter } from '../../json-server/modules/mail/transport.ts';

const LETTER: Letter = {
  id: 'reminder-2026-11-20-../usr',
  tenant: 'demo',
  fromName: 'Konak, Şti.',
  replyTo: 'answers@konak.example',
  to: 'ada@guests.example',
  subject: 'Giriş günü',
  text: 'Merhaba',
  html: '<p>Merhaba</p>',
  language: 'tr',
  date: '2026-11-20T05:30:00.000Z',
};
/** Nobody receives a file. */
const FILED = { is: 'filed' };
const FROM = 'Konak <bookings@konak.example>';

describe('files beside the data', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'konak-mail-'))));
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('the same letter twice is one file, and no id leads out of the folder', async () => {
    const transport = fileTransport({ folder: join(folder, 'mail'), from: FROM });
    expect([await transport.send(LETTER), await transport.send(LETTER)]).toEqual([FILED, FILED]);
    expect(await readdir(folder)).toEqual(['mail']);
    const files = await readdir(join(folder, 'mail'));
    expect(files).toEqual(['demo.reminder-2026-11-20-.._usr.eml']);
    const text = await readFile(join(folder, 'mail', files[0]!), 'utf8');
    expect(text).toContain('Message-ID: <demo.reminder-2026-11-20-.._usr@konak.example>');
    expect(text).toContain('To: ada@guests.example');
    expect(text).toContain('Reply-To: answers@konak.example');
    expect(text).toContain('Date: Fri, 20 Nov 2026 05:30:00 +0000');
  });
  test('a folder that cannot be written is a failure that is tried again', async () => {
    await writeFile(join(folder, 'file'), '');
    const transport = fileTransport({ folder: join(folder, 'file', 'mail'), from: FROM });
    expect(await transport.send(LETTER)).toMatchObject({ is: 'failed' });
  });
});

describe('an SMTP server', () => {
  let server: Server | undefined;
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    server?.close();
  });
  /** A server that answers each command as told; `undefined` = it hangs up. */
  const listen = async (answers: (line: string) => string | undefined): Promise<string> => {
    server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.write('220 test ESMTP\r\n');
      let isBody = false;
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        if (isBody && !text.includes('\r\n.\r\n')) return;
        const line = isBody ? '.' : text.trim();
        const answer = answers(line);
        isBody = line === 'DATA' && answer?.startsWith('354') === true;
        if (answer === undefined) socket.destroy();
        else if (answer !== '') socket.write(`${answer}\r\n`);
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const polite = (line: string): string => {
    if (line.startsWith('EHLO')) return '250 test';
    if (line === 'DATA') return '354 go on';
    return '250 ok';
  };
  const send = async (answers: (line: string) => string | undefined, timeout = 2000) =>
    smtpTransport({ url: await listen(answers), from: FROM, timeout }).send(LETTER);

  test('takes the letter', async () => expect(await send(polite)).toEqual({ is: 'sent' }));
  test('that nobody reaches is tried again', async () => {
    const url = await listen(polite);
    await new Promise((resolve) => server?.close(resolve));
    expect(await smtpTransport({ url, from: FROM, timeout: 2000 }).send(LETTER)).toMatchObject({ is: 'failed' });
  });
  test('that says nothing is given up after a while', async () => {
    expect(await send((line) => (line.startsWith('EHLO') ? '' : polite(line)), 300)).toMatchObject({ is: 'failed' });
  });
  test('that does not know the receiver refuses for good; one that is busy does not', async () => {
    const no = (code: string) => (line: string) => (line.startsWith('RCPT') ? code : polite(line));
    expect(await send(no('550 no such user'))).toMatchObject({ is: 'refused' });
    expect(await send(no('451 try later'))).toMatchObject({ is: 'failed' });
  });
  test('that hangs up after the text may have taken it: nobody knows', async () => {
    expect(await send((line) => (line === '.' ? undefined : polite(line)))).toMatchObject({ is: 'unknown' });
  });
});
