import type { Route } from '../accounts/call.ts';
import { json } from '../http/reply.ts';
import type { Records } from '../records/records.ts';

/** Whether the server can do its work; read-only after the disk refused a write. */
export const healthRoutes = ({ records }: { records: Records }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    handle: () => json(200, { status: records.isWritable() ? 'ok' : 'read-only', store: records.kind }),
  },
];
