import { simpleParser, type AddressObject, type Attachment, type ParsedMail } from 'mailparser';
import { withoutControlCharacters } from '../../../../src/domain/mail/inbox/from-web.ts';
import { type Incoming, readReport } from '../../../../src/domain/mail/inbox/incoming.ts';

/** bytes of a mail, as much as most providers take; larger ones are refused on arrival */
export const MAX_BYTES = 25 * 1024 * 1024;
/** bytes of HTML to convert to text; the text of larger ones is omitted */
const MAX_HTML = 512 * 1024;
const LONGEST = 20_000; // characters that are kept of a text
const MAX_REFERENCES = 20;
/** Max files of a mail that are examined. */
const MAX_FILES = 40;
/** bytes; a smaller inline picture is a spacer, a tracking pixel or an icon in a signature */
const LEAST_SHOWN = 4 * 1024;

const addressesIn = (found: AddressObject | AddressObject[] | undefined): readonly string[] =>
  (found === undefined ? [] : Array.isArray(found) ? found : [found]).flatMap(({ value }) =>
    value.flatMap(({ address }) => address ?? []),
  );

const headerIn = ({ headers }: ParsedMail, name: string): string => {
  const value = headers.get(name);
  return typeof value === 'string' ? value.slice(0, 200) : '';
};

/** The path to which mail servers return errors; `<>` for mails that must not be answered. */
function returnPathOf(mail: ParsedMail): string {
  const value = mail.headers.get('return-path');
  if (typeof value === 'string') return value;
  const line = mail.headerLines.find(({ key }) => key === 'return-path')?.line ?? '';
  return line.replace(/^return-path:/i, '').trim();
}

const isReport = ({ contentType }: Attachment): boolean => contentType === 'message/delivery-status';
const isOriginal = ({ contentType }: Attachment): boolean =>
  ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'].includes(contentType);

function reportIn(mail: ParsedMail) {
  const status = mail.attachments.find(isReport);
  if (!status) return undefined;
  const original = mail.attachments.find(isOriginal);
  return readReport(status.content.toString('utf8'), original?.content.subarray(0, 64 * 1024).toString('utf8') ?? '');
}

/**
 * Removes the addresses of pictures and links that programs write in brackets: nobody reads them, and some only track
 * readers.
 */
const withoutTargets = (text: string): string =>
  text.replace(/ ?\[(?:https?|cid|data|javascript):[^\]\n]{0,2000}\]/gi, '');

const READING = {
  skipTextToHtml: true,
  skipImageLinks: true,
  skipTextLinks: true,
  keepDeliveryStatus: true,
  maxHtmlLengthToParse: MAX_HTML,
};

/** The text of HTML beside files: the parser makes one only if the mail has nothing else. */
async function textOfHtml(html: string | false | undefined): Promise<string> {
  if (!html) return '';
  return (await simpleParser(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`, READING)).text ?? '';
}

/**
 * Parses a mail in wire format (RFC 5322). Its HTML is only converted to text; nothing of it is kept or fetched.
 * Pictures inside its text are ordinary files.
 * @param isCut its end is missing
 */
export async function parseMail(source: Buffer, isCut = false): Promise<Incoming> {
  const mail = await simpleParser(source, READING);
  const text = mail.text ?? (await textOfHtml(mail.html));
  const sender = mail.from?.value[0];
  const references = [mail.inReplyTo ?? [], mail.references ?? []].flat();
  const report = reportIn(mail);
  const files = mail.attachments
    .filter((each) => !isReport(each) && !(report && isOriginal(each)))
    .filter(({ related, size }) => !related || size >= LEAST_SHOWN)
    .slice(0, MAX_FILES);
  return {
    mailId: (mail.messageId ?? '').slice(0, 300),
    references: [...new Set([references[0] ?? [], references.slice(1).reverse()].flat())].slice(0, MAX_REFERENCES),
    from: (sender?.address ?? '').toLowerCase().slice(0, 254),
    fromName: withoutControlCharacters(sender?.name ?? '')
      .replace(/\s+/g, ' ')
      .slice(0, 120),
    to: [
      ...addressesIn(mail.to),
      ...addressesIn(mail.cc),
      headerIn(mail, 'delivered-to'),
      headerIn(mail, 'x-original-to'),
    ],
    subject: withoutControlCharacters(mail.subject ?? '')
      .replace(/\s+/g, ' ')
      .slice(0, 200),
    text: withoutControlCharacters(withoutTargets(text)).slice(0, LONGEST),
    headers: {
      autoSubmitted: headerIn(mail, 'auto-submitted'),
      precedence: headerIn(mail, 'precedence'),
      autoReply: ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress'].some((name) => mail.headers.has(name)),
      returnPath: returnPathOf(mail),
    },
    report,
    files: files.map(({ filename, content }, index) => ({
      name: withoutControlCharacters(filename ?? 'file').slice(0, 200),
      bytes: content,
      ...(isCut && index === files.length - 1 && { isCut: true as const }),
    })),
  };
}
