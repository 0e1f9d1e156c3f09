import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Value = { readonly value: string; readonly label: { readonly en: string; readonly tr: string } };
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** As long as the product speaks with simulators alone; an adapter to a real service changes these words with it. */
test('what a simulator took is called simulated, and not sent or paid', () => {
  const kbs = read('resources/v1/operational/kbs.json') as {
    readonly fields: { readonly status: { readonly values: readonly Value[] } };
  };
  const taken = kbs.fields.status.values.find(({ value }) => value === 'SENT');
  expect(taken?.label).toEqual({ en: 'Simulated', tr: 'Benzetim' });
  const { paymentOrigin } = read('resources/_enums.json') as { readonly paymentOrigin: readonly Value[] };
  const online = paymentOrigin.find(({ value }) => value === 'CARD');
  expect(online?.label.en).toContain('(simulated)');
  expect(online?.label.tr).toContain('(benzetim)');
});
