import { isJsonObject } from '../../../src/config/values.ts';
import type { RatesImported } from '../../../src/wire/money.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { HttpError, invalid, malformed } from '../../http/http-error.ts';
import { CalendarRefused } from '../../http/outside/calendar-refused.ts';
import { json } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { type Bulletin, BulletinRefused, readBulletin } from './central-bank.ts';
import { storeRates } from './store-rates.ts';

type Deps = Pick<RouteDeps, 'asSystem' | 'calendarFetcher'>;

/** The bank's address for today's bulletin. */
export const TODAY = 'https://www.tcmb.gov.tr/kurlar/today.xml';
const HOST = 'www.tcmb.gov.tr';

async function textOf({ calendarFetcher }: Deps, call: SignedCall): Promise<string> {
  const { value } = await call.body();
  if (!isJsonObject(value)) throw malformed('A JSON object is expected.');
  const { text, url = TODAY } = value;
  if (typeof text === 'string') return text;
  const isBank = typeof url === 'string' && URL.canParse(url) && new URL(url).hostname === HOST;
  if (!isBank) throw invalid([{ field: 'url', key: 'exchangeRate.xml.address', params: { host: HOST } }]);
  try {
    return await calendarFetcher(url);
  } catch (error) {
    if (error instanceof CalendarRefused) throw invalid([{ field: 'url', key: 'exchangeRate.xml.unreachable' }]);
    throw error;
  }
}

function read(text: string): Bulletin {
  try {
    return readBulletin(text);
  } catch (error) {
    if (!(error instanceof BulletinRefused)) throw error;
    throw invalid([{ field: 'text', key: `exchangeRate.xml.${error.key}`, params: { line: error.line } }]);
  }
}

/** `POST /api/exchange-rates/central-bank` `{ text }` or `{ url }`: stores the rates of a bulletin, all or none. */
export const ratesCall = (deps: Deps): Route => ({
  method: 'POST',
  path: '/api/exchange-rates/central-bank',
  answer: 'RatesImported',
  access: { subject: 'ExchangeRate', action: 'create' },
  handle: async (call: SignedCall) => {
    const { tenant, values } = call.caller;
    const bulletin = read(await textOf(deps, call));
    const { date } = bulletin;
    if (date > values.today) {
      throw new HttpError({
        status: 422,
        problem: { key: 'invalid', issues: [{ field: 'text', key: 'exchangeRate.xml.future', params: { date } }] },
      });
    }
    const counted = await storeRates({ asSystem: deps.asSystem, tenant, bulletin });
    return json(200, { date, ...counted } satisfies RatesImported);
  },
});
