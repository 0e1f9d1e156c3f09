import { setTimeout } from 'node:timers/promises';
import type { Answer } from '../server.ts';
import type { Attack } from '../attack.ts';

const AT_ONCE = 20;
/** A card of the simulator that asks for a code, the code, and one that is declined. */
const SECURE = '5528790000000008';
const CODE = '283126';
/** s until the provider's word counts as not coming */
const PATIENCE = 20;

/** Links to pay by card: the same money back twice, and a guest who begins again and again. */
export default {
  name: 'Payments by card',
  run: async ({ target, headers, report }) => {
    const parsed = ({ status, text }: Answer) => ({ status, body: JSON.parse(text) as Record<string, unknown> });
    const call = async (method: string, path: string, body?: object, own = headers) =>
      parsed(await target.send({ method, path, headers: own, ...(body && { body: JSON.stringify(body) }) }));
    const found = await call(
      'GET',
      '/api/reservations?status=SUCCESSFUL&paymentState=UNPAID&collectedBy=COMPANY&pageNumber=0&pageSize=30',
    );
    const owing = (found.body['items'] as Record<string, unknown>[]).filter(
      (stay) => Number(stay['remainingPrice']) > 0,
    );
    const next = () => {
      const stay = owing.pop();
      if (!stay) throw new Error('no stay that owes something');
      return { id: stay['id'] as string, currency: stay['currency'] as string };
    };
    const makeLink = async (reservationId: string) => {
      const { status, body } = await call('POST', '/api/card-payment-orders', { reservationId });
      if (status !== 201) throw new Error(`a link: ${status} ${JSON.stringify(body)}`);
      return body['id'] as string;
    };
    const guest = { 'content-type': 'application/json' };
    const start = (id: string) =>
      call(
        'POST',
        `/api/public/pay/${id}/start`,
        { installment: 1, acceptedContracts: ['DISTANCE_SALES', 'CANCELLATION'] },
        guest,
      );
    const urlOf = ({ body }: { body: Record<string, unknown> }) => body['redirectUrl'] as string;
    const isPaid = async (id: string): Promise<boolean> =>
      (await call('GET', `/api/card-payment-orders/${id}`)).body['status'] === 'PAID';
    const payAt = async (url: string, id: string): Promise<boolean> => {
      const card = { number: SECURE, holder: 'Ada Guest', month: '12', year: '2030', cvv: '123' };
      await fetch(url.replace('/3ds/', '/cards/'), { method: 'POST', body: JSON.stringify(card) });
      await fetch(url, { method: 'POST', body: new URLSearchParams({ code: CODE }), redirect: 'manual' });
      for (let tries = 0; tries < PATIENCE * 5; tries += 1) {
        if (await isPaid(id)) return true;
        await setTimeout(200);
      }
      return false;
    };
    const isPaidByLink = async (id: string) => payAt(urlOf(await start(id)), id);
    const askBack = (id: string) => call('POST', `/api/card-payment-orders/${id}/actions/requestRefund`, {});
    const many = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: AT_ONCE }, work));
    const taken = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status < 300).length;

    /** Pays a stay by card, and takes the money back by hand as well as by the provider. */
    const twice = async (
      name: string,
      byHand: (stay: { id: string; currency: string }, paid: number, payment: string) => Promise<{ status: number }>,
      isAtOnce: boolean,
    ) => {
      const stay = next();
      const id = await makeLink(stay.id);
      if (!(await isPaidByLink(id))) throw new Error('the link was not paid');
      const order = (await call('GET', `/api/card-payment-orders/${id}`)).body;
      const hand = () => byHand(stay, Number(order['paidTotal']), order['paymentId'] as string);
      const answers = isAtOnce
        ? (await Promise.all([hand(), many(() => askBack(id))])).flat()
        : [await hand(), ...(await many(() => askBack(id)))];
      report(`${name}, times that money left`, taken(answers), 1, 'times');
      const after = await call('GET', `/api/reservations/${stay.id}`);
      report(`${name}, given back too much`, Math.max(0, -Number(after.body['paidAmount'])), 0, 'minor units');
    };
    const refund = (stay: { id: string; currency: string }, amount: number) =>
      call('POST', '/api/payments', {
        kind: 'REFUND',
        reservationId: stay.id,
        method: 'BANK_TRANSFER',
        amount,
        currency: stay.currency,
        reason: 'x',
      });
    const reverse = (_stay: unknown, _amount: number, payment: string) =>
      call('POST', `/api/payments/${payment}/actions/reverse`, { reason: 'x' });
    await twice('back by bank, then by the provider', refund, false);
    await twice('back by bank and by the provider at once', refund, true);
    await twice('reversed by hand, then back by the provider', reverse, false);

    const left = await makeLink(next().id);
    const starts = [];
    for (let no = 0; no < 6; no += 1) starts.push(await start(left));
    report('six starts of a link, refused', starts.length - taken(starts), 0, 'starts');
    const last = starts.at(-1);
    report(
      'six starts of a link, the last one cannot be paid',
      last && (await payAt(urlOf(last), left)) ? 0 : 1,
      0,
      'links',
    );
  },
} satisfies Attack;
