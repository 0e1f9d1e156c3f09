import { figure } from './lib/stats.ts';
import type { Judged } from './measures.ts';

const HEAD = ['id', 'what', 'ours', 'anchor', 'ratio', 'target', 'gate', 'verdict'] as const;

function cells(result: Judged): string[] {
  const limit = (value: number): string => `${result.better === 'higher' ? '≥' : '≤'} ${figure(value)}`;
  const ratio = result.anchor === undefined ? '' : figure(result.value);
  const anchor = result.anchor === undefined ? '' : figure(result.anchor);
  return [
    result.id,
    result.what,
    figure(result.ours),
    anchor,
    ratio,
    limit(result.target),
    limit(result.gate),
    result.verdict,
  ];
}

/** The table as Markdown that also reads well in a terminal; notes below it. */
export function table(results: readonly Judged[]): string {
  const rows = [[...HEAD], ...results.map(cells)];
  const widths = HEAD.map((_name, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => (column < 2 || column === HEAD.length - 1 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!))).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const notes = results.flatMap(({ id, note }) => (note === undefined ? [] : [`${id}: ${note}`]));
  return [line(rows[0]!), rule, ...rows.slice(1).map(line), '', ...notes].join('\n');
}
