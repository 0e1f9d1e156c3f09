import { expect, test } from 'vitest';
import { demoSeed } from '../../../json-server/seed/demo/rows.ts';
import type { DemoEvent } from '../../../src/domain/demo/calendar-events.ts';
import type { ChatContact, ChatPerson } from '../../../src/domain/demo/chats.ts';
import type { Course } from '../../../src/domain/demo/courses.ts';
import type { Customer } from '../../../src/domain/demo/customers.ts';
import type { Email } from '../../../src/domain/demo/emails.ts';
import type { Invoice } from '../../../src/domain/demo/invoices.ts';
import type { KanbanBoard, Item } from '../../../src/domain/demo/kanban.ts';
import type { Order } from '../../../src/domain/demo/orders.ts';
import type { Permission } from '../../../src/domain/demo/permissions.ts';
import type { ShopProduct } from '../../../src/domain/demo/products.ts';
import type { Referral } from '../../../src/domain/demo/referrals.ts';
import type { Review } from '../../../src/domain/demo/reviews.ts';
import type { ManagedUser } from '../../../src/domain/demo/users.ts';
import type { Vehicle } from '../../../src/domain/demo/vehicles.ts';
import type { Row } from '../../../src/config/types.ts';
import { ROWS } from '../rows.ts';
import { type Answer, startApp, type TestApp, type TestOptions } from '../support.ts';

/** The day on which every API test happens. */
const TODAY = '2026-11-20';
/** The samples alone: nobody has added anything to them. */
export const DEMO_ROWS: Readonly<Record<string, readonly Row[]>> = {
  ...ROWS,
  ...demoSeed(TODAY),
  'demo-product-categories': ROWS['demo-product-categories'] ?? [],
  'demo-product-drafts': [],
  'demo-invoice-drafts': [],
};

/** The real app with the demo's seed, on a fresh store. */
export const startDemo = (options: TestOptions = {}): Promise<TestApp> => startApp({ rows: DEMO_ROWS, ...options });

/** What bodies of the demo calls may have; a test that reads a member which is not there fails by its value. */
export type Lists = {
  readonly products: readonly ShopProduct[];
  readonly orders: readonly Order[];
  readonly customers: readonly Customer[];
  readonly reviews: readonly Review[];
  readonly referrals: readonly Referral[];
  readonly courses: readonly Course[];
  readonly invoices: readonly Invoice[];
  readonly vehicles: readonly Vehicle[];
  readonly permissions: readonly Permission[];
  readonly users: readonly ManagedUser[];
  readonly emails: readonly Email[];
  readonly boards: readonly KanbanBoard[];
  readonly items: readonly Item[];
  readonly chatsContacts: readonly ChatContact[];
  readonly contacts: readonly ChatPerson[];
};
export type Demo = Lists & {
  readonly id: number;
  readonly total: number;
  readonly totalCourse: number;
  readonly totalInvoices: number;
  readonly totalVehicles: number;
  readonly totalPermissions: number;
  readonly totalPages: number;
  readonly totalUsers: number;
  readonly page: number;
  readonly profileUser: ChatPerson;
  readonly emailsMeta: object;
  readonly message: unknown;
  readonly productContent: string;
  readonly checkoutContent: string;
};
export type Events = readonly DemoEvent[];

/** A call of admin, or of somebody else; the body of its answer. */
export async function ask(app: TestApp, url: string, as = 'admin'): Promise<Demo> {
  const { status, body } = await app.call('GET', url, { as });
  expect(status).toBe(200);
  return body as unknown as Demo;
}

/** A list call’s rows, each as what is picked from it. */
export async function column<Key extends keyof Lists, Value>(
  app: TestApp,
  url: string,
  [key, pick]: readonly [key: Key, pick: (row: Lists[Key][number]) => Value],
): Promise<Value[]> {
  return (await ask(app, url))[key].map(pick);
}

/** The same rows, looked at key by key. */
export async function records(app: TestApp, url: string, key: keyof Lists): Promise<Record<string, unknown>[]> {
  return (await ask(app, url))[key].map((row) => ({ ...row }));
}

/** In the order of the lists: Turkish alphabet. */
export const inOrder = (texts: readonly unknown[]): readonly unknown[] =>
  texts.toSorted((a, b) => String(a).localeCompare(String(b), 'tr'));

/** Matchers that a table may hold. */
export const ANY_TEXT: unknown = expect.any(String);
export const ANY_NUMBER: unknown = expect.any(Number);
export const ANY_FLAG: unknown = expect.any(Boolean);
export const ANY_LIST: unknown = expect.any(Array);
export const textWith = (part: string): unknown => expect.stringContaining(part);

/** One row of a table: the call, its status, and its body: a value, or a function that looks at it; `''` = no body. */
export type Case = readonly [
  sentence: string,
  method: string,
  url: string,
  body: unknown,
  status: number,
  expected?: unknown,
];

type Asked = (sentence: string, url: string, status: number, expected?: unknown) => Case;
type Sent = (sentence: string, url: string, body: unknown, status: number, expected?: unknown) => Case;
export const get: Asked = (sentence, url, ...answer) => [sentence, 'GET', url, undefined, ...answer];
export const post: Sent = (sentence, url, ...answer) => [sentence, 'POST', url, ...answer];
export const put: Sent = (sentence, url, ...answer) => [sentence, 'PUT', url, ...answer];
export const del: Asked = (sentence, url, ...answer) => [sentence, 'DELETE', url, undefined, ...answer];

async function check(app: TestApp, [, method, url, body, status, expected]: Case): Promise<Answer> {
  const answer = await app.call(method, url, { as: 'admin', ...(body === undefined ? {} : { body }) });
  expect(answer.status, answer.text.slice(0, 300)).toBe(status);
  if (typeof expected === 'function') (expected as (body: unknown) => void)(answer.body);
  else if (expected === '') expect(answer.text).toBe('');
  else if (typeof expected === 'string') expect(answer.body).toBe(expected);
  else if (expected !== undefined) expect(answer.body).toMatchObject(expected as object);
  return answer;
}

/** A test for each row, in order: a row may rely on those above it. */
export function table(app: () => TestApp, cases: readonly Case[]): void {
  test.each(cases.map((row) => ({ sentence: row[0], row })))('$sentence', async ({ row }) => {
    await check(app(), row);
  });
}
