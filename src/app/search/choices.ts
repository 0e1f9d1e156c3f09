import type { Text } from '../../config/types.ts';
import { fold } from '../../domain/text/fold.ts';
import type { SearchQuestion } from '../../domain/text/question.ts';
import { relevance } from '../../domain/text/relevance.ts';

/** One line of the palette: a screen or record to go to, or something to do. */
export type SearchChoice = {
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon: string;
  /** Pieces of folded text to mark in label and detail. */
  readonly marks: readonly string[];
} & ({ readonly path: string } | { readonly run: () => void });

export type ChoiceGroup = { readonly key: string; readonly label: string; readonly choices: readonly SearchChoice[] };

/** A search candidate known to this browser; `words` are further names, in any language. */
export type SearchCandidate = { readonly choice: SearchChoice; readonly words: readonly string[] };

/** A text in every language it has: people search in the one they think in. */
export const wordsOf = ({ en, tr }: Text): string[] => (tr === undefined ? [en] : [en, tr]);

/** The keywords of a resource, page or action, separately. */
export const keywordsOf = (keywords: Text | undefined): string[] =>
  keywords ? wordsOf(keywords).flatMap((words) => words.split(',').map((word) => word.trim())) : [];

/** A candidate that answers the question, and how well (`FOUND`). */
export type Ranked = { readonly score: number; readonly choice: SearchChoice };

/** The candidates that answer the question, best first, with what to mark. */
export function rankCandidates(candidates: readonly SearchCandidate[], question: SearchQuestion): readonly Ranked[] {
  return candidates
    .flatMap(({ choice, words }) => {
      const texts = [choice.label, ...words].map((text, at) => ({ text: fold(text), isTitle: at === 0 }));
      const match = relevance(question, texts);
      return match ? [{ score: match.score, choice: { ...choice, marks: match.pieces } }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

/** How well the best of them answers; 0 when none does. */
export const bestScore = (answers: readonly Ranked[]): number => answers[0]?.score ?? 0;
