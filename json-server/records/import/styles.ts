import type { Pause } from './sheet.ts';
import { eachTag } from './xml.ts';

/** The display format of a cell's number, by the number of its style. */
export type Styles = (style: number) => 'number' | 'percent' | 'date';

const BUILT_IN_PERCENT = [9, 10];
/** Built-in formats of days and times, including the East Asian ones. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
/** Literal parts of a format: texts, escaped letters, colours and conditions. */
const LITERAL = /"[^"]*"|\\.|\[[^\]]*\]/g;

export async function readStyles(xml: string, pause: Pause): Promise<Styles> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let isOfCells = false;
  await eachTag(xml, pause, ({ name, kind, attribute }) => {
    if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
    else if (name === 'cellXfs') isOfCells = kind === 'open';
    else if (name === 'xf' && kind !== 'close' && isOfCells) formats.push(Number(attribute('numFmtId') ?? 0));
    return undefined;
  });
  const shown = formats.map((id) => shownBy(id, codes.get(id)));
  return (style) => shown[style] ?? 'number';
}

function shownBy(id: number, code: string | undefined): ReturnType<Styles> {
  if (code === undefined) return BUILT_IN_PERCENT.includes(id) ? 'percent' : isBuiltInDate(id) ? 'date' : 'number';
  const plain = code.slice(0, 200).replace(LITERAL, '').split(';')[0] ?? '';
  if (plain.includes('%')) return 'percent';
  return /[dmyhs]/i.test(plain.replace(/general/i, '')) ? 'date' : 'number';
}
