import type { IncomingMessage, ServerResponse } from 'node:http';
import { type SeenRequest, UNMATCHED } from './seen.ts';

export type Traces = {
  /** Handles a request within a span of its own. */
  readonly request: (
    asked: { readonly request: IncomingMessage; readonly response: ServerResponse; readonly seen: SeenRequest },
    handle: () => void,
  ) => void;
  /** Traces a transaction until it is durable, as part of its request. */
  readonly transaction: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Sends the remaining spans. */
  readonly close: () => Promise<void>;
};

/**
 * Sends one span per request to a collector that speaks OTLP over HTTP. Only this module loads the packages, so a
 * server without a collector never loads them.
 * @param endpoint as in OTEL_EXPORTER_OTLP_ENDPOINT, without `/v1/traces`
 */
export async function openTraces(endpoint: string, service: string): Promise<Traces> {
  const [api, { BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // Registered for the context that follows a request through its promises, and for the caller's trace header.
  provider.register();
  const tracer = provider.getTracer('konak');
  const { context, propagation, SpanKind, SpanStatusCode, trace } = api;
  return {
    request: ({ request, response, seen }, handle) => {
      const { method = '' } = request;
      const parent = propagation.extract(context.active(), request.headers);
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
      response.once('close', () => {
        const { route = UNMATCHED, who } = seen;
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': response.statusCode,
          'konak.request_id': seen.id,
          ...(who && { 'konak.tenant': who.tenant }),
        });
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), handle);
    },
    transaction: async (run) => {
      const span = tracer.startSpan('commit');
      try {
        return await run();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    close: async () => {
      await provider.shutdown();
      // A second server in this process, as in tests, registers its own.
      for (const part of [trace, context, propagation]) part.disable();
    },
  };
}
