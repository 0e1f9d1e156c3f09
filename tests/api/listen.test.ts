import { Agent, get, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { drain, listen } from '../../json-server/commands/start.ts';

test('R8: a thousand connections that come at once find room in the queue', async () => {
  const asked = vi.spyOn(Server.prototype, 'listen');
  await drain(await listen(express(), { port: 0, host: '127.0.0.1' }));
  const [options] = asked.mock.lastCall as unknown as [{ backlog?: number }];
  expect(options.backlog).toBeGreaterThanOrEqual(1000);
});

test('a line that nobody uses outlives the minute that proxies keep theirs', async () => {
  const server = await listen(express(), { port: 0, host: '127.0.0.1' });
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  await drain(server);
});

/** One call on a line that stays open. */
const ask = (port: number, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });

test('a stop cuts no busy client: each is answered until it knows, and then nothing is waited for', async () => {
  const app = express();
  app.get('/', (_request, response) => {
    setTimeout(() => response.send('done'), 20);
  });
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  const answers: number[] = [];
  let refused = '';
  const clients = Array.from({ length: 8 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (;;) answers.push(await ask(port, agent));
    } catch (error) {
      refused ||= (error as NodeJS.ErrnoException).code ?? '';
    }
    agent.destroy();
  });
  await ask(port, new Agent());
  const cut = vi.spyOn(server, 'closeAllConnections');
  await drain(server);
  await Promise.all(clients);
  // Only a new line is refused; none that was open broke (ECONNRESET).
  expect(refused).toBe('ECONNREFUSED');
  expect(answers.every((status) => status === 200)).toBe(true);
  expect(cut).not.toHaveBeenCalled();
});
