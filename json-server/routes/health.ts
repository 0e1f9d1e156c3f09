import type { Route } from '../call.ts';
import { json } from '../reply.ts';
import type { Store } from '../store/types.ts';

/** Whether the server can do its work; read-only after the disk refused a write. */
export const healthRoutes = ({ store }: { store: Store }): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/health',
    access: 'public',
    handle: () => json(200, { status: store.writable ? 'ok' : 'read-only', store: store.kind }),
  },
];
