import type { MailInLink } from '../../../../src/wire/inbox.ts';
import { parseStrictJson } from '../../../http/strict-json.ts';
import type { PublicCall, Route, SignedCall } from '../../../accounts/call.ts';
import { addressLimit } from '../../../accounts/limits.ts';
import { isAtWork } from '../../../accounts/packages.ts';
import { deadLink, recordOfSecret, newSecretLink, secretAt } from '../../../accounts/secret-links.ts';
import { collectBytes, tooLargeAndOver } from '../../../http/body.ts';
import { malformed, notFound, unsupportedType } from '../../../http/http-error.ts';
import { json } from '../../../http/reply.ts';
import type { AsSystem } from '../../../records/as-system.ts';
import type { Records } from '../../../records/records.ts';
import { settingsRow } from '../../../records/settings/company-settings.ts';
import { type FormPart, formParts } from './form-parts.ts';
import { mailOfForm, mailOfJson } from './from-provider.ts';
import type { FileStore } from './keep-files.ts';
import { checkProof, useUp } from './mail-proof.ts';
import { MAIL_IN_LINKS } from './names.ts';
import { MAX_BYTES, parseMail } from './parse.ts';
import { takeMailIn, type MailTransaction } from './take-in.ts';
import { SETTINGS } from '../../../accounts/second-factors.ts';
import { MESSAGES } from '../../../accounts/one-time-links.ts';

type Deps = FileStore & { readonly records: Records; readonly asSystem: AsSystem; readonly clock: () => number };

/** Per minute and address: 120 mails, or 12 guesses. */
const POINTS = 120;
const MISS = 10;
const PATH = /^\/api\/public\/mail-in\/([A-Za-z0-9_-]{1,100})$/;
/** Base64 makes a mail a third longer. */
const MAX_BODY_BYTES = MAX_BYTES * 1.4;

const typeOf = ({ request }: PublicCall): string =>
  (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** A delivery: the original mail, and the parts of the form around it. */
type Delivery = { readonly source: Buffer; readonly parts: readonly FormPart[] };

/** @throws HttpError 400, 413, 415 */
async function deliveryOf(call: PublicCall, bytes: Buffer): Promise<Delivery> {
  switch (typeOf(call)) {
    case 'message/rfc822':
    case 'text/plain':
    case 'application/octet-stream':
      return { source: bytes, parts: [] };
    case 'application/x-www-form-urlencoded':
    case 'multipart/form-data': {
      const parts = await formParts(call.request.headers['content-type'] ?? '', bytes, MAX_BYTES);
      return { source: await mailOfForm(parts), parts };
    }
    case 'application/json':
      return { source: await mailOfJson(readJson(bytes)), parts: [] };
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

/**
 * Receives a mail that a provider forwards, for the company whose secret is in the address: unknown and withdrawn
 * secrets give the same 404.
 */
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
        const linked = recordOfSecret(records.shared.table(MAIL_IN_LINKS), secret);
        const tenant = linked?.tenant ?? '';
        if (!linked || !isAtWork(records, call.snapshot.config, { tenant, name: MESSAGES })) {
          await limit(call, MISS - 1);
          throw notFound();
        }
        const bytes = await call.once(collectBytes, () => collectBytes(call.request, MAX_BODY_BYTES, tooLargeAndOver));
        const { source, parts } = await deliveryOf(call, bytes);
        const { authorization } = call.request.headers;
        const signed = checkProof({ records, tenant, now: deps.clock() }, { parts, authorization });
        if (source.length > MAX_BODY_BYTES) throw tooLargeAndOver();
        const mail = await parseMail(source);
        const also = signed && ((work: MailTransaction) => useUp(work.table, tenant, work.now, signed));
        await takeMailIn(deps, { tenant, mail, ...(also && { also }) });
        // The answer does not reveal whether anything was kept.
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

/** The address that a company's mail is forwarded to: reads, makes or renews, and withdraws it. */
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
