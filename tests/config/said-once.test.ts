import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { LONGEST_MINIMUM, LONGEST_STAY, MAX_GUESTS } from '../../src/domain/rule/limits.ts';

type Choice = string | { readonly value: string };
type Column = { readonly field: string; readonly sum?: boolean };
type Field = { readonly maxDays?: number; readonly max?: number };
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as unknown;
const enums = read('resources/_enums.json') as Record<string, readonly Choice[]>;
const valuesOf = (name: string) => (enums[name] ?? []).map((each) => (typeof each === 'string' ? each : each.value));

/** Every text in a type or a list of the domain, by its name: `type PaymentState = 'UNPAID' | …`, `const CURRENCIES = […]`. */
function textsIn(path: string, name: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) found.push(node.text);
    ts.forEachChild(node, collect);
  };
  for (const node of file.statements) {
    if (ts.isTypeAliasDeclaration(node) && node.name.text === name) collect(node.type);
    if (!ts.isVariableStatement(node)) continue;
    for (const each of node.declarationList.declarations) {
      if (ts.isIdentifier(each.name) && each.name.text === name && each.initializer) collect(each.initializer);
    }
  }
  return found;
}

/** What the files offer to people and what the rules of the domain know are two lists of the same words. */
describe('states and kinds are the same in the files and in the domain', () => {
  test.each([
    ['currency', 'money/currencies.ts', 'CURRENCIES'],
    ['paymentType', 'payment/methods.ts', 'PAYMENT_METHODS'],
    ['paymentState', 'reservations/status.ts', 'PaymentState'],
    ['stayState', 'reservations/stay-state.ts', 'StayState'],
    ['stateAxis', 'reservations/state-changes.ts', 'StateAxis'],
    ['collects', 'reservations/pricing.ts', 'Collects'],
    ['nightSource', 'prices/night-price.ts', 'NIGHT_SOURCES'],
    ['cleaningState', 'housekeeping/cleaning-state.ts', 'CleaningState'],
    ['depositState', 'payment/deposit.ts', 'DepositState'],
    ['cardOrderStatus', 'card-payment/order.ts', 'OrderStatus'],
    ['cardTryState', 'card-payment/order.ts', 'TryState'],
    ['cardContract', 'card-payment/contract-texts.ts', 'CARD_CONTRACT_KINDS'],
    ['kbsAuthority', 'kbs/notification.ts', 'KbsAuthority'],
    ['jobPriority', 'job-tracking/due.ts', 'PRIORITIES'],
    ['demandType', 'job-tracking/public-demand.ts', 'PUBLIC_TYPES'],
    ['recognition', 'statements/recognition.ts', 'RECOGNITIONS'],
    ['exchangeRate', 'statements/convert.ts', 'EXCHANGE_RATE_TYPES'],
  ])('%s', (name, file, of) => {
    const said = valuesOf(name);
    expect(said.length).toBeGreaterThan(1);
    expect(textsIn(`src/domain/${file}`, of).toSorted()).toEqual(said.toSorted());
  });
});

test('the history of a stay knows the states of its three kinds, by their names', () => {
  const states = ['reservationStatusType', 'paymentState', 'stayState'].flatMap((name) => enums[name] ?? []);
  expect(states.length).toBeGreaterThan(10);
  expect(enums['stateValue']).toEqual(states);
});

test.each(['operational/reservations', 'operational/unconfirmed-reservation', 'investor/reservations'])(
  'prices of stays that came to nothing are in no sum of %s',
  (file) => {
    const { list } = read(`resources/v1/${file}.json`) as { list: { columns: readonly (string | Column)[] } };
    const summed = list.columns.flatMap((each) => (typeof each === 'object' && each.sum ? each.field : []));
    expect(summed).not.toContain('totalPrice');
  },
);

test('what is told of papers that run out is what may be told of them', () => {
  const told = textsIn('src/domain/estates/expiry.ts', 'ExpiryNotice');
  expect(told.length).toBeGreaterThan(1);
  expect(told.toSorted()).toEqual(textsIn('src/config/history-actions.ts', 'EXPIRY_ACTIONS').toSorted());
});

test('the longest stay and its guests', () => {
  const { fields } = read('resources/v1/operational/reservations.json') as { fields: Record<string, Field> };
  expect(fields['stay']?.maxDays).toBe(LONGEST_STAY);
  expect([fields['adults']?.max, fields['children']?.max]).toEqual([MAX_GUESTS, MAX_GUESTS]);
});

test.each(['price/season', 'price/detail/daily', 'markets/coupon'])('the nights that %s may ask for', (path) => {
  const { fields } = read(`resources/v1/${path}.json`) as { fields: Record<string, Field> };
  expect(fields['minNights']?.max).toBe(LONGEST_MINIMUM);
});
