import { type Answer, type Call, fakeApi } from './fake-api.ts';
import { RECORD } from './sample-estates.ts';

export const HISTORY = {
  items: [
    {
      id: 'h2',
      at: '2026-02-01T09:00:00.000Z',
      by: { id: 'u2', name: 'Mehmet Kaya' },
      action: 'update',
      version: 3,
      changes: {
        propertyName: { from: 'Old View', to: 'Sea View' },
        opensOn: { from: '2026-04-30', to: '2026-05-01' },
      },
    },
    {
      id: 'h1',
      at: '2026-01-02T10:00:00.000Z',
      by: { id: 'u1', name: 'Ayşe Yılmaz' },
      action: 'close',
      version: 2,
      changes: { status: { from: 'ACTIVE', to: 'DRAFT' } },
    },
  ],
  total: 2,
};

/** The server's answers about one record: itself, its history, and no other list. */
export function recordApi({
  record = RECORD,
  write,
}: { record?: object; write?: (call: Call) => Answer } = {}): Call[] {
  return fakeApi((call) => {
    if (call.method !== 'GET') return write?.(call) ?? { status: 204 };
    if (call.url.endsWith('/history')) return { body: HISTORY };
    return /\/estates\/\w+$/.test(call.url) ? { body: record } : { body: { items: [], total: 0 } };
  });
}
