// `npm run dev`: API and hot reload in one process, on one origin.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestHandler } from 'express';
import { createServer as createVite } from 'vite';
import { recordsOf } from '../json-server/records/records.ts';
import { demoLogins, oneOfEachRole } from '../json-server/seed/demo-logins.ts';
import { openTelemetry } from '../json-server/commands/open-telemetry.ts';
import { readEnvironment, SettingError } from '../json-server/http/environment.ts';
import { framesIn, listenAt, openServer } from '../json-server/commands/start.ts';
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

const stop = async (code: number) => {
  server.close();
  server.closeAllConnections();
  await vite.close();
  await opened.close();
  process.exit(code);
};
try {
  await listenAt(server, environment, 'npm run dev');
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  await stop(1);
}
console.log(`\n  Konak (development) is at http://localhost:${environment.port}`);
const [first] = demoLogins(opened.store);
if (first && environment.allowsDemoLogins) console.log(`  Sign in with ${first.email} / ${first.password}`);
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
