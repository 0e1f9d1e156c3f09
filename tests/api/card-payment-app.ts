import { createReconciler, type Reconciler } from '../../json-server/modules/card-payment/reconciler.ts';
import { connect } from '../../json-server/modules/card-payment/connection.ts';
import type { Provider } from '../../json-server/modules/card-payment/provider.ts';
import { simulatorClient } from '../../json-server/modules/card-payment/simulator-client.ts';
import { type CardSimulator, startPaymentSimulator } from '../../json-server/modules/card-payment/simulator/server.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';
import { recordsOf } from '../../json-server/records/records.ts';

export const STAY = 'res-r-000001';
export const CARDS = {
  secure: '5528790000000008',
  plain: '4603450000000000',
  declined: '4111111111111129',
  timeout: '5400360000000003',
  late: '4543590000000006',
  double: '5451030000000000',
  badSignature: '5526080000000006',
  died: '4157920000000002',
  lessCharged: '4059030000000009',
} as const;
const NOTICE_SECRET = 'what the messages of tests are signed with';
export const CODE = '283126';
export const BOTH = ['DISTANCE_SALES', 'CANCELLATION'];

export type PayApp = {
  readonly app: TestApp;
  readonly simulator: CardSimulator;
  readonly reconciler: Reconciler;
  readonly noticeSecret: string;
  /** What the server speaks through from now on. */
  readonly speak: (provider: Provider) => void;
  readonly provider: Provider;
  readonly row: (id: string) => Row;
  readonly stay: () => Row;
  readonly payments: () => readonly Row[];
  readonly makeLink: (body?: object) => Promise<string>;
  readonly start: (id: string, body?: object, headers?: Record<string, string>) => ReturnType<TestApp['call']>;
  /** The guest's card into the provider's frame; answers what the frame is told. */
  readonly enterCard: (redirectUrl: string, number: string) => Promise<{ status: string; errorCode?: string }>;
  readonly enterCode: (redirectUrl: string, code?: string) => Promise<Response>;
  /** Makes a link, begins and pays with a card that needs a code. */
  readonly pay: (number: string, code?: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** The real app and the real simulator, each on a port of its own. */
export async function startPayApp(stay: object = {}, late = 60_000): Promise<PayApp> {
  const reservations = ROWS['reservations']?.map((row) => (row.id === STAY ? { ...row, ...stay } : row)) ?? [];
  const app = await startApp({ rows: { ...ROWS, reservations, 'card-payment-orders': [] } });
  const simulator = await startPaymentSimulator({
    port: 0,
    apiKey: 'key',
    noticeSecret: NOTICE_SECRET,
    late,
    shopOrigin: () => `http://127.0.0.1:${app.port}`,
  });
  const provider = simulatorClient({
    base: simulator.url,
    apiKey: 'key',
    noticeSecret: NOTICE_SECRET,
    originFor: () => simulator.url,
  });
  const clock = () => app.clock.now;
  const records = recordsOf(app.store);
  const deps = { records, asSystem: asSystemOf({ store: app.store, config: app.live, clock }), clock };
  const connection = { provider, key: 'a key of tests' };
  connect(recordsOf(app.served), connection);
  const table = (name: string) => app.store.table(name, 'demo');

  const makeLink: PayApp['makeLink'] = async (body = {}) => {
    const made = await app.call('POST', '/api/card-payment-orders', {
      as: 'admin',
      body: { reservationId: STAY, ...body },
    });
    if (made.status !== 201) throw new Error(made.text);
    return made.body.id;
  };
  const start: PayApp['start'] = (id, body = { installment: 1, acceptedContracts: BOTH }, headers = {}) =>
    app.call('POST', `/api/public/pay/${id}/start`, { body, headers });
  const enterCard: PayApp['enterCard'] = async (redirectUrl, number) => {
    const url = redirectUrl.replace('/3ds/', '/cards/');
    const card = { number, holder: 'Ada Guest', month: '12', year: '2030', cvv: '123' };
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(card) });
    return (await answer.json()) as { status: string; errorCode?: string };
  };
  const enterCode: PayApp['enterCode'] = (redirectUrl, code = CODE) =>
    fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ code }), redirect: 'manual' });
  return {
    app,
    simulator,
    provider,
    makeLink,
    start,
    enterCard,
    enterCode,
    noticeSecret: NOTICE_SECRET,
    reconciler: createReconciler(deps, connection),
    speak: (other) => connect(recordsOf(app.served), { ...connection, provider: other }),
    row: (id) => table('card-payment-orders').get(id)!,
    stay: () => table('reservations').get(STAY)!,
    payments: () => table('payments').equal('reservationId', STAY),
    pay: async (number, code = CODE) => {
      const id = await makeLink();
      const { body } = await start(id);
      const redirectUrl = String(body['redirectUrl']);
      await enterCard(redirectUrl, number);
      await enterCode(redirectUrl, code);
      return id;
    },
    close: async () => {
      await app.close();
      await simulator.close();
    },
  };
}

/** Waits for what comes by itself: a message of the provider. */
export async function until(isSo: () => boolean, ms = 20_000): Promise<void> {
  const end = Date.now() + ms;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('it did not come');
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}
