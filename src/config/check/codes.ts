import type { Finding } from '../types.ts';

/** A resource's file is gone, and others need it. */
export const GONE_RESOURCE = 'RES111';
/** A resource has another name than before, and others need the old one. */
export const RENAMED_RESOURCE = 'RES112';

/** What records keep under a former name of a field, a value, the resource. */
export const FORMER = { field: 'RES911', value: 'RES912', name: 'RES913' } as const;
/** An address, a path of the API or a subject that another file has already. */
export const CLAIMS: readonly string[] = ['RES206', 'RES207', 'RES219'];
export const NO_STATE = 'RES217';
/** A field that code reads is gone, or has another name or type. */
export const NEEDED_FIELD = 'RES226';
/** Records do not fit what a field is to be. */
export const MISFIT = 'RES914';
/** No record could be told from another by its title. */
export const UNTITLED = 'RES918';

/** Codes of findings that name something which is not there. */
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

/** The name that a finding says is not there: the first that its message quotes. */
export function wrongNameIn({ code, message }: Finding): string | undefined {
  return OF_NAMES.includes(code) ? /"([^"]+)"/.exec(message)?.[1] : undefined;
}
