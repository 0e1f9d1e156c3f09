import {
  changedPermission,
  newPermission,
  PERMISSION_LIST,
  permissionFilter,
} from '../../../src/domain/demo/permissions.ts';
import { json } from '../../http/reply.ts';
import { addOne, changeOne, demoCalls, listAnswer, missing, removes } from '../calls.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';

const none = () => missing({ message: 'Permission not found' });

/** The list is the specification's; the others are not of it, and keep what is added and changed on the screen. */
export const permissionRoutes = demoCalls({
  'GET /api/apps/permissions': (demo) =>
    listAnswer(demo, {
      key: 'permissions',
      total: 'totalPermissions',
      items: demo.items(DEMO_COLLECTIONS.permissions),
      rules: PERMISSION_LIST,
      isWanted: permissionFilter(demo.param('q') ?? ''),
    }),
  'GET /api/apps/permissions/:id': (demo) => {
    const id = demo.id();
    const permission = demo.items(DEMO_COLLECTIONS.permissions).find((one) => one.id === id);
    if (permission === undefined) throw none();
    return json(200, permission);
  },
  'POST /api/apps/permissions': async (demo) => {
    const input = await demo.body();
    const { now } = demo.call.caller.values;
    return json(201, await addOne(demo, DEMO_COLLECTIONS.permissions, (known) => newPermission(input, { known, now })));
  },
  'PUT /api/apps/permissions/:id': async (demo) => {
    const one = { collection: DEMO_COLLECTIONS.permissions, id: demo.id(), none: none() };
    const input = await demo.body();
    return json(200, await changeOne(demo, one, (before, known) => changedPermission(before, input, known)));
  },
  'DELETE /api/apps/permissions/:id': removes(DEMO_COLLECTIONS.permissions, none),
});
