import { CLOSED_POLICY, DEFAULT_MODEL, DEFAULT_POLICY } from './defaults.ts';
import { ENCODINGS, positionOfEncoding, WRONG_ENCODING } from './json-file.ts';
import type { SourceFile } from './source.ts';
import { listed, unknownName } from './suggest.ts';
import type { Finding } from '../types.ts';
import { type Said, said, word } from './said.ts';

const SECTIONS = ['request_definition', 'policy_definition', 'policy_effect', 'matchers'];

/** `_access.csv`: rows of `p, role, subject, action, allow|deny` and `g, user, role`. Codes RES120, RES208. */
export function readPolicyCsv(
  file: SourceFile | undefined,
  roles: readonly string[],
): { csv: string; findings: Finding[] } {
  if (!file) return { csv: DEFAULT_POLICY, findings: [] };
  if (file.encoding !== undefined) return { csv: CLOSED_POLICY, findings: [notUtf8(file, file.encoding)] };
  const findings: Finding[] = [];
  let rules = 0;
  file.text.split(/\r?\n/).forEach((line, index) => {
    const values = line.split(',').map((value) => value.trim());
    if (line.trim() === '' || line.trim().startsWith('#')) return;
    const at = (code: string, level: Finding['level'], message: Said) =>
      findings.push({
        ...{ code, level, file: file.path, line: index + 1, column: 1, pointer: '' },
        ...{ message: message.en, tr: message.tr },
      });
    const isPolicy = values[0] === 'p' && (values.length === 4 || (values.length === 5 && isEffect(values[4])));
    const isGroup = values[0] === 'g' && values.length === 3;
    rules += isPolicy ? 1 : 0;
    if ((!isPolicy && !isGroup) || values.includes('')) {
      at('RES120', 'error', said`Expected "p, role, subject, action, allow" (or deny), or "g, user, role".`);
    } else if (isPolicy && values[1] !== undefined && !roles.includes(values[1])) {
      at('RES208', 'warning', unknownName({ what: 'role', wrong: values[1], known: roles }));
    }
  });
  if (rules === 0 && findings.length === 0) {
    const message = said`No rule stands here: nobody could do anything. Write at least one, or remove the file.`;
    findings.push({
      code: 'RES120',
      level: 'error',
      file: file.path,
      line: 1,
      column: 1,
      pointer: '',
      message: message.en,
      tr: message.tr,
    });
  }
  const isBroken = findings.some(({ level }) => level === 'error');
  return { csv: isBroken ? CLOSED_POLICY : file.text, findings };
}

/** Code RES109. */
function notUtf8(file: SourceFile, encoding: keyof typeof ENCODINGS): Finding {
  const { en: message, tr } = word(ENCODINGS[encoding]);
  return {
    code: WRONG_ENCODING,
    level: 'error',
    file: file.path,
    ...positionOfEncoding(file),
    pointer: '',
    message,
    tr,
  };
}

function isEffect(text: string | undefined): boolean {
  return text === 'allow' || text === 'deny';
}

/** `_access.conf`: the casbin model; all its sections must be there. Code RES121. */
export function readPolicyModel(file: SourceFile | undefined): { model: string; findings: Finding[] } {
  if (!file) return { model: DEFAULT_MODEL, findings: [] };
  if (file.encoding !== undefined) return { model: DEFAULT_MODEL, findings: [notUtf8(file, file.encoding)] };
  const missing = SECTIONS.filter((section) => !file.text.includes(`[${section}]`));
  if (missing.length === 0) return { model: file.text, findings: [] };
  const message = said`Missing section: ${listed(missing.map((name) => `[${name}]`))}. The built-in model is used.`;
  const finding: Finding = {
    code: 'RES121',
    level: 'error',
    file: file.path,
    line: 1,
    column: 1,
    pointer: '',
    message: message.en,
    tr: message.tr,
  };
  return { model: DEFAULT_MODEL, findings: [finding] };
}
