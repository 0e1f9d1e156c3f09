import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unzip, zip } from './fflate.ts';

type Answer = { readonly error: unknown; readonly files: Record<string, Uint8Array> | null };

function open(archive: Uint8Array): Answer {
  let answer: Answer = { error: undefined, files: null };
  unzip(archive, (error, files) => (answer = { error, files }));
  return answer;
}

/** Bytes that cannot be packed much. */
const noise = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 2_654_435_761) >>> 13);

describe('unpacking a workbook', () => {
  it('gives back what was packed, also parts that come in many pieces', () => {
    const files = {
      'xl/a.xml': noise(40_000),
      'xl/b.xml.rels': new Uint8Array(200_000),
      'xl/c.xml': new Uint8Array(0),
    };
    let archive = new Uint8Array();
    zip(files, (_, packed) => (archive = new Uint8Array(packed ?? [])));
    expect(open(archive)).toEqual({ error: null, files });
  });

  it('leaves pictures alone', () => {
    expect(Object.keys(open(zipSync({ 'a.xml': noise(9), 'b.png': noise(9) })).files ?? {})).toEqual(['a.xml']);
  });

  it('stops at an archive that holds too much, in one part or in many', () => {
    const part = new Uint8Array(11 * 1024 * 1024);
    expect(open(zipSync({ 'a.xml': part, 'b.xml': part })).error).toBeNull();
    expect(open(zipSync({ 'a.xml': part, 'b.xml': part, 'c.xml': part })).error).toBeInstanceOf(RangeError);
  });

  it('does not believe the size that the archive tells', () => {
    const archive = zipSync({ 'a.xml': new Uint8Array(40 * 1024 * 1024) });
    const lying = archive.slice();
    // The size of the local head, and of the directory behind everything.
    new DataView(lying.buffer).setUint32(22, 10, true);
    new DataView(lying.buffer).setUint32(lying.length - 22 - 46 - 'a.xml'.length + 24, 10, true);
    expect(open(lying).error).toBeInstanceOf(RangeError);
  });

  it('says so when the archive ends too early', () => {
    const archive = zipSync({ 'a.xml': noise(5000) });
    expect(open(archive.slice(0, 1000)).error).toBeInstanceOf(Error);
  });
});
