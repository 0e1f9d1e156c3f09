import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MailApp, startMailApp } from './mail-app.ts';
import { ROWS } from './rows.ts';

const STAY = 'res-r-000001';
const GUESTS = ROWS['guests']!.map((guest) => ({ ...guest, email: `${guest.id}@guests.example`, language: 'en' }));
const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const KEY = 'key-of-the-provider';
let app: MailApp;
let path = '';
beforeEach(async () => {
  app = await startMailApp({ guests: GUESTS, conversations: [] });
  path = String((await app.call('PUT', '/api/settings/mail-in', { as: 'admin', body: {} })).body['path']);
});
afterEach(() => app.close());

type Field = readonly [name: string, value: string | Buffer, file?: string, type?: string];
const form = (fields: readonly Field[]): Buffer =>
  Buffer.concat([
    ...fields.flatMap(([name, value, file, type]) => [
      Buffer.from(
        `--B\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"`}\r\n` +
          `${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--B--\r\n'),
  ]);
const deliver = async (raw: Buffer | string, type = 'multipart/form-data; boundary=B'): Promise<number> =>
  (await app.call('POST', path, { raw, headers: { 'content-type': type } })).status;
const received = () => app.messages('GUEST_MESSAGE');
const RAW = 'From: Who <who@else.example>\r\nMessage-ID: <raw@else.example>\r\nSubject: Raw\r\n\r\nAs it came\r\n';

const MAILGUN: readonly Field[] = [
  ['recipient', 'stay@konak.example'],
  ['sender', 'who@else.example'],
  ['from', 'Şule <who@else.example>'],
  ['subject', 'Anahtar nerede?'],
  ['body-plain', 'Kapıdayız ğüşiöç'],
  ['body-html', '<p>Kapıdayız<script>alert(1)</script></p>'],
  ['message-headers', JSON.stringify([['Message-Id', '<mg@else.example>'], ['X-Other', 'x'], 'nonsense', [1, 2]])],
  ['attachment-count', '1'],
  ['attachment-1', PDF, 'plan.pdf', 'application/pdf'],
];

describe('mails as providers deliver them', () => {
  test('Mailgun, taken apart with its files; delivered twice it is one', async () => {
    expect([await deliver(form(MAILGUN)), await deliver(form(MAILGUN))]).toEqual([202, 202]);
    expect(received()).toMatchObject([
      {
        to: 'who@else.example',
        authorName: 'Şule',
        subject: 'Anahtar nerede?',
        body: 'Kapıdayız ğüşiöç',
        mailId: '<mg@else.example>',
        files: [{ name: 'plan.pdf', type: 'application/pdf' }],
      },
    ]);
  });

  test('Mailgun and SendGrid, as it came', async () => {
    expect(await deliver(form([['body-mime', RAW]]))).toBe(202);
    expect(await deliver(form([['email', RAW.replace('<raw', '<raw2')]]))).toBe(202);
    expect(received().map((row) => row['body'])).toEqual(['As it came', 'As it came']);
  });

  test('SendGrid, taken apart: headers as a text, each field in its own charset', async () => {
    const { body: sent } = await app.call('POST', '/api/inbox/messages', {
      as: 'admin',
      body: { reservationId: STAY, channel: 'MAIL', subject: 'Keys', body: 'In the box.' },
    });
    const headers = `Message-ID: <sg@else.example>\r\nReferences: <x@y>\r\n <demo.${sent.id}@konak.example>\r\nX: y\r\n`;
    await deliver(
      form([
        ['headers', headers],
        ['from', 'Who <who@else.example>'],
        ['to', 'stay@konak.example'],
        ['subject', 'Re: Keys'],
        ['text', Buffer.from('Schlüssel gefunden', 'latin1')],
        ['charsets', '{"to":"UTF-8","text":"iso-8859-1"}'],
        ['attachments', '1'],
        ['attachment1', PDF, 'a.pdf', 'application/pdf'],
      ]),
    );
    expect(received()).toMatchObject([
      { reservationId: STAY, body: 'Schlüssel gefunden', files: [{ name: 'a.pdf' }], mailId: '<sg@else.example>' },
    ]);
  });

  test('Postmark, JSON with files in base64; a machine is known by its headers', async () => {
    const mail = {
      From: 'Who <who@else.example>',
      To: 'stay@konak.example',
      Subject: 'Away',
      TextBody: '',
      HtmlBody: '<b>Away</b>',
      Headers: [
        { Name: 'Message-ID', Value: '<pm@else.example>' },
        { Name: 'Auto-Submitted', Value: 'auto-replied' },
        7,
      ],
      Attachments: [
        { Name: 'a.pdf', Content: PDF.toString('base64'), ContentType: 'application/pdf' },
        { Name: 'x' },
        'y',
      ],
    };
    expect(await deliver(JSON.stringify(mail), 'application/json')).toBe(202);
    expect(received()).toMatchObject([{ body: 'Away', isAutomatic: true, files: [{ name: 'a.pdf' }] }]);
  });

  test('one without a Message-ID is one, however often it comes; its headers are lines of their own', async () => {
    const fields: readonly Field[] = [
      ['from', 'who@else.example\r\nBcc: spy@evil.example'],
      ['subject', 'Hi\r\nAuto-Submitted: auto-replied\r\n\r\nbody'],
      ['text', 'Hello'],
    ];
    await deliver(form(fields));
    await deliver(form(fields));
    expect(received()).toMatchObject([{ body: 'Hello', isAutomatic: false }]);
  });
});

describe('hostile bodies', () => {
  test.each([
    ['no boundary', 'multipart/form-data', 'x', 400],
    ['an empty boundary', 'multipart/form-data; boundary=', 'x', 400],
    ['another boundary', 'multipart/form-data; boundary=C', form(MAILGUN), 400],
    ['no end', 'multipart/form-data; boundary=B', form(MAILGUN).subarray(0, -20), 400],
    ['nothing', 'multipart/form-data; boundary=B', '', 400],
    ['no mail', 'multipart/form-data; boundary=B', form([['a', 'b']]), 400],
    ['a mail of nobody', 'multipart/form-data; boundary=B', form([['subject', 'b']]), 400],
    [
      'too many parts',
      'multipart/form-data; boundary=B',
      form(Array.from({ length: 5000 }, () => ['a', 'b'] as const)),
      400,
    ],
    [
      'too large a part',
      'multipart/form-data; boundary=B',
      form([['body-mime', Buffer.alloc(26 * 1024 * 1024, 'x')]]),
      413,
    ],
    [
      'a header without an end',
      'multipart/form-data; boundary=B',
      `--B\r\nContent-Disposition: form-data; name="${'x'.repeat(200_000)}`,
      400,
    ],
    ['too many fields', 'application/x-www-form-urlencoded', 'a=b&'.repeat(5000), 400],
    ['a form in another form', 'multipart/mixed; boundary=B', form(MAILGUN), 415],
    ['JSON that is a list', 'application/json', '[]', 400],
    ['JSON of no sender', 'application/json', '{"From":7,"Attachments":{}}', 400],
    [
      'JSON with what was never a list',
      'application/json',
      '{"From":"a@b.c","Headers":{"a":1},"Attachments":"x"}',
      202,
    ],
    [
      'a charset that nobody knows',
      'multipart/form-data; boundary=B',
      form([
        ['from', 'a@b.c'],
        ['text', 'x'],
        ['charsets', '{"text":"x-nothing"}'],
      ]),
      202,
    ],
    [
      'a name with a line break',
      'multipart/form-data; boundary=B',
      form([
        ['from', 'a@b.c'],
        ['text', 'x'],
        ['f', PDF, 'a\r\nb.pdf'],
      ]),
      202,
    ],
  ])('%s', async (_name, type, body, status) => {
    expect(await deliver(body, type)).toBe(status);
  });
});

describe('signed deliveries', () => {
  const seconds = (): number => Math.floor(app.clock.now / 1000);
  const signed = (timestamp = String(seconds()), token = 'token-1', key = KEY): readonly Field[] => [
    ...MAILGUN,
    ['timestamp', timestamp],
    ['token', token],
    ['signature', createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex')],
  ];
  beforeEach(async () => {
    const { body } = await app.call('GET', '/api/settings', { as: 'admin' });
    const set = { as: 'admin', body: { mailInSigningKey: KEY }, version: body.version };
    const saved = await app.call('PATCH', '/api/settings', set);
    expect([saved.status, saved.text.includes(KEY)]).toEqual([200, false]);
  });

  test('are taken once', async () => {
    expect([await deliver(form(signed())), await deliver(form(signed()))]).toEqual([202, 403]);
    expect(received()).toHaveLength(1);
    // Used up even where the mail is another one.
    const other = form([...signed().map((field): Field => (field[0] === 'subject' ? ['subject', 'Other'] : field))]);
    expect(await deliver(other)).toBe(403);
  });

  test('what is used up goes once it is too old to come again', async () => {
    await deliver(form(signed()));
    app.clock.now += 40 * 60_000;
    expect(await deliver(form(signed(String(seconds()), 'token-2')))).toBe(202);
    expect([...app.store.table('_mail_in_tokens', 'demo').all()]).toHaveLength(1);
  });

  test('without, with another’s, with an old one nothing comes in', async () => {
    const now = seconds();
    const refused = [
      form(MAILGUN),
      form(signed(String(now), 'token-2', 'another')),
      form(signed(String(now - 3600))),
      form(signed(String(now + 3600))),
      form(signed('NaN')),
      form(signed(String(now), '')),
      form(signed().filter(([name]) => name !== 'signature')),
      form([...signed().filter(([name]) => name !== 'signature'), ['signature', 'ğ'.repeat(64)]]),
    ];
    for (const body of refused) expect(await deliver(body)).toBe(403);
    expect(await deliver(RAW, 'message/rfc822')).toBe(403);
    expect(received()).toEqual([]);
  });

  test('a key that cannot be opened any more lets nobody in', async () => {
    const [row] = [...app.store.table('settings', 'demo').all()];
    await app.store.transact((tx) => tx.put('settings', 'demo', { ...row!, mailInSigningKeySealed: 'broken' }));
    expect(await deliver(form(signed()))).toBe(403);
    expect(await deliver(form(signed(String(seconds()), 'token-3', '')))).toBe(403);
  });
});

describe('deliveries with a password', () => {
  const PASSWORD = 'post:mark şifre';
  const basic = (password: string, user = 'mail') => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const bear = async (authorization: string | undefined, raw: Buffer | string = RAW, type = 'message/rfc822') =>
    (
      await app.call('POST', path, {
        raw,
        headers: { 'content-type': type, ...(authorization === undefined ? {} : { authorization }) },
      })
    ).status;
  const set = async (body: object) => {
    const { version } = (await app.call('GET', '/api/settings', { as: 'admin' })).body;
    const saved = await app.call('PATCH', '/api/settings', { as: 'admin', body, version });
    expect([saved.status, saved.text.includes(PASSWORD)]).toEqual([200, false]);
  };
  beforeEach(() => set({ mailInPassword: PASSWORD }));

  test('are taken from SendGrid and Postmark, whatever their user is called; others are not', async () => {
    const postmark = JSON.stringify({ From: 'a@b.c', Subject: 'By Postmark', TextBody: 'x', MessageID: '1' });
    expect(await bear(basic(PASSWORD), postmark, 'application/json')).toBe(202);
    const sendGrid = form([
      ['from', 'a@b.c'],
      ['subject', 'By SendGrid'],
      ['text', 'y'],
    ]);
    expect(await bear(basic(PASSWORD, ''), sendGrid, 'multipart/form-data; boundary=B')).toBe(202);
    const wrong = [
      undefined,
      '',
      'Basic',
      'Basic !',
      basic(''),
      basic('other'),
      'Bearer cG9zdA==',
      basic(PASSWORD).slice(0, -6),
    ];
    for (const authorization of wrong) expect(await bear(authorization)).toBe(403);
    expect(received().map(({ subject }) => subject)).toEqual(['By Postmark', 'By SendGrid']);
  });

  test('beside a signing key either proof will do, and no empty one', async () => {
    await set({ mailInSigningKey: KEY });
    const timestamp = String(Math.floor(app.clock.now / 1000));
    const signature = (key: string) => createHmac('sha256', key).update(`${timestamp}t`).digest('hex');
    const signed = (key: string) =>
      form([...MAILGUN, ['timestamp', timestamp], ['token', 't'], ['signature', signature(key)]]);
    expect(await deliver(signed('another'))).toBe(403);
    expect(await deliver(signed(KEY))).toBe(202);
    expect(await bear(basic(PASSWORD))).toBe(202);
    expect(await bear(basic(KEY))).toBe(403);
    await set({ mailInPassword: null });
    expect(await bear(basic(''))).toBe(403);
  });

  test('a password that cannot be opened any more lets nobody in', async () => {
    const [row] = [...app.store.table('settings', 'demo').all()];
    await app.store.transact((tx) => tx.put('settings', 'demo', { ...row!, mailInPasswordSealed: 'broken' }));
    for (const password of [PASSWORD, '']) expect(await bear(basic(password))).toBe(403);
  });
});
