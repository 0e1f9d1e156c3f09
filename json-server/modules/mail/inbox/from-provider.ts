import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import { isJsonObject } from '../../../../src/config/values.ts';
import { malformed } from '../../../http/http-error.ts';
import type { FormPart } from './form-parts.ts';

/** The headers needed to read a mail; others are dropped. */
const READ = [
  'message-id',
  'in-reply-to',
  'references',
  'auto-submitted',
  'precedence',
  'return-path',
  'x-autoreply',
  'x-autorespond',
  'x-auto-response-suppress',
  'delivered-to',
  'x-original-to',
];
const MAX_HEADERS = 500;
/** The fields in which providers put the original mail. */
const RAW = ['RawEmail', 'raw', 'email', 'mime', 'body-mime', 'content'];

type Headers = ReadonlyMap<string, string>;
type PartFile = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
  readonly cid?: string;
};
/** A mail that a provider has already parsed. */
type TakenApart = {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Headers;
  readonly files: readonly PartFile[];
};

const oneLine = (text: string): string => text.replace(/[\r\n\0]+/g, ' ').trim();

/** Builds one mail from the parsed parts, so that all mails are read alike. */
function composeMail({ from, to, subject, text, html, headers, files }: TakenApart): Promise<Buffer> {
  // The same delivery is the same mail, even without a Message-ID.
  const print = createHash('sha256').update([from, to, subject, text, html].join('\n')).digest('hex').slice(0, 40);
  const more = READ.filter((name) => name !== 'message-id').flatMap((key) => {
    const value = headers.get(key);
    return value === undefined ? [] : [{ key, value }];
  });
  const node = new MailComposer({
    from: oneLine(from),
    to: oneLine(to),
    subject: oneLine(subject),
    headers: more,
    ...(text === '' && html !== '' ? {} : { text }),
    ...(html !== '' && { html }),
    messageId: headers.get('message-id') || `<${print}@nameless.invalid>`,
    attachments: [...files],
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return new Promise((resolve, reject) => {
    node.build((error, message) => (error ? reject(malformed('The mail cannot be read.')) : resolve(message)));
  });
}

const headersOf = (pairs: readonly unknown[]): Headers => {
  const found = new Map<string, string>();
  for (const pair of pairs.slice(0, MAX_HEADERS)) {
    const [name, value] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
    if (typeof name !== 'string' || typeof value !== 'string') continue;
    const key = name.trim().toLowerCase();
    if (READ.includes(key) && !found.has(key)) found.set(key, oneLine(value).slice(0, 2000));
  }
  return found;
};
/** The headers of a mail; folded lines belong to the previous one. */
const headersIn = (text: string): Headers =>
  headersOf(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/\n[ \t]+/g, ' ')
      .split('\n', MAX_HEADERS)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Decodes bytes with the charset; an unknown one counts as UTF-8. */
function decoded(bytes: Buffer, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return bytes.toString('utf8');
  }
}

/** The mail in a form as Mailgun and SendGrid send it: original or parsed. @throws HttpError 400 */
export function mailOfForm(parts: readonly FormPart[]): Promise<Buffer> {
  const fields = parts.filter(({ fileName }) => fileName === undefined);
  const partNamed = (name: string) => fields.find((part) => part.name === name)?.bytes;
  const raw = RAW.map(partNamed).find((bytes) => bytes !== undefined && bytes.length > 0);
  if (raw) return Promise.resolve(raw);
  const charsets = parsedJson(decoded(partNamed('charsets') ?? Buffer.from('{}')));
  const textIn = (...names: readonly string[]): string => {
    for (const name of names) {
      const bytes = partNamed(name);
      const charset = isJsonObject(charsets) ? charsets[name] : undefined;
      if (bytes && bytes.length > 0) return decoded(bytes, typeof charset === 'string' ? charset : undefined);
    }
    return '';
  };
  const from = textIn('from', 'From', 'sender');
  const text = textIn('body-plain', 'text');
  const html = textIn('body-html', 'html');
  const files = parts.flatMap(({ fileName, type, bytes }): PartFile[] =>
    fileName === undefined ? [] : [{ filename: oneLine(fileName), contentType: oneLine(type), content: bytes }],
  );
  if (from === '' || (text === '' && html === '' && files.length === 0 && textIn('subject') === ''))
    throw malformed('The mail is expected in body-mime or email, or as from, subject and text.');
  const listed = parsedJson(textIn('message-headers'));
  const single = ['Message-Id', 'In-Reply-To', 'References'].map((name) => [name, textIn(name)]);
  const headers = new Map([
    ...headersOf(single.filter(([, value]) => value !== '')),
    ...headersIn(textIn('headers')),
    ...headersOf(Array.isArray(listed) ? (listed as readonly unknown[]) : []),
  ]);
  const to = textIn('recipient', 'to', 'To');
  return composeMail({ from, to, subject: textIn('subject', 'Subject'), text, html, headers, files });
}

/** A mail inside another body: as text, or as base64. */
const sourceIn = (text: string): Buffer =>
  /^[A-Za-z0-9+/\s]+=*\s*$/.test(text) ? Buffer.from(text, 'base64') : Buffer.from(text, 'utf8');

/** The mail in JSON: original, in one of several fields, or parsed as Postmark does. @throws HttpError 400 */
export function mailOfJson(value: unknown): Promise<Buffer> {
  if (!isJsonObject(value)) throw malformed('A JSON object is expected.');
  const text = (name: string): string => (typeof value[name] === 'string' ? value[name] : '');
  const raw = RAW.map(text).find((each) => each !== '');
  if (raw !== undefined) return Promise.resolve(sourceIn(raw));
  const listIn = (name: string): readonly { readonly [key: string]: unknown }[] => {
    const list: unknown = value[name];
    return (Array.isArray(list) ? (list as readonly unknown[]) : []).filter(isJsonObject);
  };
  if (text('From') === '') throw malformed('The mail is expected as a text in raw, or as From, Subject and TextBody.');
  const files = listIn('Attachments').flatMap((file): PartFile[] => {
    const { Name: name, Content: content, ContentType: type, ContentID: cid } = file;
    if (typeof content !== 'string') return [];
    return [
      {
        filename: typeof name === 'string' ? oneLine(name) : 'file',
        contentType: typeof type === 'string' ? oneLine(type) : 'application/octet-stream',
        content: Buffer.from(content, 'base64'),
        ...(typeof cid === 'string' && cid !== '' && { cid: oneLine(cid).replace(/[<>]/g, '') }),
      },
    ];
  });
  return composeMail({
    from: text('From'),
    to: text('To'),
    subject: text('Subject'),
    text: text('TextBody'),
    html: text('HtmlBody'),
    headers: headersOf(listIn('Headers').map(({ Name, Value }) => [Name, Value])),
    files,
  });
}
