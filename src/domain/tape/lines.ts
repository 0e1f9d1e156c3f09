/** A section of the chart: its title and number of estates. */
export type TapeSection = readonly [title: string, estates: number];

/** The content of a line: a section's heading, or an estate by its index in the server's order. */
export type TapeLine =
  | { readonly kind: 'section'; readonly section: number }
  | { readonly kind: 'estate'; readonly estate: number };

/** The layout of lines. Computed from the sections alone, so no estate has to be loaded to know its line. */
export type TapeLayout = { readonly count: number; readonly parts: readonly Part[] };
type Part = { readonly line: number; readonly estate: number; readonly estates: number; readonly section: number };

/** @param total estates in all; @param folded titles of the sections whose estates are hidden */
export function layoutLines(setup: {
  readonly total: number;
  readonly sections: readonly TapeSection[];
  readonly folded: ReadonlySet<string>;
}): TapeLayout {
  const { total, sections, folded } = setup;
  if (sections.length === 0) return { count: total, parts: [{ line: 0, estate: 0, estates: total, section: -1 }] };
  const parts: Part[] = [];
  let line = 0;
  let estate = 0;
  for (const [section, [title, size]] of sections.entries()) {
    const estates = folded.has(title) ? 0 : size;
    parts.push({ line, estate, estates, section });
    line += 1 + estates;
    estate += size;
  }
  return { count: line, parts };
}

/** @returns undefined below the last line */
export function lineAt({ parts, count }: TapeLayout, line: number): TapeLine | undefined {
  if (line < 0 || line >= count) return undefined;
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((parts[middle]?.line ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  const part = parts[low];
  if (part === undefined) return undefined;
  const headings = part.section < 0 ? 0 : 1;
  if (headings === 1 && line === part.line) return { kind: 'section', section: part.section };
  return { kind: 'estate', estate: part.estate + (line - part.line - headings) };
}

/** A line and its content. */
export type PlacedLine = { readonly line: number; readonly what: TapeLine };

/** The existing lines of a part of the chart. */
export function linesBetween(
  lines: TapeLayout,
  { first, last }: { first: number; last: number },
): readonly PlacedLine[] {
  const count = Math.max(0, Math.min(last, lines.count) - first);
  return Array.from({ length: count }, (_, index) => first + index).flatMap((line) => {
    const what = lineAt(lines, line);
    return what ? { line, what } : [];
  });
}

/** The line of an estate; undefined when its section is folded. */
export function lineOfEstate({ parts }: TapeLayout, estate: number): number | undefined {
  for (const part of parts) {
    if (estate < part.estate || estate >= part.estate + part.estates) continue;
    return part.line + (part.section < 0 ? 0 : 1) + (estate - part.estate);
  }
  return undefined;
}

/** The estate on a line; undefined for a heading and beyond the lines. */
export function estateAt(lines: TapeLayout, line: number): number | undefined {
  const found = lineAt(lines, line);
  return found?.kind === 'estate' ? found.estate : undefined;
}

/** The nearest estate above or below, skipping headings; the same one if there is none. */
export function estateBeside(lines: TapeLayout, estate: number, by: -1 | 1): number {
  let line = (lineOfEstate(lines, estate) ?? 0) + by;
  while (line >= 0 && line < lines.count) {
    const found = estateAt(lines, line);
    if (found !== undefined) return found;
    line += by;
  }
  return estate;
}
