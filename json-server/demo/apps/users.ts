import { readListAsk, selectItems } from '../../../src/domain/demo/list.ts';
import { pageCount, pageOf, resetPage } from '../../../src/domain/demo/paging.ts';
import { sameTexts } from '../../../src/domain/demo/searching.ts';
import { changedUser, newUser, USER_LIST } from '../../../src/domain/demo/users.ts';
import { json } from '../../http/reply.ts';
import { addOne, changeOne, demoCalls, missing, removes } from '../calls.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';

/** Spec §3: what the detail of every user adds. */
const EXTRA = { taskDone: 1230, projectDone: 568, taxId: 'Tax-8894', language: 'English' } as const;

const none = () => missing({ message: 'User not found' });

export const managedUserRoutes = demoCalls({
  'GET /api/apps/users': ({ param, items }) => {
    const ask = readListAsk(param);
    // Exact, whatever the case (contract).
    const isWanted = sameTexts({ role: param('role'), currentPlan: param('plan'), status: param('status') });
    const found = selectItems({ items: items(DEMO_COLLECTIONS.users), rules: USER_LIST, ask, isWanted });
    const paging = resetPage(ask.paging, found.length);
    return json(200, {
      users: pageOf(found, paging),
      totalPages: pageCount(found.length, paging.itemsPerPage),
      totalUsers: found.length,
      page: paging.page,
    });
  },
  'GET /api/apps/users/:id': (demo) => {
    const id = demo.id();
    const user = demo.items(DEMO_COLLECTIONS.users).find((one) => one.id === id);
    if (user === undefined) throw none();
    return json(200, { ...user, ...EXTRA });
  },
  // Not of the specification: what is changed of a user is kept, so that the list says it, too.
  'PUT /api/apps/users/:id': async (demo) => {
    const one = { collection: DEMO_COLLECTIONS.users, id: demo.id(), none: none() };
    const input = await demo.body();
    return json(200, { ...(await changeOne(demo, one, (before) => changedUser(before, input))), ...EXTRA });
  },
  // spec §8: bare text here, an object above.
  'DELETE /api/apps/users/:id': removes(DEMO_COLLECTIONS.users, () => missing('User not found')),
  'POST /api/apps/users': async (demo) => {
    const input = await demo.body();
    const add = addOne(demo, DEMO_COLLECTIONS.users, (known) =>
      newUser(
        input,
        known.map(({ id }) => id),
      ),
    );
    return json(201, await add);
  },
});
