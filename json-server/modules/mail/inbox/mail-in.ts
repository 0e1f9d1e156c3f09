import type { MailInLink } from '../../../../src/wire/inbox.ts';
import { parseStrictJson } from '../../../http/strict-json.ts';
import { isJsonObject } from '../../../../src/config/values.ts';
import type { PublicCall, Route, SignedCall } from '../../../accounts/call.ts';
import { addressLimit } from '../../../accounts/limits.ts';
import { isAtWork } from '../../../accounts/packages.ts';
import { deadLink, linkedBy, newSecretLink, secretAt } from '../../../accounts/secret-links.ts';
import { collectBytes, tooLargeAndOver } from '../../../http/body.ts';
import { malformed, notFound, unsupportedType } from '../../../http/http-error.ts';
import { json } from '../../../http/reply.ts';
import type { AsSystem } from '../../../records/as-system.ts';
import type { Records } from '../../../records/records.ts';
import { SETTINGS, settingsRow } from '../../../records/settings/company-settings.ts';
import { MESSAGES } from '../names.ts';
import type { FileStore } from './keep-files.ts';
import { MAIL_IN_LINKS } from './names.ts';
import { MOST_BYTES, parseMail } from './parse.ts';
import { takeMailIn } from './take-in.ts';

type Deps = FileStore & { readonly records: Records; readonly asSystem: AsSystem; readonly clock: () => number };

/** A minute and address: 120 mails, or 12 guesses. */
const POINTS = 120;
const MISS = 10;
const PATH = /^\/api\/public\/mail-in\/([A-Za-z0-9_-]{1,100})$/;
/** Base64 makes a mail a third longer. */
const MOST_OF_BODY = MOST_BYTES * 1.4;
/** Where providers put the mail as it came, by the names that they have for it. */
const RAW = ['RawEmail', 'raw', 'email', 'mime', 'body-mime', 'content'];

const typeOf = ({ request }: PublicCall): string =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** A mail within another body: as text, or as base64 of it. */
const sourceIn = (text: string): Buffer =>
  /^[A-Za-z0-9+/\s]+=*\s*$/.test(text) ? Buffer.from(text, 'base64') : Buffer.from(text, 'utf8');

/** The mail as it came over the wire. @throws HttpError 400, 415 */
function sourceOf(type: string, bytes: Buffer): Buffer {
  switch (type) {
    case 'message/rfc822':
    case 'text/plain':
    case 'application/octet-stream':
      return bytes;
    case 'application/x-www-form-urlencoded': {
      const raw = new URLSearchParams(bytes.toString('utf8')).get('body-mime');
      if (raw === null) throw malformed('The mail is expected in body-mime.');
      return Buffer.from(raw, 'utf8');
    }
    case 'application/json': {
      const value = readJson(bytes);
      const raw = isJsonObject(value)
        ? RAW.map((name) => value[name]).find((each) => typeof each === 'string')
        : undefined;
      if (typeof raw !== 'string') throw malformed('The mail is expected as a text, in raw.');
      return sourceIn(raw);
    }
    default:
      throw unsupportedType();
  }
}

function readJson(bytes: Buffer): unknown {
  try {
    return parseStrictJson(bytes.toString('utf8'));
  } catch {
    throw malformed('JSON is expected.');
  }
}

/** A mail that a provider forwards, to the company whose secret the address bears: unknown and withdrawn ones are one 404. */
export function mailInCalls(deps: Deps): readonly Route[] {
  const { records } = deps;
  const limit = addressLimit(POINTS);
  return [
    {
      method: 'POST',
      path: '/api/public/mail-in/:secret',
      access: 'public',
      handle: async (call) => {
        await limit(call);
        const [, secret = ''] = PATH.exec(call.path) ?? [];
        const linked = linkedBy(records.shared.table(MAIL_IN_LINKS), secret);
        const tenant = linked?.tenant ?? '';
        if (!linked || !isAtWork(records, call.snapshot.config, { tenant, name: MESSAGES })) {
          await limit(call, MISS - 1);
          throw notFound();
        }
        const bytes = await collectBytes(call.request, MOST_OF_BODY, tooLargeAndOver);
        const source = sourceOf(typeOf(call), bytes);
        if (source.length > MOST_BYTES) throw tooLargeAndOver();
        const mail = await parseMail(source);
        await takeMailIn(deps, { tenant, mail });
        // Whether anything was kept is nobody's business outside.
        return json(202, { received: true });
      },
    },
  ];
}

const EDIT = { subject: 'Settings', action: 'edit' } as const;

function shownLink({ records }: Deps, call: SignedCall): MailInLink {
  const secret = secretAt(records.shared.table(MAIL_IN_LINKS), settingsRow(records.of(call).table)?.mailInHash);
  return { path: secret === undefined ? null : `/api/public/mail-in/${secret}` };
}

/** The address that a company's mail is forwarded to: asked for, made or renewed, withdrawn. */
export const mailInLinkCalls = (deps: Deps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/settings/mail-in',
    answer: 'MailInLink',
    access: EDIT,
    handle: (call: SignedCall) => json(200, shownLink(deps, call)),
  },
  {
    method: 'PUT',
    path: '/api/settings/mail-in',
    answer: 'MailInLink',
    access: EDIT,
    handle: async (call: SignedCall) => {
      await deps.records.write(call, (work) => {
        const row = settingsRow(work.table);
        if (!row) throw notFound();
        const { hash, row: made } = newSecretLink({ id: row.id, tenant: call.caller.tenant });
        const old = row.mailInHash ?? '';
        work.apply([
          ...(old === '' ? [] : [{ collection: MAIL_IN_LINKS, row: deadLink(old) }]),
          { collection: MAIL_IN_LINKS, row: made },
          { collection: SETTINGS, id: row.id, set: { mailInHash: hash } },
        ]);
      });
      return json(200, shownLink(deps, call));
    },
  },
  {
    method: 'DELETE',
    path: '/api/settings/mail-in',
    answer: 'MailInLink',
    access: EDIT,
    handle: async (call: SignedCall) => {
      await deps.records.write(call, (work) => {
        const row = settingsRow(work.table);
        if (!row?.mailInHash) return;
        work.apply([
          { collection: MAIL_IN_LINKS, row: deadLink(row.mailInHash) },
          { collection: SETTINGS, id: row.id, set: { mailInHash: null } },
        ]);
      });
      return json(200, shownLink(deps, call));
    },
  },
];
