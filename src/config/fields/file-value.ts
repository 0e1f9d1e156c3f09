import type { IssueKey, IssueParams } from '../issue.ts';
import type { Json } from '../types.ts';
import { isJsonObject, ownValue } from '../values.ts';
import { isOwnPath } from './own-path.ts';
import { hasControlCharacters, tidyText } from './texts.ts';

/** The format of the server's file names. */
const ID = /^[A-Za-z0-9_-]{20,128}$/;
/** characters */
const LONGEST_NAME = 200;
const LONGEST_CAPTION = 300;

type Refused = { readonly issue: IssueKey; readonly params?: IssueParams };
type Entry = { readonly [key: string]: Json };

/**
 * One file of a record: `{ id }` of an upload, whose name, type and size the server fills in, or `{ path }` of a file
 * that comes with the product. Other members sent by a client are only checked for their form.
 * @param keys further members of the field
 */
export function checkFileValue(value: Json, keys: readonly string[]): { readonly value: Entry } | Refused {
  if (!isJsonObject(value)) return { issue: 'validation.file' };
  const known = ['id', 'path', 'name', 'type', 'size', ...keys];
  if (Object.keys(value).some((key) => !known.includes(key))) return { issue: 'validation.file' };
  const id = ownValue(value, 'id') ?? null;
  const path = ownValue(value, 'path') ?? null;
  const isOne = id === null ? typeof path === 'string' && isOwnPath(path) : typeof id === 'string' && ID.test(id);
  if (!isOne || (id !== null && path !== null)) return { issue: 'validation.file' };
  const name = checkLine(ownValue(value, 'name') ?? null, LONGEST_NAME);
  const caption = checkLine(ownValue(value, 'caption') ?? null, LONGEST_CAPTION);
  if ('issue' in name) return name;
  if ('issue' in caption) return caption;
  const members = {
    ...(name.value !== null && { name: name.value }),
    ...textMember(value, 'type'),
    ...numberMember(value, 'size'),
    ...(keys.includes('width') && { ...numberMember(value, 'width'), ...numberMember(value, 'height') }),
    ...(caption.value !== null && { caption: caption.value }),
  };
  return { value: id === null ? { path, ...members } : { id, ...members } };
}

const textMember = (value: Entry, key: string): Entry => (typeof value[key] === 'string' ? { [key]: value[key] } : {});
const numberMember = (value: Entry, key: string): Entry =>
  Number.isSafeInteger(value[key]) ? { [key]: value[key] ?? null } : {};

function checkLine(value: Json, max: number): { readonly value: string | null } | Refused {
  if (value === null) return { value: null };
  if (typeof value !== 'string') return { issue: 'validation.text' };
  const text = tidyText(value);
  if (text === '') return { value: null };
  if (hasControlCharacters(text)) return { issue: 'validation.controlCharacters' };
  return text.length > max ? { issue: 'validation.tooLong', params: { max } } : { value: text };
}
