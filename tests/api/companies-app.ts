import { expect } from 'vitest';
import { request as httpRequest } from 'node:http';
import type { Row } from '../../src/config/types.ts';
import { fictionalIban } from '../../json-server/seed/people.ts';
import { FULL_PACKAGE } from './rows-of-tenants.ts';
import { ROWS } from './rows.ts';
import { startApp, type TestApp } from './support.ts';

const core: Row = { ...FULL_PACKAGE, id: 'pkg-core', name: 'Core', nameTr: 'Çekirdek', modules: [] };
const small: Row = {
  ...core,
  id: 'pkg-small',
  name: 'Small',
  nameTr: 'Küçük',
  estateLimit: 1,
  userLimit: 2,
  sortOrder: 10,
};
const secret: Row = { ...core, id: 'pkg-secret', name: 'Secret', nameTr: 'Gizli', isPublic: false };

/** The usual rows and packages of every kind: full, with nothing of its own, with limits, and one that is not offered. */
export const startCompanies = (): Promise<TestApp> =>
  startApp({ rows: { ...ROWS, packages: [FULL_PACKAGE, core, small, secret] } });

export const root = { as: 'SuperAdmin' };
export const COMPANY = {
  entityId: 'deniz-evi',
  type: 'COMPANY',
  companyName: 'Deniz Evi Ltd',
  taxNo: '1234567891',
  packageId: 'pkg-full',
  name: 'Işıl',
  surname: 'Çınar',
  email: 'isil@denizevi.example',
  phone: '+905321112233',
  iban: fictionalIban(77),
  address: 'Sahil 1, Bodrum',
};
export const make = (app: TestApp, more: object = {}) =>
  app.call('POST', '/api/tenants', { ...root, body: { ...COMPANY, ...more } });
export const set = async (app: TestApp, id: string, body: object) => {
  const { body: now } = await app.call('GET', `/api/tenants/${id}`, root);
  const answer = await app.call('PATCH', `/api/tenants/${id}`, { ...root, body, version: now.version });
  expect(answer.status, answer.text).toBe(200);
};
export const act = (app: TestApp, id: string, action: string, as = 'SuperAdmin') =>
  app.call('POST', `/api/tenants/${id}/actions/${action}`, { as, body: {} });

/** A tab's stream of events. */
export async function listen(app: TestApp, as: string, more: Readonly<Record<string, string>> = {}) {
  const token = await app.token(as);
  let text = '';
  const waiting = new Set<() => void>();
  const opened = await new Promise<{ end: () => void; ended: Promise<void> }>((resolve, reject) => {
    const call = httpRequest(
      { port: app.port, path: '/api/_meta/events', headers: { authorization: `Bearer ${token}`, ...more } },
      (response) => {
        const ended = new Promise<void>((done) => response.on('end', done).on('close', done));
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          for (const look of waiting) look();
        });
        response.on('error', () => undefined);
        resolve({ end: () => call.destroy(), ended });
      },
    );
    call.on('error', reject);
    call.end();
  });
  return {
    ...opened,
    /** What was heard so far. */
    text: () => text,
    until: (wanted: string) =>
      new Promise<string>((resolve) => {
        const look = () => {
          if (!text.includes(wanted)) return;
          waiting.delete(look);
          resolve(text);
        };
        waiting.add(look);
        look();
      }),
  };
}
