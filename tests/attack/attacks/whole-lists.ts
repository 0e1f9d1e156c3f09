import { type Attack, again } from '../attack.ts';

export default {
  name: 'Lists',
  run: async ({ target, headers, attacked }) => {
    const path = '/api/reservations?pageSize=-1';
    await attacked('12.14 of all records, all at once', () =>
      again(2, async () => (await target.send({ path, headers, isUnread: true })).status),
    );
  },
} satisfies Attack;
