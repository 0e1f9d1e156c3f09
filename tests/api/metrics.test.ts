import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { createJobWatch, JOB_RUNNER } from '../../json-server/http/job-watch.ts';
import { createMetrics, type Metrics, metricsServer } from '../../json-server/http/metrics.ts';
import { createRouteTimes } from '../../json-server/http/route-times.ts';
import { openTraces, type Traces } from '../../json-server/http/traces.ts';
import { readEnvironment, SettingError } from '../../json-server/http/environment.ts';
import { queueOf } from '../../json-server/records/queues.ts';
import { recordsOf } from '../../json-server/records/records.ts';
import { systemStatus } from '../../json-server/routes/system-status.ts';
import { openStore } from '../../json-server/store/open-store.ts';
import { MemoryDatabase, MemoryEngine } from '../store/memory-engine.ts';
import { ROWS } from './rows.ts';
import { demo } from './rows-of-tenants.ts';
import { startApp, type TestApp } from './support.ts';
import { recordTelemetry } from './recorded-telemetry.ts';

let metrics: Metrics;
let app: TestApp | undefined;
beforeEach(async () => {
  metrics = await createMetrics();
});
afterEach(async () => {
  await app?.close();
  app = undefined;
  metrics.close();
});

/** What a line of the scrape says; undefined where there is none. */
async function valueOf(name: string): Promise<number | undefined> {
  const line = (await metrics.text()).split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

const start = async (options: Parameters<typeof startApp>[0] = {}): Promise<TestApp> => {
  app = await startApp({ ...options, telemetry: { ...recordTelemetry('silent').telemetry, metrics } });
  return app;
};

describe('what Prometheus scrapes', () => {
  test('requests by pattern and status, with their times', async () => {
    const { call } = await start();
    await call('GET', '/api/reservations/res-1', { as: 'admin' });
    await call('GET', '/api/reservations/res-2', { as: 'admin' });
    await call('GET', '/api/reservations/nobody-has-it', { as: 'admin' });
    for (const path of ['/api/one', '/api/two', '/api/three']) await call('GET', path);
    const labels = (route: string, status: number) => `{method="GET",route="${route}",status="${status}"}`;
    const of = (route: string, status: number) => valueOf(`konak_http_requests_total${labels(route, status)}`);
    await vi.waitFor(async () => {
      expect(await of('unmatched', 401)).toBe(3);
      const known = (await of('/api/reservations/:id', 200)) ?? 0;
      expect(known + ((await of('/api/reservations/:id', 404)) ?? 0)).toBe(3);
      const counted = `konak_http_request_duration_seconds_count${labels('/api/reservations/:id', 404)}`;
      expect(await valueOf(counted)).toBe(await of('/api/reservations/:id', 404));
    });
    // However many addresses are asked for, there are no more lines.
    expect(await metrics.text()).not.toMatch(/nobody-has-it|\/api\/(?:one|two|three)/);
  });

  test('sign-ins that were refused', async () => {
    const { call } = await start();
    const body = { email: 'admin@demo.com', password: 'not this one' };
    for (let times = 0; times < 3; times += 1) await call('POST', '/api/auth/login', { body });
    await call('GET', '/api/auth/me');
    await vi.waitFor(async () => expect(await valueOf('konak_sign_ins_refused_total')).toBe(3));
  });

  test('rows, queues with the age of their oldest, tabs, findings, the event loop', async () => {
    const first = ROWS['messages']?.[0];
    const waiting = (id: string, createdAt: string) => demo({ ...first, id, status: 'WAITING', createdAt });
    const messages = [waiting('m-1', '2026-11-20T08:59:00.000Z'), waiting('m-2', '2026-11-20T08:50:00.000Z')];
    const { call } = await start({ rows: { ...ROWS, messages } });
    // A server counts the companies that it has in memory: a call brings this one.
    await call('GET', '/api/auth/me', { as: 'admin' });
    expect(await valueOf('konak_queue_length{queue="outbox"}')).toBe(2);
    expect(await valueOf('konak_queue_oldest_seconds{queue="outbox"}')).toBe(600);
    expect(await valueOf('konak_queue_length{queue="identity"}')).toBe(0);
    expect(await valueOf('konak_queue_oldest_seconds{queue="campaigns"}')).toBe(0);
    expect(await valueOf('konak_store_rows{collection="messages"}')).toBe(2);
    expect(await valueOf('konak_open_tabs')).toBe(0);
    expect(await valueOf('konak_config_findings{severity="error"}')).toBe(0);
    expect(await valueOf('konak_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  });

  test('a scrape looks at no row: sizes are kept, queues are asked by an index', async () => {
    const { served } = await start();
    const walked = vi.fn();
    const real = served.table.bind(served);
    vi.spyOn(served, 'table').mockImplementation((collection, tenant) => {
      const table = real(collection, tenant);
      return new Proxy(table, {
        get: (target, key) => {
          if (key === 'all' || key === 'recent' || key === 'ordered') walked(collection);
          const value: unknown = Reflect.get(target, key, target);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
    });
    await metrics.text();
    expect(walked).not.toHaveBeenCalled();
  });

  test('commits and how long they took', async () => {
    const store = await openStore({
      engine: new MemoryEngine(new MemoryDatabase()),
      watch: { commit: metrics.commit },
    });
    await store.transact((tx) => tx.put('_own', '', { id: 'a' }));
    await store.transact(() => undefined);
    expect(await valueOf('konak_store_commits_total')).toBe(1);
    expect(await valueOf('konak_store_commit_seconds_count')).toBe(1);
    await store.close();
  });

  test('rounds of jobs by what came of them', async () => {
    const watch = createJobWatch({ ...recordTelemetry('silent').telemetry, metrics });
    watch.round({ job: 'mail', outcome: 'ok', done: 2, ms: 1500 });
    watch.round({ job: 'mail', outcome: 'failed', done: 0, ms: 500 });
    expect(await valueOf('konak_jobs_total{job="mail",outcome="ok"}')).toBe(1);
    expect(await valueOf('konak_jobs_total{job="mail",outcome="failed"}')).toBe(1);
    expect(await valueOf('konak_job_duration_seconds_sum{job="mail"}')).toBe(2);
  });

  test('is answered at /metrics and nowhere else, and a scrape that fails ends nothing', async () => {
    const server = metricsServer(metrics);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fetch(`${base}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('# TYPE konak_http_requests_total counter');
    expect((await fetch(`${base}/`)).status).toBe(404);
    expect((await fetch(`${base}/metrics`, { method: 'POST' })).status).toBe(404);
    metrics.gatherFrom(() => {
      throw new Error('the store is closed');
    });
    expect((await fetch(`${base}/metrics`)).status).toBe(500);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('what ships for Grafana and Prometheus', () => {
  /** Names in an expression, without what a histogram adds to them. */
  const namesIn = (expression: string): readonly string[] =>
    [...expression.matchAll(/\b(?:konak|process|nodejs)_[a-z_]+/g)].map(([name]) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    );
  const missing = (expressions: readonly string[]): readonly string[] =>
    expressions.flatMap(namesIn).filter((name) => !metrics.names().includes(name));

  test('the dashboard asks for metrics that there are', () => {
    type Panel = { readonly title: string; readonly targets?: readonly { readonly expr: string }[] };
    const text = readFileSync('docs/operations/grafana-dashboard.json', 'utf8');
    const { panels } = JSON.parse(text) as { readonly panels: readonly Panel[] };
    const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(expressions.length).toBeGreaterThan(10);
    for (const expression of expressions) expect(namesIn(expression), expression).not.toEqual([]);
    expect(missing(expressions)).toEqual([]);
    // Whatever is measured of the product is shown.
    const shown = new Set(expressions.flatMap(namesIn));
    expect(metrics.names().filter((name) => name.startsWith('konak_') && !shown.has(name))).toEqual([]);
  });

  test('so do the alert rules', () => {
    type Rule = { readonly alert: string; readonly expr: string };
    const text = readFileSync('docs/operations/alerts.yml', 'utf8');
    const { groups } = parse(text) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(5);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(missing(rules.map(({ expr }) => expr))).toEqual([]);
    // That the product is up is Prometheus' own metric.
    for (const { expr } of rules) expect(expr.startsWith('up{') || namesIn(expr).length > 0, expr).toBe(true);
  });
});

describe('health', () => {
  const ready = async (): Promise<unknown> => {
    const { status, body } = (await app?.call('GET', '/api/health/ready')) ?? {};
    return [status, Reflect.get(body ?? {}, 'checks')];
  };
  const FINE = { data: 'ok', configuration: 'ok', jobs: 'ok' };

  test('a server that answers is live, and one that can work is ready, to whoever asks', async () => {
    const { call, served } = await start();
    expect((await call('GET', '/api/health/live')).status).toBe(200);
    expect(await ready()).toEqual([200, FINE]);
    expect((await call('GET', '/api/health')).body).toEqual({ status: 'ok', store: served.kind });
  });

  test('it is not ready while the data take no writes, and stays live', async () => {
    const { store, call } = await start();
    await store.close();
    expect(await ready()).toEqual([503, { ...FINE, data: 'read-only' }]);
    expect((await call('GET', '/api/health/live')).status).toBe(200);
  });

  test('it is not ready when the rounds of the jobs fail, or have stopped', async () => {
    const at = { now: Date.parse('2026-11-20T09:00:00.000Z') };
    const watch = createJobWatch(recordTelemetry('silent').telemetry, () => at.now);
    const { clock } = await start({ watch });
    const round = (outcome: 'ok' | 'failed') => watch.round({ job: JOB_RUNNER, done: 0, ms: 1, outcome });
    round('failed');
    expect(await ready()).toEqual([503, { ...FINE, jobs: 'failing' }]);
    round('ok');
    expect(await ready()).toEqual([200, FINE]);
    clock.now += 6 * 60_000;
    expect(await ready()).toEqual([503, { ...FINE, jobs: 'late' }]);
    at.now = clock.now;
    round('ok');
    expect(await ready()).toEqual([200, FINE]);
  });

  test('it is not ready without a configuration that anybody could work with', async () => {
    const { live } = await start();
    const { config } = live.current();
    const none = { ...live.current(), config: { ...config, policy: { ...config.policy, rows: [] } } };
    const empty = await startApp({ live: { ...live, current: () => none } });
    const { status, body } = await empty.call('GET', '/api/health/ready');
    expect([status, Reflect.get(body, 'checks')]).toEqual([503, { ...FINE, configuration: 'unusable' }]);
    await empty.close();
  });
});

describe('how the server is, for a screen', () => {
  const ENGINE = { file: 'sqlite', database: 'postgres', memory: 'memory' };

  test('is told to the SuperAdmin alone, at the moment of the call', async () => {
    const app = await startApp({
      dataOnDisk: () => ({ bytes: 5, backup: { at: '2026-11-19T00:00:00.000Z', file: 'b', bytes: 4 } }),
    });
    const { status, body } = await app.call('GET', '/api/settings/system', { as: 'SuperAdmin' });
    expect([status, body]).toMatchObject([
      200,
      { at: '2026-11-20T09:00:00.000Z', data: { bytes: 5, backup: { file: 'b' } }, findings: { error: 0 } },
    ]);
    for (const as of ['admin', 'Accounting', 'Investor'])
      expect((await app.call('GET', '/api/settings/system', { as })).status, as).toBe(403);
    await app.close();
  });

  test('is read in one place', async () => {
    const times = createRouteTimes();
    for (const ms of [1, 2, 90]) times.note({ method: 'GET', route: '/api/slow', status: 200, ms });
    times.note({ method: 'GET', route: '/api/quick', status: 500, ms: 1 });
    const { served, live, clock } = await start();
    const status = systemStatus({
      records: recordsOf(served),
      live,
      times,
      events: { count: () => 2 },
      dataOnDisk: () => ({ bytes: 1024 }),
      queues: [queueOf({ name: 'outbox', collection: 'messages', states: ['WAITING'] })],
      watch: createJobWatch(recordTelemetry('silent').telemetry, () => clock.now),
      clock: () => clock.now,
    });
    expect(status()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string,
      startedAt: '2026-11-20T09:00:00.000Z',
      data: { engine: ENGINE[served.kind], isWritable: true, bytes: 1024, rows: expect.any(Number) as number },
      openTabs: 2,
      isLeading: true,
      findings: { error: 0, warning: 0 },
      queues: [{ name: 'outbox' }],
      slowest: [
        { method: 'GET', route: '/api/slow', count: 3, failed: 0, p95: 90 },
        { method: 'GET', route: '/api/quick', count: 1, failed: 1, p95: 1 },
      ],
    });
  });
});

describe('traces', () => {
  type Span = {
    readonly name: string;
    readonly traceId: string;
    readonly spanId: string;
    readonly parentSpanId?: string;
  };
  type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

  test('a span a request, with its commits below it, goes to the collector', async () => {
    const spans: Span[] = [];
    const collector = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Sent;
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    const traces: Traces = await openTraces(`http://127.0.0.1:${(collector.address() as AddressInfo).port}/`, 'konak');
    const store = await openStore({
      engine: new MemoryEngine(new MemoryDatabase()),
      seed: () => ROWS,
      watch: { transaction: traces.transaction },
    });
    app = await startApp({ store, telemetry: { ...recordTelemetry('silent').telemetry, traces } });
    const traceId = 'a'.repeat(32);
    const headers = { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` };
    const body = { firstName: 'Ada', lastName: 'Lovelace' };
    expect((await app.call('POST', '/api/guests', { as: 'admin', body, headers })).status).toBe(201);
    await app.call('GET', '/api/nothing');
    await app.close();
    app = undefined;
    await traces.close();
    const request = spans.find(({ name }) => name === 'POST /api/guests');
    expect(request).toMatchObject({ traceId, parentSpanId: 'b'.repeat(16) });
    expect(spans.filter(({ name }) => name === 'commit').map(({ parentSpanId }) => parentSpanId)).toContain(
      request?.spanId,
    );
    expect(spans.map(({ name }) => name)).toContain('GET unmatched');
    expect(JSON.stringify(spans)).not.toContain('Lovelace');
    collector.closeAllConnections();
    await new Promise((resolve) => collector.close(resolve));
  });

  test.each([
    [{}, []],
    [{ METRICS_PORT: '0' }, ['prom-client']],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }, ['@opentelemetry/sdk-trace']],
  ])('with %j of the packages for it %j are loaded, and no other', (env, loaded) => {
    const script = `
      import { createRequire } from 'node:module';
      import { openTelemetry } from './json-server/commands/open-telemetry.ts';
      import { readEnvironment } from './json-server/http/environment.ts';
      ${loaded.length === 0 ? "import './json-server/commands/start.ts';" : ''}
      await openTelemetry(readEnvironment(process.env));
      const files = Object.keys(createRequire(import.meta.url).cache);
      console.log(JSON.stringify(['prom-client', '@opentelemetry/sdk-trace'].filter((name) => files.some((file) => file.includes('node_modules/' + name)))));
      process.exit(0);`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...env },
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual(loaded);
  });
});

describe('settings', () => {
  test.each([
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud'],
    [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT=xml'],
    [{ METRICS_PORT: 'many' }, 'METRICS_PORT=many'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'user:secret@collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ])('%j stops the start', (env, said) => {
    expect(() => readEnvironment(env)).toThrow(SettingError);
    expect(() => readEnvironment(env)).toThrow(said);
    expect(() => readEnvironment(env)).not.toThrow('secret');
  });

  test('lines are JSON in production and text elsewhere, and nothing is measured unless it is asked for', () => {
    expect(readEnvironment({})).toMatchObject({ logLevel: 'info', logFormat: 'text' });
    const production = { NODE_ENV: 'production', AUTH_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://konak.test' };
    expect(readEnvironment(production)).toMatchObject({ logLevel: 'info', logFormat: 'json' });
    expect(readEnvironment({ ...production, LOG_FORMAT: 'text', LOG_LEVEL: 'silent' })).toMatchObject({
      logLevel: 'silent',
      logFormat: 'text',
    });
    expect(readEnvironment({ METRICS_PORT: '' }).metricsPort).toBeUndefined();
    expect(readEnvironment({}).tracesUrl).toBeUndefined();
  });
});
