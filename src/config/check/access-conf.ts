import type { Finding } from '../types.ts';
import { DEFAULT_MODEL } from './defaults.ts';
import { ENCODINGS, positionOfEncoding, WRONG_ENCODING } from './json-file.ts';
import { type BilingualText, said, word } from './said.ts';
import type { SourceFile } from './source.ts';
import { listedNames } from './suggest.ts';

const SECTIONS = ['request_definition', 'policy_definition', 'policy_effect', 'matchers'];

/**
 * `_access.conf`: the casbin model. Server, screens and checks all use one model, so the file must contain exactly that
 * one or is ignored: another would grant rights that no line grants. Codes RES109, RES121.
 */
export function readAccessConf(file: SourceFile | undefined): { model: string; findings: Finding[] } {
  if (!file) return { model: DEFAULT_MODEL, findings: [] };
  if (file.encoding !== undefined) return { model: DEFAULT_MODEL, findings: [notUtf8(file, file.encoding)] };
  const missing = SECTIONS.filter((section) => !file.text.includes(`[${section}]`));
  const lines = file.text.split(/\r?\n/);
  const wrong = lines.findIndex((line) => !KNOWN_LINES.has(bare(line)));
  const lacking = [...KNOWN_LINES].filter((line) => !lines.some((each) => bare(each) === line));
  if (missing.length === 0 && wrong === -1 && lacking.length === 0) return { model: file.text, findings: [] };
  if (missing.length > 0) {
    const sections = listedNames(missing.map((name) => `[${name}]`));
    return broken(file, 1, said`Missing section: ${sections}. The built-in model is used.`);
  }
  const [line, what] = wrong === -1 ? [1, lacking.join(', ')] : [wrong + 1, bare(lines[wrong] ?? '')];
  const message =
    wrong === -1
      ? said`"${what}" is missing. The built-in model is used.`
      : said`"${what}" is not what the server decides by. The built-in model is used.`;
  return broken(file, line, message);
}

/** A line without comments, which casbin ignores. */
const bare = (line: string): string => line.replace(/#.*$/, '').replace(/\s+/g, ' ').trim();

const KNOWN_LINES: ReadonlySet<string> = new Set(DEFAULT_MODEL.split('\n').map(bare));

function broken(
  file: SourceFile,
  line: number,
  { en: message, tr }: BilingualText,
): { model: string; findings: Finding[] } {
  const place = { file: file.path, line, column: 1, pointer: '' };
  return { model: DEFAULT_MODEL, findings: [{ code: 'RES121', level: 'error', ...place, message, tr }] };
}

/** Code RES109. */
export function notUtf8(file: SourceFile, encoding: keyof typeof ENCODINGS): Finding {
  const { en: message, tr } = word(ENCODINGS[encoding]);
  const place = { file: file.path, ...positionOfEncoding(file), pointer: '' };
  return { code: WRONG_ENCODING, level: 'error', ...place, message, tr };
}
