import { isJsonObject } from '../../../src/config/values.ts';
import type { AudienceAnswer } from '../../../src/wire/website.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { malformed } from '../../http/http-error.ts';
import { json } from '../../http/reply.ts';
import type { Records } from '../../records/records.ts';
import { audienceOf, readersOf } from './audience.ts';

const SAMPLE = 5;

/** `POST /api/campaigns/audience`: the fields of an edited campaign → its current audience. */
export const audienceRoute = ({ records }: { readonly records: Records }): Route => ({
  method: 'POST',
  path: '/api/campaigns/audience',
  answer: 'AudienceAnswer',
  access: { subject: 'Campaign', action: 'list' },
  handle: async (call: SignedCall) => {
    const { value } = await call.body();
    if (!isJsonObject(value)) throw malformed('A JSON object is expected.');
    const readers = readersOf(records.of(call).table, audienceOf(value));
    const countIn = (language: string) => readers.filter((row) => row.language === language).length;
    const answer: AudienceAnswer = {
      count: readers.length,
      byLanguage: { en: countIn('en'), tr: countIn('tr') },
      sample: readers.slice(0, SAMPLE).map((row) => row.email),
    };
    return json(200, answer);
  },
});
