import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Where a company's settings are read; what only checks or stores them reads nothing. */
const READS = /settings\/company-settings\.ts|\bsettingsRow\b|table\(SETTINGS\)|table\('settings'\)/;
const CHECKS = join('modules', 'setting');

type SettingFile = { readonly fields: Readonly<Record<string, unknown>> };
const { fields } = JSON.parse(readFileSync('resources/v1/setting.json', 'utf8')) as SettingFile;

/** Without comments and types, which name a field and do nothing with it. */
const codeIn = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|^export type [^;{]*;/gm, '');

const readers = readdirSync('json-server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes(CHECKS) && !/^(seed|stored)[\\/]/.test(file))
  .map((file) => readFileSync(join('json-server', file), 'utf8'))
  .filter((text) => READS.test(text))
  .map(codeIn);

/** `row.field`, or `'field'` of what asks by name. */
const words = new Set(readers.flatMap((text) => [...text.matchAll(/[.'](\w+)/g)].map(([, word = '']) => word)));
const isRead = (field: string): boolean => words.has(field);

describe('settings', () => {
  test.each(Object.keys(fields))('%s is read by something', (field) => {
    expect(isRead(field)).toBe(true);
  });

  test('a field that nothing reads would be found', () => {
    expect(isRead('payMerchantId')).toBe(false);
  });
});
