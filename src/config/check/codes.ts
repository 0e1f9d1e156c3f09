import type { Finding } from '../types.ts';

/** A resource's file is gone, but others refer to it. */
export const GONE_RESOURCE = 'RES111';
/** A resource has been renamed, but others refer to its old name. */
export const RENAMED_RESOURCE = 'RES112';

/** Values stored under the former name of a field, an option or the resource. */
export const FORMER = { field: 'RES911', value: 'RES912', name: 'RES913' } as const;
/** An address, a path of the API or a subject that another file already has. */
export const CLAIMS: readonly string[] = ['RES206', 'RES207', 'RES219'];
export const NO_STATE = 'RES217';
/** A field that code reads is missing, renamed, or of another type. */
export const NEEDED_FIELD = 'RES226';
/** Stored records do not fit the new definition of a field. */
export const MISFIT = 'RES914';
/** The title cannot distinguish records. */
export const UNTITLED = 'RES918';

/** Codes of findings about an unknown name. */
const OF_NAMES = [
  'RES201',
  'RES202',
  'RES203',
  'RES204',
  'RES208',
  'RES209',
  'RES212',
  'RES214',
  'RES222',
  'RES227',
  'RES229',
  'RES904',
];

/** The unknown name in a finding: the first one its message quotes. */
export function wrongNameIn({ code, message }: Finding): string | undefined {
  return OF_NAMES.includes(code) ? /"([^"]+)"/.exec(message)?.[1] : undefined;
}
