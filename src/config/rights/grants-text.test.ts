import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asFormatted } from '../../../scripts/as-formatted.ts';
import { withGrant } from './grants-text.ts';

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'schemas' ? [] : files(path);
    return name.endsWith('.json') && !name.startsWith('_') ? [path] : [];
  });
const usual = { SuperAdmin: ['*'], admin: ['*'] };
type Access = { grants?: Record<string, string[]> };
const accessOf = (text: string): Access => (JSON.parse(text) as { access?: Access }).access ?? {};

describe('a grant is written into the file that is there', () => {
  const paths = files('resources');
  test('each of the product’s files stays as the formatter would have it, with one role more and with one less', async () => {
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) {
      const text = readFileSync(path, 'utf8');
      const grants = accessOf(text).grants ?? usual;
      const more = withGrant({ text, role: 'MarketPlace', actions: ['list', 'show', 'export'], grants });
      expect([path, await asFormatted(path, more)]).toEqual([path, more]);
      expect(accessOf(more).grants).toEqual({ ...grants, MarketPlace: ['list', 'show', 'export'] });
      const less = withGrant({ text, role: 'admin', actions: [], grants });
      expect([path, await asFormatted(path, less)]).toEqual([path, less]);
      // Granted and revoked again: the result equals the original.
      const [role = 'admin', actions = ['*']] = Object.entries(grants)[0] ?? [];
      if (Object.keys(accessOf(text).grants ?? {}).length > 0)
        expect(withGrant({ text, role, actions, grants })).toBe(text);
    }
  });

  test('all else keeps every character: order, comments, odd spacing', () => {
    const text = `{\n  "$comment": "why",\n  "name":   "x",\n  "access": { "$comment": "two of them", "grants": { "admin": ["*"] } },\n  "fields": {"a": {"type":"text"}}\n}\n`;
    expect(withGrant({ text, role: 'Accounting', actions: ['list'], grants: usual })).toBe(
      text.replace('"admin": ["*"] }', '"admin": ["*"], "Accounting": ["list"] }'),
    );
  });

  test('a file without access gets it before its fields, with what was granted all along', () => {
    const text = `{\n  "name": "x",\n  "fields": { "a": { "type": "text" } }\n}\n`;
    expect(withGrant({ text, role: 'Accounting', actions: ['list'], grants: usual })).toBe(
      `{\n  "name": "x",\n  "access": { "grants": { "SuperAdmin": ["*"], "admin": ["*"], "Accounting": ["list"] } },\n  "fields": { "a": { "type": "text" } }\n}\n`,
    );
  });
});
