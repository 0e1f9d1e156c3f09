import { Server } from 'node:http';
import express from 'express';
import { expect, test, vi } from 'vitest';
import { drain, listen } from '../../json-server/start.ts';

test('R8: a thousand connections that come at once find room in the queue', async () => {
  const asked = vi.spyOn(Server.prototype, 'listen');
  await drain(await listen(express(), { port: 0, host: '127.0.0.1' }));
  const [options] = asked.mock.lastCall as unknown as [{ backlog?: number }];
  expect(options.backlog).toBeGreaterThanOrEqual(1000);
});
