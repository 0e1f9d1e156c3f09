import { isSafeImage } from '../../../engine/fields/safe-image.ts';
import { initialsOf } from '../../../ui/initials.ts';
import './avatar.css';

type AvatarProps = {
  /** Says who it is only to those who see it: the name stands beside it. */
  readonly name: string;
  readonly picture?: string | undefined;
  readonly size?: 'small' | 'middle' | 'large' | 'huge';
  readonly shape?: 'round' | 'square';
};

/** A person's picture or, without one, initials. */
export function Avatar({ name, picture, size = 'middle', shape = 'round' }: AvatarProps) {
  const className = `k-avatar k-avatar-${size} k-avatar-${shape}`;
  if (picture !== undefined && isSafeImage(picture)) {
    return <img className={className} src={picture} alt="" loading="lazy" />;
  }
  return (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
