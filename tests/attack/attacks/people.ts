import type { Attack } from '../attack.ts';

const MIB = 1024 * 1024;
const GUESSES = 60;

/** What strangers guess or claim to be, what staff read of an identity number, and the disk. */
export default {
  name: 'People and links',
  run: async ({ target, headers, report }) => {
    const json = { 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      target.send({ method: 'POST', path, headers: json, body: JSON.stringify(body) });

    const stranger = { email: 'ceo@company.example', password: 'a password of a stranger', name: 'C', surname: 'O' };
    const answers = [await post('/api/auth/register', stranger), await post('/api/auth/login', stranger)];
    report('registering as somebody else, sessions', answers[1]?.status === 201 ? 1 : 0, 0, 'sessions');

    for (const path of ['/api/public/pay/', '/api/public/guest/', '/api/public/stay/', '/api/ical/']) {
      let read = 0;
      for (let guess = 0; guess < GUESSES; guess += 1) {
        const { status } = await target.send({ path: `${path}${'A'.repeat(20)}${String(guess).padStart(12, '0')}` });
        if (status !== 429) read += 1;
      }
      report(`${GUESSES} guesses at ${path}, answered other than 429`, read, 40, 'guesses');
    }

    let told = 0;
    for (const operator of ['.contains=1', '.startswith=1', '.gt=1']) {
      const { status, text } = await target.send({ path: `/api/guests?tcIdentityNo${operator}&pageSize=1`, headers });
      if (status === 200 && (JSON.parse(text) as { total: number }).total > 0) told += 1;
    }
    const sorted = await target.send({ path: '/api/guests?sortBy=tcIdentityNo&pageSize=1', headers });
    if (sorted.status === 200) told += 1;
    report('parts of identity numbers that a list tells', told, 0, 'questions');

    const segment = Buffer.alloc(4 * MIB);
    Buffer.from('89504e470d0a1a0a0000000d4948445200000004000000030806000000', 'hex').copy(segment);
    for (const [email, password, most] of [
      ['client@demo.com', 'client', 0],
      ['housekeeping@demo.com', 'housekeeping', 50],
    ] as const) {
      const own = { ...(await target.enter(email, password)), 'content-type': 'image/png', 'x-file-name': 'a.png' };
      let stored = 0;
      for (let file = 0; file < 20; file += 1) {
        const { status } = await target.send({ method: 'POST', path: '/api/files', headers: own, body: segment });
        if (status === 201) stored += segment.length / MIB;
      }
      report(`uploads of ${email} that no record holds`, stored, most, 'MiB');
    }
  },
} satisfies Attack;
