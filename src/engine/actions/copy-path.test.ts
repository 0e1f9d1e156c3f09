import { expect, test } from 'vitest';
import type { ClientResource, Row } from '../../config/types.ts';
import { copyPath } from './copy-path.ts';

const resource = {
  routes: { create: '/stays/create' },
  fields: {
    stay: { type: 'dateRange', start: 'checkIn', end: 'checkOut' },
    guestId: { type: 'ref', name: 'guestId' },
    notes: { type: 'textarea', name: 'notes' },
  },
} as unknown as ClientResource;
const record: Row = { id: 'r 1', checkIn: '2026-12-01', checkOut: '2026-12-05', guestId: 'g1', notes: null };

test('a new record begins with what is copied, and names where it comes from', () => {
  const path = copyPath({
    resource,
    record,
    copy: { link: 'copiedFromId', fields: ['stay', 'guestId', 'notes', 'gone'] },
  });
  expect(path).toBe('/stays/create?copiedFromId=r+1&checkIn=2026-12-01&checkOut=2026-12-05&guestId=g1');
});
