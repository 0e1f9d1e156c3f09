import { describe, expect, test } from 'vitest';
import { type ContractRecord, decideContract, refuseContractRemoval } from './contract-change.ts';
import type { ContractVersion } from './contract-text.ts';

const NOW = '2026-06-15T12:00:00.000Z';
const LATER = '2026-07-01T00:00:00.000Z';
const version = (number: number, status: string, validFrom: string, kind = 'PRIVACY'): ContractVersion => ({
  id: `${kind}-${number}`,
  kind,
  version: number,
  status,
  validFrom,
  title: { en: `T${number}`, tr: `B${number}` },
  body: { en: `text ${number}`, tr: `metin ${number}` },
});
const OLD = version(1, 'SUPERSEDED', '2026-01-01T00:00:00.000Z');
const CURRENT = version(2, 'PUBLISHED', '2026-03-01T00:00:00.000Z');
const texts = { titleEn: 'T', bodyEn: 'Dear {guest}', titleTr: 'B', bodyTr: 'Sayın {guest}' };
const draft: ContractRecord = { id: 'd', kind: 'PRIVACY', status: 'DRAFT', ...texts };
const published: ContractRecord = { ...draft, id: 'p', status: 'PUBLISHED', number: 2, validFrom: CURRENT.validFrom };
const decide = (record: ContractRecord, before?: ContractRecord, others: readonly ContractVersion[] = [OLD, CURRENT]) =>
  decideContract({ record, before, others, now: NOW });

describe('a draft', () => {
  const empty: ContractRecord = { id: 'd', kind: 'PRIVACY', status: 'DRAFT' };
  test('begins with the text of the last published version', () => {
    const copied = { titleEn: 'T2', bodyEn: 'text 2', titleTr: 'B2', bodyTr: 'metin 2' };
    const others = [OLD, CURRENT, version(9, 'DRAFT', ''), version(8, 'PUBLISHED', '', 'CANCELLATION')];
    expect(decide(empty, undefined, others)).toEqual({ set: copied });
  });
  test('keeps a text of its own, and is empty without an earlier version', () => {
    expect(decide({ ...empty, titleEn: 'Own' })).toEqual({ set: {} });
    expect(decide(empty, undefined, [])).toEqual({ set: {} });
  });
  test.each([
    ['without a kind', { ...draft, kind: null }, undefined, 'kind', 'validation.required'],
    ['with an unknown name', { ...draft, bodyTr: '{gest}' }, undefined, 'bodyTr', 'setting.placeholder'],
    ['changed to an unknown name', { ...draft, titleEn: '{gest}' }, draft, 'titleEn', 'setting.placeholder'],
    ['moved to another kind', { ...draft, kind: 'CANCELLATION' }, draft, 'kind', 'setting.contractKind'],
  ])('is refused %s', (_, record, before, field, key) => {
    expect(decide(record, before)).toMatchObject({ refused: { field, key } });
  });
  test('can be changed and deleted', () => {
    expect(decide({ ...draft, bodyEn: 'other' }, draft)).toEqual({ set: {} });
    expect(refuseContractRemoval(draft)).toBeUndefined();
  });
});

describe('publishing', () => {
  const publish = (validFrom: string | null, others?: readonly ContractVersion[]) =>
    decide({ ...draft, status: 'PUBLISHED', validFrom }, draft, others);
  test.each([[null], ['2026-01-01T00:00:00.000Z'], [NOW]])(
    'valid from %j applies at once and replaces the last',
    (from) => {
      expect(publish(from)).toEqual({ set: { validFrom: NOW, number: 3 }, replaced: [CURRENT] });
    },
  );
  test('valid later, the last one still applies', () => {
    expect(publish(LATER)).toEqual({ set: { validFrom: LATER, number: 3 }, replaced: [] });
  });
  test('not before a version that applies later', () => {
    const later = version(3, 'PUBLISHED', LATER);
    expect(publish(null, [CURRENT, later])).toMatchObject({
      refused: { status: 409, field: 'validFrom', key: 'setting.contractEarlier' },
    });
  });
  test('the first version is number 1; other kinds do not count', () => {
    const other = version(7, 'PUBLISHED', LATER, 'CANCELLATION');
    expect(publish(null, [other])).toEqual({ set: { validFrom: NOW, number: 1 }, replaced: [] });
  });
});

describe('WB7: a published version', () => {
  test.each(['titleEn', 'bodyTr', 'validFrom', 'kind', 'number'] as const)('keeps its %s', (field) => {
    const changed = { ...published, [field]: field === 'number' ? 5 : 'CANCELLATION' };
    expect(decide(changed, published)).toMatchObject({
      refused: { status: 409, field, key: 'setting.contractPublished', params: { version: 2 } },
    });
  });
  test('may get another note, and is not deleted', () => {
    expect(decide({ ...published }, published)).toEqual({ set: {} });
    expect(refuseContractRemoval(published)).toMatchObject({ status: 409, params: { version: 2 } });
  });
  test('gets a next version as a draft, one at a time', () => {
    const asked = { ...published, draftedAt: NOW };
    expect(decide(asked, published)).toEqual({ set: {}, draft: { ...texts, kind: 'PRIVACY', copiedFromId: 'p' } });
    expect(decide(asked, published, [version(3, 'DRAFT', '')])).toMatchObject({
      refused: { status: 409, field: 'status', key: 'setting.draftExists' },
    });
  });
});
