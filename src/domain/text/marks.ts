import { fold } from './fold.ts';

/** A part of a text: characters from `from` up to, excluding, `to`. */
export type Range = { readonly from: number; readonly to: number };

/** The positions of folded pieces in a text: `sis` in `Şişli` is 0 – 3. Ranges are separate and in order. */
export function markedRanges(text: string, pieces: readonly string[]): Range[] {
  let folded = '';
  const origin: number[] = []; // for each folded character, its position in `text`
  let at = 0;
  for (const character of text) {
    const part = fold(character);
    for (let index = 0; index < part.length; index++) origin.push(at);
    folded += part;
    at += character.length;
  }
  origin.push(at);
  const isMarked = new Array<boolean>(at).fill(false);
  for (const piece of pieces) {
    if (piece === '') continue;
    for (let found = folded.indexOf(piece); found !== -1; found = folded.indexOf(piece, found + piece.length)) {
      // The next letter's position, otherwise marks of a decomposed letter would be left out.
      const end = origin.find((place) => place > (origin[found + piece.length - 1] ?? 0)) ?? at;
      isMarked.fill(true, origin[found] ?? 0, end);
    }
  }
  const ranges: { from: number; to: number }[] = [];
  isMarked.forEach((marked, index) => {
    const last = ranges.at(-1);
    if (!marked) return;
    if (last?.to === index) last.to++;
    else ranges.push({ from: index, to: index + 1 });
  });
  return ranges;
}
