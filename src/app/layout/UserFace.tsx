import { isSafeImage } from '../../engine/fields/safe-image.ts';

/** A person's picture, or the initials where there is none. Decoration: the name stands beside it. */
export function UserFace({ name, avatar }: { readonly name: string; readonly avatar?: string | null | undefined }) {
  return (
    <span className="k-face" aria-hidden="true">
      {avatar != null && isSafeImage(avatar) ? <img src={avatar} alt="" /> : initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  // By code points: the first one may be outside the basic plane.
  return ends.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}
