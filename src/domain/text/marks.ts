import { fold } from './fold.ts';

/** A part of a text: characters from `from` up to, without, `to`. */
export type Range = { readonly from: number; readonly to: number };

/**
 * Where pieces of folded text stand in a text for people: `sis` in `Şişli` is 0 – 3. Ranges do not touch one another and
 * are in order.
 */
export function markedRanges(text: string, pieces: readonly string[]): Range[] {
  let folded = '';
  const origin: number[] = []; // of each folded character, where it stands in `text`
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
      // The next letter's place, or marks of a decomposed one would stay behind.
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
