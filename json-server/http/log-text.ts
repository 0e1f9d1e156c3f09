type Line = Readonly<Record<string, string | number | boolean | undefined>>;

/** Fields already printed at the start of a line, so they are not repeated. */
const SAID: ReadonlySet<string> = new Set(['level', 'time', 'msg', 'stack']);
const OF_REQUEST: ReadonlySet<string> = new Set([...SAID, 'method', 'route', 'status', 'ms']);

function rest(line: Line, said: ReadonlySet<string>): string {
  return Object.entries(line)
    .filter(([key, value]) => !said.has(key) && value !== undefined)
    .map(([key, value]) => ` ${key}=${String(value)}`)
    .join('');
}

/** The format that terminals and editors recognise (`config/check/print.ts`). */
const finding = ({ file, line, column, code, pointer, msg }: Line): string =>
  `${String(file)}:${String(line)}:${String(column)}  ${String(code)}  ${String(pointer || '/')}\n    ${String(msg)}\n`;

/** Formats a JSON line for a person in a terminal. */
export function textLine(json: string): string {
  const line = JSON.parse(json) as Line;
  if (line['code'] !== undefined && line['file'] !== undefined) return finding(line);
  const { time, level, msg, method, route, status, ms, stack } = line;
  const head = `${String(time).slice(11, 23)} ${String(level).padEnd(5)}`;
  if (route !== undefined && status !== undefined) {
    return `${head} ${String(method)} ${String(route)} ${String(status)} ${String(ms)} ms ${rest(line, OF_REQUEST)}\n`;
  }
  return `${head} ${String(msg)}${rest(line, SAID)}\n${stack === undefined ? '' : `${String(stack)}\n`}`;
}
