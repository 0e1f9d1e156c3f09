import { resolve } from 'node:path';
import { SettingError } from '../../http/environment.ts';

/** Where data lie: a SQLite file, or a PostgreSQL database. */
export type DataPlace =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** A path or `sqlite:path` is a file; `postgres://…` is a database. @throws SettingError */
export function placeAt(text: string): DataPlace {
  if (/^postgres(?:ql)?:\/\//.test(text)) return { kind: 'postgres', url: text };
  const file = text.replace(/^sqlite:/, '');
  if (file === '' || /^\w+:\/\//.test(file)) {
    throw new SettingError(`"${text}" is neither a path, nor sqlite:PATH, nor postgres://…`);
  }
  return { kind: 'sqlite', file: resolve(file) };
}

/** For messages: without who and how. */
export function dataPlaceName(place: DataPlace): string {
  if (place.kind === 'sqlite') return place.file;
  const { host, pathname } = new URL(place.url);
  return `postgres://${host}${pathname}`;
}
