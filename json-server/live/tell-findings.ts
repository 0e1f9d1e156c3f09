import { sortFindings } from '../../src/config/check/print.ts';
import type { Finding } from '../../src/config/types.ts';
import type { LiveConfig } from './live-config.ts';

type Place = Pick<Finding, 'code' | 'file' | 'line' | 'column' | 'pointer'>;
type Tell = (place: Place, message: string) => void;

const keyOf = ({ code, file, pointer, message }: Finding): string => [code, file, pointer, message].join('\n');

/**
 * Reports what is wrong with the configuration: everything now, and later each finding that appears or disappears.
 * @returns a function that stops it
 */
export function tellFindings(
  { current, onChange }: Pick<LiveConfig, 'current' | 'onChange'>,
  log: { readonly warn: Tell; readonly error: Tell },
): () => void {
  let told = new Map<string, Finding>();
  const say = ({ level, code, file, line, column, pointer }: Finding, message: string): void =>
    log[level === 'error' ? 'error' : 'warn']({ code, file, line, column, pointer }, message);
  const tell = (): void => {
    const now = new Map(current().findings.map((finding) => [keyOf(finding), finding]));
    const come = [...now].filter(([key]) => !told.has(key)).map(([, finding]) => finding);
    // A finding whose line or text has changed is still the same one.
    const placeOf = ({ code, file, pointer }: Finding): string => [code, file, pointer].join('\n');
    const places = new Set([...now.values()].map(placeOf));
    const gone = [...told.values()].filter((finding) => !places.has(placeOf(finding)));
    told = now;
    for (const finding of sortFindings(come)) say(finding, finding.message);
    for (const finding of sortFindings(gone)) say(finding, 'mended');
  };
  tell();
  return onChange(tell);
}
