// antd's Avatar shows the letters it is given.
/** `Ayşe Nur Kaya` → `AK`; letters keep their own case, as no language of theirs is known. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}
