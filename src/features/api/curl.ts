/** A call with its values. */
export type MadeCall = {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
};

/** A text quoted for a shell, whatever it contains. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call for a terminal, on several lines. @param key placeholder for the key */
export function curlOf(
  { method, path, headers, body }: MadeCall,
  { origin, key }: { origin: string; key: string },
): string {
  const verb = method.toUpperCase();
  const lines = [
    `curl ${verb === 'GET' ? '' : `-X ${verb} `}${shellQuoted(origin + path)}`,
    `-H ${shellQuoted(`Authorization: Bearer ${key}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-H ${shellQuoted('Content-Type: application/json')}`, `-d ${shellQuoted(body)}`]),
  ];
  return lines.join(' \\\n  ');
}

/** The path with its names filled in, followed by the query. */
export function filledPath(path: string, values: Readonly<Record<string, string>>, query: string): string {
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values[name] ? encodeURIComponent(values[name]) : whole,
  );
  const asked = query.trim().replace(/^\?/, '');
  return asked === '' ? filled : `${filled}?${asked}`;
}
