import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SUBSCRIBE_CONSENT } from '../../../src/domain/website/subscriber.ts';
import { type Attack, UNLIMITED } from '../attack.ts';

const READER = 'left@readers.example';
/** Who asks claims to be reached there. */
const EVIL = 'evil.example';
const CLAIMED = {
  'content-type': 'application/json',
  origin: `https://${EVIL}`,
  referer: `https://${EVIL}/x`,
  host: EVIL,
  'x-forwarded-host': EVIL,
  forwarded: `host=${EVIL}`,
};
/** s until a mail counts as not written */
const PATIENCE = 20;

/** What strangers have mailed: to who has left, and with links that lead to them. */
export default {
  name: 'Mails',
  run: async ({ startAnother, report }) => {
    const folder = mkdtempSync(join(tmpdir(), 'attack-mails-'));
    const { target, headers, stop } = await startAnother(undefined, {
      ...UNLIMITED,
      DB_FILE: join(folder, 'konak.db'),
    });
    try {
      const mails = (): string[] => {
        const names = readdirSync(folder).includes('mail') ? readdirSync(join(folder, 'mail')) : [];
        return names
          .filter((name) => name.endsWith('.eml'))
          .map((name) =>
            readFileSync(join(folder, 'mail', name), 'utf8')
              .replaceAll('=\r\n', '')
              .replaceAll('=3D', '='),
          );
      };
      const mailsOf = async (enough: number, is: (mail: string) => boolean): Promise<string[]> => {
        for (let tries = 0; tries < PATIENCE * 5 && mails().filter(is).length < enough; tries += 1)
          await setTimeout(200);
        return mails().filter(is);
      };
      const post = (path: string, body: object, own: Readonly<Record<string, string>> = CLAIMED) =>
        target.send({ method: 'POST', path, headers: own, body: JSON.stringify(body) });
      const read = async (path: string) =>
        JSON.parse((await target.send({ path, headers })).text) as { items: Record<string, unknown>[] };

      const reader = async () => (await read(`/api/subscribers?email=${READER}`)).items[0];
      const asked = { email: READER, language: 'en', consent: true, consentVersion: SUBSCRIBE_CONSENT };
      const ask = () => post('/api/public/subscribers', asked);
      const isTo = (mail: string) => mail.includes(READER);
      const linkOf = (mail = '') => /\/v1\/public\/subscribe\/([\w-]+)/.exec(mail)?.[1] ?? '';
      await ask();
      const link = linkOf((await mailsOf(1, isTo))[0]);
      const confirm = () => post(`/api/public/subscribe/${link}`, {});
      await confirm();
      const id = String((await reader())?.['id']);
      const act = (action: string, body: object = {}) =>
        post(`/api/subscribers/${id}/actions/${action}`, body, headers);
      const left = await act('unsubscribe');
      if (left.status !== 200) throw new Error(`leaving: ${left.status} ${left.text}`);
      let back = 0;
      const proof = { consentSource: 'PHONE', consentVersion: SUBSCRIBE_CONSENT };
      for (const again of [...Array.from({ length: 12 }, () => ask), confirm, () => act('comeBack', proof)]) {
        await again();
        if ((await reader())?.['status'] === 'ACTIVE') back += 1;
      }
      report('subscribed again by others after leaving', back, 0, 'times');
      await setTimeout(1000);
      report('mails to who left, from twelve forms', mails().filter(isTo).length - 1, 2, 'mails');

      const before = mails().length;
      const stay = (
        await read('/api/reservations?status=SUCCESSFUL&paymentState=UNPAID&collectedBy=COMPANY&pageSize=1')
      ).items[0];
      const all = { ...headers, ...CLAIMED };
      await post('/api/auth/forgot-password', { email: 'accounting@demo.com' }, all);
      const person = { name: 'N', surname: 'P', password: 'a password of a stranger' };
      await post('/api/auth/register', { ...person, email: 'new@people.example' }, CLAIMED);
      const order = await post('/api/card-payment-orders', { reservationId: stay?.['id'] }, all);
      const { id: orderId } = JSON.parse(order.text) as { id?: string };
      const mailed = await post('/api/card-payments/send', { orderId, channel: 'MAIL' }, all);
      if (mailed.status !== 201) throw new Error(`a link by mail: ${mailed.status} ${mailed.text}`);
      const written = await mailsOf(before + 3, () => true);
      if (written.length < before + 3) throw new Error(`only ${written.length - before} of three mails were written`);
      report(
        'mails with a link to an address that the caller claims',
        written.filter((mail) => mail.includes(EVIL)).length,
        0,
        'mails',
      );
    } finally {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
} satisfies Attack;
