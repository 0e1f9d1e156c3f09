import MailComposer from 'nodemailer/lib/mail-composer';
import type { Letter } from './transport.ts';

/** Only letters, digits, dots and dashes: allowed in a file name and in a Message-ID. */
export const plainName = (text: string): string => text.replace(/[^A-Za-z0-9._-]+/g, '_').slice(0, 120);

/** The part before the @ is the same at every attempt, so a receiver can recognise a duplicate. */
const messageId = ({ tenant, id }: Letter, host: string): string => `<${plainName(tenant)}.${plainName(id)}@${host}>`;

/** @param from `MAIL_FROM`, `bookings@example.com` or `Konak <bookings@example.com>` */
export const senderAddress = (from: string): string => /<([^<>]+)>/.exec(from)?.[1]?.trim() ?? from.trim();

/** The letter in wire format (RFC 5322), as text and HTML. */
export function compile(letter: Letter, from: string): Promise<Buffer> {
  const address = senderAddress(from);
  const node = new MailComposer({
    from: { name: letter.fromName, address },
    to: { name: '', address: letter.to },
    ...(letter.replyTo === '' ? {} : { replyTo: letter.replyTo }),
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    date: new Date(letter.date),
    messageId: messageId(letter, address.split('@')[1] ?? 'localhost'),
    ...(letter.inReplyTo !== undefined && { inReplyTo: letter.inReplyTo, references: letter.inReplyTo }),
    headers: {
      'Content-Language': letter.language,
      ...(letter.isPersonal !== true && { 'Auto-Submitted': 'auto-generated' }),
      ...(letter.unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${letter.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(letter.files && {
      attachments: letter.files.map(({ name, type, bytes }) => ({
        filename: name,
        contentType: type,
        content: bytes,
        contentDisposition: 'attachment' as const,
      })),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return new Promise((resolve, reject) => {
    node.build((error, message) => {
      if (error) reject(error);
      else resolve(message);
    });
  });
}
