import { noJobWatch } from '../../json-server/http/job-watch.ts';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MODULES } from '../../json-server/app.ts';
import { createActingFor } from '../../json-server/accounts/acting-for.ts';
import { createPackages } from '../../json-server/accounts/packages.ts';
import { createPostOutside } from '../../json-server/http/outside/post.ts';
import { createJobRunner } from '../../json-server/jobs/job-runner.ts';
import type { Ticker } from '../../json-server/jobs/ticker.ts';
import { createWebhookSender } from '../../json-server/modules/webhooks/sender.ts';
import { asSystemOf } from '../../json-server/records/as-system.ts';
import { recordsOf } from '../../json-server/records/records.ts';
import { shownToOf } from '../../json-server/records/shown-to.ts';
import type { Row } from '../../src/config/types.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp, type TestOptions } from './support.ts';

type Data = Readonly<Record<string, unknown>> & { readonly id: string };
/** A message as the receiver got it. */
export type Received = {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: { readonly id: string; readonly event: string; readonly tenantId: string; readonly data: Data };
};
type Answer = (response: ServerResponse, received: Received) => void;

export type WebhooksApp = TestApp & {
  readonly url: string;
  readonly received: Received[];
  /** How the receiver answers from now on; 200 by default. */
  readonly answer: { with: Answer };
  readonly sender: Ticker;
  /** Another server's worker on the same data. */
  readonly another: (post?: Parameters<typeof createPostOutside>[0]) => Ticker;
  /** A webhook, made by a call. */
  readonly hook: (body?: object, as?: string) => Promise<{ id: string; secret: string }>;
  readonly hookRow: (id: string) => Row;
  readonly deliveries: () => readonly Row[];
  readonly queue: () => readonly Row[];
  readonly tick: () => Promise<number>;
};

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    void response.writeHead(code, headers).end(`answer ${code}`);

/** Checked as a receiver would, without any code of the product. */
export function isSigned({ headers, text }: Received, secret: string): boolean {
  const [, t = '', v1 = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['konak-signature'])) ?? [];
  return createHmac('sha256', secret).update(`${t}.${text}`).digest('hex') === v1;
}

/** The real app with a receiver on this machine; `WEBHOOKS_PRIVATE` has to be set by the test. */
export async function startWebhooksApp(options: TestOptions = {}): Promise<WebhooksApp> {
  const app = await startApp({ rows: { ...ROWS, webhooks: [], 'webhook-deliveries': [], messages: [] }, ...options });
  const received: Received[] = [];
  const answer: WebhooksApp['answer'] = { with: status(200) };
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const got = { headers: request.headers, text, body: JSON.parse(text) as Received['body'] };
      received.push(got);
      answer.with(response, got);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

  const clock = () => app.clock.now;
  // Secrets open with the key of the store that the app has been given.
  const turn = { isLeading: false };
  const leading = {
    get isLeading() {
      return turn.isLeading;
    },
    onLead: () => () => undefined,
  };
  const { secretOf } = recordsOf(app.served);
  const records = { ...recordsOf(app.store), secretOf, leading, onWrite: () => () => undefined };
  const packages = createPackages({ companies: records, live: app.live });
  const actingFor = createActingFor({ companies: records, live: app.live, packages, clock });
  const shownTo = shownToOf({ store: app.store, actingFor });
  const asSystem = asSystemOf({ store: app.store, config: app.live, clock });
  const senders: Ticker[] = [];
  const another: WebhooksApp['another'] = (post = { isFree: () => true }) => {
    const sender = createWebhookSender({
      records,
      asSystem,
      actingFor,
      shownTo,
      clock,
      watch: noJobWatch(),
      post: createPostOutside(post),
    });
    senders.push(sender);
    // Only when a test says so: nothing is sent behind its back.
    const run = async (): Promise<number> => {
      turn.isLeading = true;
      return sender.run().finally(() => (turn.isLeading = false));
    };
    return { ...sender, run };
  };
  const sender = another();
  const jobRunner = createJobRunner({ modules: MODULES, store: app.store, config: app.live, clock });
  const rowsOf = (name: string) => [...app.store.table(name, 'demo').all()];
  return {
    ...app,
    url,
    received,
    answer,
    sender,
    another,
    hook: async (body = {}, as = 'admin') => {
      const made = await app.call('POST', '/api/webhooks', { as, body: { url, events: ['reservations.*'], ...body } });
      if (made.status !== 201) throw new Error(made.text);
      return { id: made.body.id, secret: String(made.body['secret']) };
    },
    hookRow: (id) => app.store.table('webhooks', 'demo').get(id)!,
    deliveries: () => rowsOf('webhook-deliveries'),
    queue: () => rowsOf('_webhook_queue'),
    tick: () => jobRunner.run(),
    close: async () => {
      for (const each of senders) await each.stop();
      await jobRunner.stop();
      receiver.closeAllConnections();
      await new Promise((resolve) => receiver.close(resolve));
      await app.close();
    },
  };
}
