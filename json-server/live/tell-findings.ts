import { printFindings, sortFindings } from '../../src/config/check/print.ts';
import type { Finding } from '../../src/config/types.ts';
import type { LiveConfig } from './live-config.ts';

const keyOf = ({ code, file, pointer, message }: Finding): string => [code, file, pointer, message].join('\n');

/**
 * Prints what is wrong with the configuration: all of it now, and from then on each finding as it comes and as it goes.
 * @param print gets whole lines
 * @returns a function that stops it
 */
export function tellFindings({ current, onChange }: LiveConfig, print: (lines: string) => void): () => void {
  let told = new Map<string, Finding>();
  const tell = (): void => {
    const now = new Map(current().findings.map((finding) => [keyOf(finding), finding]));
    const come = [...now].filter(([key]) => !told.has(key)).map(([, finding]) => finding);
    // A finding whose line or words have changed is there still.
    const placeOf = ({ code, file, pointer }: Finding): string => [code, file, pointer].join('\n');
    const places = new Set([...now.values()].map(placeOf));
    const gone = [...told.values()].filter((finding) => !places.has(placeOf(finding)));
    told = now;
    if (come.length > 0) print(printFindings(come));
    for (const { file, line, column, code, pointer } of sortFindings(gone))
      print(`${file}:${line}:${column}  ${code}  ${pointer === '' ? '/' : pointer}\n    mended\n`);
  };
  tell();
  return onChange(tell);
}
