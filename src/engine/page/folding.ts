import { createContext, useContext, useEffect } from 'react';

type Tell = (id: string, to: string | undefined) => void;
const Folding = createContext<Tell | undefined>(undefined);

/** Hears which blocks of a page have nothing to show. */
export const FoldingProvider = Folding.Provider;

/** Says whether a block has nothing to show, so that a page which folds such blocks can leave it out. @param to where its records would be @returns whether the page is one that folds */
export function useFolding({ id, to, isEmpty }: { id: string; to: string; isEmpty: boolean }): boolean {
  const tell = useContext(Folding);
  useEffect(() => tell?.(id, isEmpty ? to : undefined), [tell, id, to, isEmpty]);
  return tell !== undefined;
}
