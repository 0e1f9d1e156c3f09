import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_NAMES } from '../icon-names.ts';
import { checkConfig } from './check-config.ts';
import type { SourceFile } from './source.ts';

/** Test helpers for the checker, used by tests only. */

const SCHEMAS = join(import.meta.dirname, '../../../resources/schemas');
export const schemas: readonly SourceFile[] = readdirSync(SCHEMAS).map((name) => ({
  path: `resources/schemas/${name}`,
  text: readFileSync(join(SCHEMAS, name), 'utf8'),
}));
export const known = {
  icons: ICON_NAMES,
  domain: ['reservation'],
  screens: ['/hand/made', '/hand/written'],
  panels: ['hand-drawn'],
};

/** Files by their path below resources/, as text or as the value to be written. */
export type Files = Readonly<Record<string, unknown>>;

export function check(files: Files) {
  const sources = Object.entries(files).map(([path, content]) => ({
    path: `resources/${path}`,
    text: typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  }));
  return checkConfig({ files: sources, known, schemas });
}

/** `file code pointer` of each finding of a level. */
export function briefFindings(files: Files, level: 'error' | 'warning' = 'error'): string[] {
  return check(files)
    .findings.filter((finding) => finding.level === level)
    .map(({ file, code, pointer }) => `${file.replace('resources/', '')} ${code} ${pointer}`);
}

/** A resource without findings, to be broken in one place. */
export function goodResource(own: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { name: 'things', label, menu: false, fields: { code: { type: 'text', label } }, ...own };
}

export const label = { en: 'Label', tr: 'Etiket' };
/** Fields of `things`, one of each kind that other parts of a file name. */
export const FIELDS = {
  code: { type: 'text', label },
  price: { type: 'money', currency: 'EUR', label },
  count: { type: 'integer', label },
  status: { type: 'enum', values: ['NEW', 'DONE'], default: 'NEW', label },
  stay: { type: 'dateRange', start: 'from', end: 'to', label },
  ownerId: { type: 'ref', resource: 'owners', label },
  secret: { type: 'password', label },
  orders: { type: 'children', resource: 'orders', via: 'thingId', label },
};
export const OTHERS = {
  'owners.json': goodResource({
    name: 'owners',
    fields: { name: { type: 'text', label }, secret: { type: 'password', label } },
  }),
  'orders.json': goodResource({
    name: 'orders',
    fields: {
      thingId: { type: 'ref', resource: 'things', label },
      otherId: { type: 'ref', resource: 'owners', label },
    },
  }),
};
export const ACTION = { label, from: ['NEW'], set: { status: 'DONE' } };

/** The findings for `things` with these additional parts: `code pointer`, beside two resources it refers to. */
export function mistakes(own: Readonly<Record<string, unknown>>, level: 'error' | 'warning' = 'error') {
  const thing = goodResource({ fields: FIELDS, ...own });
  return briefFindings({ 'things.json': thing, ...OTHERS }, level).map((finding) =>
    finding.replace('things.json ', ''),
  );
}
/** `things` with an additional field x. */
export const withField = (field: Readonly<Record<string, unknown>>) => ({
  fields: { ...FIELDS, x: { label, ...field } },
});
