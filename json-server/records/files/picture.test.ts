import { expect, test } from 'vitest';
import { DRAWINGS, mutatedPictures } from '../../../tests/attack/mutated-pictures.ts';
import { kindOfBytes, pictureSize } from './picture.ts';

/** The result is either a displayable size or a reason, and nothing else. */
function isSound(bytes: Buffer): boolean {
  const kind = kindOfBytes(bytes);
  if (kind === undefined || kind === 'pdf') return true;
  const size = pictureSize(bytes, kind);
  if (typeof size === 'string') return true;
  const { width, height } = size;
  return [width, height].every((side) => Number.isInteger(side) && side > 0 && side <= 12_000);
}

test('of hurt pictures nothing is said that is not so, and nothing is thrown', () => {
  const wrong = [...mutatedPictures(7, 400)].filter((bytes) => !isSound(bytes));
  expect(wrong.map((bytes) => bytes.toString('base64'))).toEqual([]);
  // The generator damages them in relevant ways: some can still be read, most cannot.
  const read = [...mutatedPictures(7, 400)].filter((bytes) => {
    const kind = kindOfBytes(bytes);
    return kind && kind !== 'pdf' && typeof pictureSize(bytes, kind) !== 'string';
  });
  expect(read.length).toBeGreaterThan(40);
  expect(read.length).toBeLessThan(360);
});

test('drawings are none of the kinds that are kept', () => {
  expect(DRAWINGS.map(kindOfBytes)).toEqual(DRAWINGS.map(() => undefined));
});
