import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONTRACT_KINDS, CONTRACT_NAMES, contractBlocks } from '../../src/domain/setting/contract-text.ts';
import { unknownNames } from '../../src/domain/text/placeholders.ts';
import { CONTRACTS } from './data/contracts.ts';
import { makeSettings } from './messages.ts';
import { makeTenants, TENANT_PLANS } from './tenants.ts';

test.each(CONTRACT_KINDS)('%s begins with complete texts in both languages', (kind) => {
  for (const { title, body } of Object.values(CONTRACTS[kind])) {
    expect(title).not.toBe('');
    expect(unknownNames(body, CONTRACT_NAMES)).toEqual([]);
  }
  const shape = ({ body }: { body: string }) => contractBlocks(body).map((block) => block.kind);
  expect(shape(CONTRACTS[kind].en)).toEqual(shape(CONTRACTS[kind].tr));
});

test('settings say all that holds: none that has a usual value is empty', () => {
  const { fields } = JSON.parse(readFileSync('resources/v1/setting.json', 'utf8')) as {
    readonly fields: Readonly<Record<string, { readonly default?: unknown }>>;
  };
  const usual = Object.keys(fields).filter((name) => fields[name]?.default !== undefined);
  const today = '2026-11-20';
  for (const plan of TENANT_PLANS) {
    const [settings = {}] = makeSettings(makeTenants(today), { today, plan });
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(usual));
  }
});
