// `npm run dev`: API and hot reload in one process, on one origin.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestHandler } from 'express';
import { createServer as createVite } from 'vite';
import { recordsOf } from '../json-server/records/records.ts';
import { demoLogins, oneOfEachRole } from '../json-server/seed/demo-logins.ts';
import { openTelemetry } from '../json-server/commands/open-telemetry.ts';
import { readEnvironment } from '../json-server/http/environment.ts';
import { framesIn, openServer } from '../json-server/commands/start.ts';
import { sendIndex } from '../json-server/routes/web.ts';

const environment = readEnvironment(process.env);
// Made first, so that Vite can put its own socket on it: one port for everything.
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });

const web: RequestHandler = (request, response, next) => {
  vite.middlewares(request, response, () => {
    const page = async () => {
      const html = await vite.transformIndexHtml(request.url, await readFile('index.html', 'utf8'));
      sendIndex({
        html,
        request,
        response,
        snapshot: opened.live.current(),
        isDevelopment: true,
        framesOf: framesIn(recordsOf(opened.store)),
        ...(environment.allowsDemoLogins && { demoLogins: oneOfEachRole(demoLogins(opened.store)) }),
      });
    };
    page().catch(next);
  });
};
const opened = await openServer(environment, { web, telemetry: await openTelemetry(environment) });
server.on('request', opened.app);
server.listen(environment.port, environment.host, () => {
  console.log(`\n  Konak (development) is at http://localhost:${environment.port}`);
  const [first] = demoLogins(opened.store);
  if (first && environment.allowsDemoLogins) console.log(`  Sign in with ${first.email} / ${first.password}`);
});

const stop = async () => {
  server.close();
  server.closeAllConnections();
  await vite.close();
  await opened.close();
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
