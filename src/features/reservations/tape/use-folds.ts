import { useMemo, useState } from 'react';
import { layoutLines, type TapeSection } from '../../../domain/tape/lines.ts';

const NOTHING = { total: 0, sections: [] };

export type Folds = ReturnType<typeof useTapeFolds>;
type FoldsSetup = {
  readonly known: { readonly total: number; readonly sections: readonly TapeSection[] } | undefined;
  /** Titles of the initially collapsed sections. */
  readonly start: readonly string[];
  readonly onFold: (titles: readonly string[]) => void;
};

/** The sections of the chart, which of them are collapsed, and the remaining lines. */
export function useTapeFolds({ known, start, onFold }: FoldsSetup) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(start));
  const { total, sections } = known ?? NOTHING;
  const lines = useMemo(() => layoutLines({ total, sections, folded }), [total, sections, folded]);
  const toggle = (title: string) => {
    const next = new Set(folded);
    if (!next.delete(title)) next.add(title);
    setFolded(next);
    onFold([...next]);
  };
  return { sections, folded, lines, toggle };
}
