import type { Attack } from '../attack.ts';

const VICTIM = { email: 'accounting@demo.com', password: 'accounting' };
const GUESSES = 60;

/** Strangers who use up the attempts of an account, and another company that makes one with the same address. */
export default {
  name: 'Lock-out',
  run: async ({ startAnother, report }) => {
    const { target, stop } = await startAnother(undefined, {});
    try {
      const json = { 'content-type': 'application/json' };
      const login = (body: object, more: Readonly<Record<string, string>> = {}) =>
        target.send({
          method: 'POST',
          path: '/api/auth/login',
          headers: { ...json, ...more },
          body: JSON.stringify(body),
        });
      const first = await login(VICTIM);
      const cookie = (first.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
      if (!cookie.includes('konak-device')) throw new Error(`no browser is known: ${first.status} ${first.text}`);
      const others = await target.enter('admin@bosphorus.demo.com', 'admin');

      let answered = 0;
      for (let guess = 0; guess < GUESSES; guess += 1) {
        if ((await login({ ...VICTIM, password: `guess ${guess}` })).status !== 429) answered += 1;
      }
      report(`${GUESSES} guesses of a stranger, answered other than 429`, answered, 10, 'guesses');
      const refused = async () => ((await login(VICTIM, { cookie })).status === 201 ? 0 : 1);
      report('locked out of a browser that is known', await refused(), 0, 'times');

      const body = JSON.stringify({ name: 'N', surname: 'P', email: VICTIM.email, role: 'Accounting', language: 'en' });
      const made = await target.send({ method: 'POST', path: '/api/users', headers: others, body });
      if (made.status !== 201) throw new Error(`the other company’s account: ${made.status} ${made.text}`);
      report('locked out since another company has the same address', await refused(), 0, 'times');
    } finally {
      await stop();
    }
  },
} satisfies Attack;
