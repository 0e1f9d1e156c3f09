import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  commissionDefinitionOf,
  commissionOf,
  type CommissionDefinition,
  listPriceFor,
  netAfterCommission,
  overlappingDefinition,
  settlement,
} from './commission.ts';

const definition = (id: string, change: Partial<CommissionDefinition> = {}): CommissionDefinition => ({
  id,
  channelId: 'ch-1',
  scope: 'ALL',
  base: 'ACCOMMODATION',
  rateType: 'PERCENT',
  percent: 15,
  validFrom: '2026-01-01',
  ...change,
});
const estate = { id: 'est-1', groupId: 'g-1' };
const chosen = (definitions: readonly CommissionDefinition[], bookedOn = '2026-06-01') =>
  commissionDefinitionOf({ definitions, channelId: 'ch-1', estate, bookedOn })?.id;

describe('SC1: a commission', () => {
  it('is the nearest one: estate before group before channel', () => {
    const all = definition('a');
    const group = definition('b', { scope: 'GROUP', groupId: 'g-1' });
    const own = definition('c', { scope: 'ESTATE', estateIds: ['est-1'] });
    expect(chosen([all, own, group])).toBe('c');
    expect(chosen([group, all])).toBe('b');
    expect(chosen([all, definition('x', { channelId: 'ch-2', scope: 'ESTATE', estateIds: ['est-1'] })])).toBe('a');
  });

  it('is the one valid on the day of booking', () => {
    const old = definition('a', { validTo: '2026-05-31' });
    const next = definition('b', { validFrom: '2026-06-01' });
    expect([chosen([old, next], '2026-05-31'), chosen([old, next], '2026-06-01')]).toEqual(['a', 'b']);
    expect(chosen([old], '2026-07-01')).toBeUndefined();
  });

  it.each([
    ['ACCOMMODATION', 15_000],
    ['ACCOMMODATION_PLUS_FEES', 18_000],
    ['TOTAL_PAYOUT', 18_750],
  ] as const)('on %s is %i', (base, commission) => {
    const amounts = { accommodation: 100_000, fees: 20_000, total: 125_000, currency: 'EUR' };
    const answer = commissionOf({ definition: definition('a', { base, vatPct: 20 }), ...amounts });
    expect(answer).toMatchObject({ commission, vat: commission / 5 });
  });

  it('must not overlap another of the same channel and scope', () => {
    const stored = [definition('a', { validTo: '2026-05-31' })];
    expect(overlappingDefinition(definition('b', { validFrom: '2026-06-01' }), stored)).toBeUndefined();
    expect(overlappingDefinition(definition('b', { validFrom: '2026-05-31' }), stored)?.id).toBe('a');
    expect(overlappingDefinition(definition('a', { validFrom: '2026-05-31' }), stored)).toBeUndefined();
    expect(overlappingDefinition(definition('b', { scope: 'GROUP', groupId: 'g-1' }), stored)).toBeUndefined();
  });
});

describe('SC2: who owes whom', () => {
  it('depends on who collects', () => {
    expect(settlement({ collects: 'CHANNEL', total: 1_000, commission: 150 })).toEqual({
      guestOwes: 0,
      channelOwes: 850,
      companyOwes: 0,
    });
    expect(settlement({ collects: 'COMPANY', total: 1_000, commission: 150 })).toEqual({
      guestOwes: 1_000,
      channelOwes: 0,
      companyOwes: 150,
    });
  });
});

describe('SC3: the price to list', () => {
  it('is net ÷ (1 − c), not net × (1 + c)', () => {
    expect(listPriceFor(8_500, 15)).toBe(10_000);
    expect(netAfterCommission(10_000, 15)).toBe(8_500);
  });

  it('leaves at least the net, and no more than a minor unit above it would need', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 0, max: 9_500 }), (net, hundredths) => {
        const listed = listPriceFor(net, hundredths / 100);
        expect(netAfterCommission(listed, hundredths / 100)).toBeGreaterThanOrEqual(net - 1);
        expect(listed === 0 || (listed - 1) * (1 - hundredths / 10_000) < net).toBe(true);
      }),
    );
  });
});
