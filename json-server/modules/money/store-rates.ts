import type { RatesImported } from '../../../src/wire/money.ts';
import type { AsSystem } from '../../records/as-system.ts';
import type { RecordWrite } from '../../live/rules/domain-write.ts';
import { isRateUsed } from '../prices/exchange-rate.ts';
import type { Bulletin } from './central-bank.ts';

type Counted = Pick<RatesImported, 'created' | 'updated' | 'kept'>;

/**
 * AC9: stores the rates of a bulletin in one transaction; rates already used on a document stay.
 * @param beside writes in the same transaction
 */
export async function storeRates(setup: {
  readonly asSystem: AsSystem;
  readonly tenant: string;
  readonly bulletin: Bulletin;
  readonly beside?: readonly RecordWrite[];
}): Promise<Counted> {
  const { asSystem, tenant, bulletin, beside = [] } = setup;
  const { date, rates } = bulletin;
  const { writes: _, ...counts } = await asSystem(tenant, ({ table }) => {
    const counted = { created: 0, updated: 0, kept: [] as string[] };
    const ofRates = rates.flatMap(({ currency, buying, selling }): RecordWrite[] => {
      const id = `${tenant}_${currency}_${date}`;
      const known = table('exchange-rates').get(id);
      const set = { buying, selling, source: 'TCMB', publishedAt: `${date}T12:30:00.000Z` };
      if (!known) {
        counted.created += 1;
        return [{ collection: 'exchange-rates', create: { id, date, currency, ...set } }];
      }
      if (known.buying === buying && known.selling === selling) return [];
      if (isRateUsed(table, { currency, date })) {
        counted.kept.push(currency);
        return [];
      }
      counted.updated += 1;
      return [{ collection: 'exchange-rates', row: { ...known, ...set }, isEdit: true }];
    });
    return { writes: [...ofRates, ...beside], ...counted };
  });
  return counts;
}
