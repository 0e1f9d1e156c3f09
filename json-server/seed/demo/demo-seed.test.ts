import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMAIL_FOLDERS, EMAIL_LABELS } from '../../../src/domain/demo/emails.ts';
import { isIban } from '../../../src/domain/text/identifiers.ts';
import { paymentDetails } from '../../demo/payment-details.ts';
import { demoSeed } from './rows.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const seed = demoSeed('2026-11-20');
const rows = (name: string) => seed[name] ?? [];
const values = (name: string, key: string) => new Set(rows(name).map((row) => row[key]));

describe('the demo’s seed', () => {
  it('has the sizes of spec §9', () => {
    const sizes = Object.fromEntries(Object.entries(seed).map(([name, list]) => [name, list.length]));
    expect(sizes).toMatchObject({
      'demo-products': 50,
      'demo-reviews': 100,
      'demo-referrals': 45,
      'demo-orders': 100,
      'demo-customers': 100,
      'demo-invoices': 37,
      'demo-users': 50,
      'demo-vehicles': 25,
      'demo-permissions': 9,
      'demo-kanban-boards': 3,
      'demo-kanban-items': 6,
      'demo-sales': 50,
    });
    expect(rows('demo-courses').length).toBeGreaterThanOrEqual(25);
  });
  it('belongs to no tenant, but for the categories that people may change', () => {
    const owned = Object.entries(seed).filter(([, list]) => list.some((row) => 'tenantId' in row));
    expect(owned.map(([name]) => name)).toEqual(['demo-product-categories']);
  });
  it('uses every value of spec §4, and no other', () => {
    const expected: readonly (readonly [string, string, readonly unknown[]])[] = [
      ['demo-products', 'status', ['Inactive', 'Published', 'Scheduled']],
      ['demo-products', 'category', ['Electronics', 'Accessories', 'Shoes', 'Office', 'Home Decor', 'Games']],
      ['demo-reviews', 'status', ['Published', 'Pending']],
      ['demo-reviews', 'review', [1, 2, 3, 4, 5]],
      ['demo-referrals', 'status', ['Paid', 'Unpaid', 'Rejected']],
      ['demo-orders', 'status', ['Delivered', 'Ready to Pickup', 'Out for Delivery', 'Dispatched']],
      ['demo-orders', 'payment', [1, 2, 3, 4]],
      ['demo-orders', 'method', ['paypalLogo', 'mastercard']],
      ['demo-invoices', 'invoiceStatus', ['Paid', 'Downloaded', 'Sent', 'Draft', 'Partial Payment', 'Past Due']],
      ['demo-users', 'status', ['Active', 'Inactive', 'Pending']],
      ['demo-users', 'currentPlan', ['basic', 'team', 'company', 'enterprise']],
      ['demo-users', 'role', ['admin', 'author', 'editor', 'maintainer', 'subscriber']],
      [
        'demo-vehicles',
        'warnings',
        ['No Warnings', 'Ecu Not Responding', 'Oil Leakage', 'Fuel Problems', 'Temperature not optimal'],
      ],
      ['demo-emails', 'folder', EMAIL_FOLDERS],
    ];
    for (const [name, key, of] of expected) expect(values(name, key), `${name}.${key}`).toEqual(new Set(of));
    expect(new Set(rows('demo-emails').flatMap((row) => row['labels'] as string[]))).toEqual(new Set(EMAIL_LABELS));
    const sales = JSON.stringify(rows('demo-sales'));
    for (const word of ['Completed', 'Confirmed', 'Cancelled', 'Fully Paid', 'Partially Paid', 'Unpaid']) {
      expect(sales).toContain(`"${word}"`);
    }
  });
  it('invoices: ids 4987 to 5036, days that every month has, balances below, at and above zero', () => {
    const invoices = rows('demo-invoices');
    const ids = invoices.map(({ id }) => Number(id));
    expect([Math.min(...ids), Math.max(...ids)]).toEqual([4987, 5036]);
    for (const { issuedDay, dueDay } of invoices)
      expect(Number(issuedDay) <= Number(dueDay) && Number(dueDay) <= 28).toBe(true);
    expect(new Set(invoices.map(({ balance }) => Math.sign(Number(balance))))).toEqual(new Set([-1, 0, 1]));
    expect(isIban(paymentDetails({ balance: 1 }).iban)).toBe(true);
  });
  it('numbers that calls look records up by are unique', () => {
    for (const [name, key] of [
      ['demo-orders', 'order'],
      ['demo-customers', 'customerId'],
      ['demo-products', 'sku'],
    ] as const) {
      expect(values(name, key).size).toBe(rows(name).length);
    }
  });
});

describe('the demo’s pictures', () => {
  it('are small, and all that the rows name; nothing comes from elsewhere', () => {
    const folder = join(root, 'public', 'demo');
    const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
    expect(pictures.filter((name) => statSync(join(folder, name)).size >= 2048)).toEqual([]);
    const text = JSON.stringify(seed);
    const named = new Set(text.match(/\/demo\/[\w/-]+\.svg/g));
    expect([...named].filter((path) => !existsSync(join(root, 'public', path)))).toEqual([]);
    expect(text).not.toMatch(/https?:\/\//);
  });
});
