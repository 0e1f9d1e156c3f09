import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

const options = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8')) as FormatConfig;

/** A text as `npm run format` leaves it in a file of this name. @throws Error where it cannot be read */
export async function asFormatted(fileName: string, text: string): Promise<string> {
  const { code, errors } = await format(fileName, text, options);
  if (errors[0]) throw new Error(`${fileName}: ${errors[0].message}`);
  return code;
}
