import { createHash } from 'node:crypto';
import { inboundFromWeb, withoutControlCharacters } from '../../../../src/domain/mail/inbox/from-web.ts';
import type { PublicCall, Route } from '../../../accounts/call.ts';
import { isJsonObject } from '../../../../src/config/values.ts';
import { HttpError, invalid, malformed, tooMany } from '../../../http/http-error.ts';
import { json } from '../../../http/reply.ts';
import type { Tables } from '../../../live/rows/company.ts';
import type { RouteDeps } from '../../../routes/deps.ts';
import { guestPageGate, type OpenedPage } from '../../reservations/guest-page/gate.ts';
import { shownTalkOf } from './talk.ts';
import { MESSAGES } from '../../../accounts/one-time-links.ts';

/** characters */
const LONGEST = 2000;
/** bytes of such a message, in any script */
const MAX_BYTES = 16 * 1024;
/** Max messages a guest may write per day; after that they have to call. */
const MAX_PER_DAY = 60;
const DAY = 24 * 60 * 60; // seconds
/** Id of a message, made by the browser: the same form sent twice is one message. */
const CLIENT_ID = /^[A-Za-z0-9-]{16,64}$/;

type Said = { readonly id: string; readonly text: string };

/** @throws HttpError 400, 413, 422 naming each invalid member */
async function readSaid(call: PublicCall): Promise<Said> {
  const tooLarge = new HttpError({ status: 413, problem: { key: 'formTooLarge' } });
  if (Number(call.request.headers['content-length'] ?? 0) > MAX_BYTES) throw tooLarge;
  const { value, bytes } = await call.body();
  if (bytes.length > MAX_BYTES) throw tooLarge;
  if (!isJsonObject(value)) throw malformed('A JSON object is expected.');
  const { id, text, ...more } = value;
  const unknown = Object.keys(more).slice(0, 10);
  if (unknown.length > 0)
    throw invalid(unknown.map((field) => ({ field: field.slice(0, 40), key: 'validation.unknownField' })));
  if (typeof id !== 'string' || !CLIENT_ID.test(id)) throw invalid([{ field: 'id', key: 'validation.reference' }]);
  const said = typeof text === 'string' ? withoutControlCharacters(text) : '';
  if (said === '') throw invalid([{ field: 'text', key: 'validation.required' }]);
  if (said.length > LONGEST) throw invalid([{ field: 'text', key: 'validation.tooLong', params: { max: LONGEST } }]);
  return { id, text: said };
}

/** The stored id: prefixed with this stay, so that a browser's id cannot name another stay's message. */
const idOf = (stayId: string, id: string): string =>
  `web-${createHash('sha256').update(`${stayId}\n${id}`).digest('hex').slice(0, 32)}`;

/** @throws HttpError 429 */
function refuseFlood(table: Tables, { stay, now }: OpenedPage): void {
  const since = new Date(Date.parse(now) - DAY * 1000).toISOString();
  const recent = table(MESSAGES)
    .equal('reservationId', stay.id)
    .filter((row) => row.channel === 'WEB' && row.direction === 'IN' && (row.createdAt ?? '') > since);
  if (recent.length >= MAX_PER_DAY) throw tooMany(60 * 60);
}

/** The conversation of guest and house on the guest's page: reads it and adds to it. */
export function guestTalkCalls({ records, clock, publicUrl }: RouteDeps): readonly Route[] {
  const gate = guestPageGate({ records, clock });
  const path = '/api/public/stay-messages/:secret';
  const of = MESSAGES;
  const talkOf = (opened: OpenedPage) => json(200, shownTalkOf(opened, publicUrl));
  return [
    {
      method: 'GET',
      path,
      answer: 'GuestPageTalk',
      access: 'public',
      handle: async (call) => {
        const opened = await gate.open(call, { of });
        return opened.state === 'ACTIVE' ? talkOf(opened) : json(200, { messages: [] });
      },
    },
    {
      method: 'POST',
      path,
      answer: 'GuestPageTalk',
      sends: {
        type: 'object',
        properties: { id: { type: 'string' }, text: { type: 'string', maxLength: LONGEST } },
        required: ['id', 'text'],
      },
      access: 'public',
      handle: async (call) => {
        await gate.open(call, { of });
        const said = await readSaid(call);
        return gate.write(call, {
          of,
          work: (opened, { table, apply }) => {
            const { stay, now } = opened;
            const id = idOf(stay.id, said.id);
            if (!table(MESSAGES).get(id)) {
              refuseFlood(table, opened);
              const guest = table('guests').get(stay.guestId);
              const name = [guest?.firstName, guest?.lastName].filter(Boolean).join(' ');
              apply(inboundFromWeb({ now }, { id, reservationId: stay.id, text: said.text, name }));
            }
            return talkOf(opened);
          },
        });
      },
    },
  ];
}
