import type { Finding } from '../types.ts';

/**
 * Formats findings for a terminal and an editor's problem list: place, code, pointer; the message on its own line.
 * Sorted by file and place.
 */
export function printFindings(findings: readonly Finding[]): string {
  return sortFindings(findings)
    .map(({ file, line, column, code, pointer, message }) => {
      const place = `${file}:${line}:${column}`;
      return `${place}  ${code}  ${pointer === '' ? '/' : pointer}\n    ${message}\n`;
    })
    .join('');
}

export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code),
  );
}

/** `2 errors, 1 warning in 8 files` */
export function summaryOf(findings: readonly Finding[], files: number): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const warnings = findings.length - errors;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')} in ${count(files, 'file')}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
