import { isJsonObject } from '../../../src/config/values.ts';
import type { RatesImported } from '../../../src/wire/money.ts';
import type { Route, SignedCall } from '../../call.ts';
import { HttpError, invalid, malformed } from '../../http-error.ts';
import { CalendarRefused } from '../../ical/calendar-refused.ts';
import { json } from '../../reply.ts';
import type { RouteDeps } from '../../routes/table.ts';
import type { Also } from '../../rules/domain-write.ts';
import { isRateUsed } from '../../rules/exchange-rate.ts';
import { type Bulletin, BulletinRefused, readBulletin } from './central-bank.ts';

type Deps = Pick<RouteDeps, 'asSystem' | 'calendarFetcher'>;

/** The bank's own address of the day. */
const TODAY = 'https://www.tcmb.gov.tr/kurlar/today.xml';
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

/** `POST /api/exchange-rates/central-bank` `{ text }` or `{ url }`: the rates of a bulletin, all of them or none. */
export const ratesCall = (deps: Deps): Route => ({
  method: 'POST',
  path: '/api/exchange-rates/central-bank',
  access: { subject: 'ExchangeRate', action: 'create' },
  handle: async (call: SignedCall) => {
    const { tenant, values } = call.caller;
    const { date, rates } = read(await textOf(deps, call));
    if (date > values.today) {
      throw new HttpError({
        status: 422,
        problem: { key: 'invalid', issues: [{ field: 'text', key: 'exchangeRate.xml.future', params: { date } }] },
      });
    }
    const counted = { created: 0, updated: 0, kept: [] as string[] };
    await deps.asSystem(tenant, ({ table }) =>
      rates.flatMap(({ currency, buying, selling }): Also[] => {
        const id = `${tenant}_${currency}_${date}`;
        const known = table('exchange-rates').get(id);
        const set = { buying, selling, source: 'TCMB', publishedAt: `${date}T12:30:00.000Z` };
        if (!known) {
          counted.created += 1;
          return [{ collection: 'exchange-rates', create: { id, date, currency, ...set } }];
        }
        if (known['buying'] === buying && known['selling'] === selling) return [];
        if (isRateUsed(table, { currency, date })) {
          counted.kept.push(currency);
          return [];
        }
        counted.updated += 1;
        return [{ collection: 'exchange-rates', id, set, action: 'update' }];
      }),
    );
    return json(200, { date, ...counted } satisfies RatesImported);
  },
});
