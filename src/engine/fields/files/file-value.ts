import type { Json } from '../../../config/types.ts';
import { entriesOf } from '../../../config/parts.ts';

/** One file of a record, as shown: of an upload its `id`, of what comes with the product its `path`. */
export type ShownFile = {
  readonly key: string;
  readonly id?: string;
  readonly path?: string;
  readonly name: string;
  readonly type: string;
  /** Bytes; 0 when nobody knows. */
  readonly size: number;
  readonly caption: string;
  /** As stored, to be sent back. */
  readonly value: { readonly [key: string]: Json };
};

const textOr = (value: Json | undefined, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** The files in a value of a `file` or `images` field; invalid ones are dropped. */
export function shownFiles(value: Json | undefined): readonly ShownFile[] {
  return entriesOf(value).flatMap((entry): ShownFile[] => {
    const { id, path } = entry;
    const source = typeof id === 'string' ? { id } : typeof path === 'string' ? { path } : undefined;
    if (source === undefined) return [];
    const key = 'id' in source ? source.id : source.path;
    const last = 'path' in source ? (source.path.split('/').at(-1) ?? '') : '';
    return [
      {
        ...source,
        key,
        name: textOr(entry['name'], last),
        type: textOr(entry['type'], ''),
        size: typeof entry['size'] === 'number' ? entry['size'] : 0,
        caption: textOr(entry['caption'], ''),
        value: entry,
      },
    ];
  });
}

/** `240 KB`, `1.4 MB`; '' when nobody knows. */
export function sizeText(bytes: number, language: string): string {
  if (bytes <= 0) return '';
  const [value, unit] = bytes < 1024 * 1024 ? [Math.ceil(bytes / 1024), 'KB'] : [bytes / 1024 / 1024, 'MB'];
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
}
