import { expect, it } from 'vitest';
import type { ClientField, ClientResource } from '../../config/types.ts';
import { filledRecordText } from './fill-template.ts';

const period = { name: 'period', type: 'month', label: { en: 'Month', tr: 'Dönem' } } as unknown as ClientField;
const resource = { name: 'statements', fields: { period } } as unknown as ClientResource;

it('names what another record says, as it came with this one', () => {
  const record = { id: 'd', reservationId: 'r', _refs: { 'reservationId.guestId': 'Ada Guest' } };
  const filling = { template: '{reservationId.guestId} · {period}', record, resource, text: () => '' };
  expect(filledRecordText({ ...filling, language: 'en' })).toBe('Ada Guest');
});

it.each([
  ['en', 'June 2026. Pay out?'],
  ['tr', 'Haziran 2026. Pay out?'],
] as const)('a question names a month in words: %s', (language, said) => {
  const filling = { template: '{period}. Pay out?', record: { id: 's', period: '2026-06' }, resource, text: () => '' };
  expect(filledRecordText({ ...filling, language })).toBe(said);
});
