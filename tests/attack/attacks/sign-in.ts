import { type Attack, again } from '../attack.ts';

const MIB = 1024 * 1024;
const json = { 'content-type': 'application/json' };

export default {
  name: 'Signing in',
  run: async ({ target, attacked }) => {
    const keys = Object.fromEntries(Array.from({ length: 90_000 }, (_, n) => [`k${n}`, 1]));
    const body = JSON.stringify(keys).slice(0, MIB);
    await attacked('12.2 bodies of a MiB on 8 connections', () =>
      again(
        8,
        async () => (await target.send({ method: 'POST', path: '/api/auth/login', headers: json, body })).status,
      ),
    );
  },
} satisfies Attack;
