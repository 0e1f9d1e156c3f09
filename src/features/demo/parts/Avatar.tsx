import AntdAvatar from 'antd/es/avatar';
import { isSafeImage } from '../../../engine/fields/safe-image.ts';
import { initialsOf } from '../../../ui/initials.ts';

type AvatarProps = {
  /** Only visual: the name is beside it. */
  readonly name: string;
  readonly picture?: string | undefined;
  readonly size?: keyof typeof SIZES;
  readonly shape?: 'circle' | 'square';
};

const SIZES = { small: 28, middle: 38, large: 52, huge: 104 } as const; // px
const COLORS = { flex: 'none', background: 'var(--k-accent-soft)', color: 'var(--k-text)' } as const;

/** A person's picture, or their initials. */
export function Avatar({ name, picture, size = 'middle', shape = 'circle' }: AvatarProps) {
  const look = { size: SIZES[size], shape, style: COLORS };
  if (picture !== undefined && isSafeImage(picture)) {
    return <AntdAvatar {...look} src={<img src={picture} alt="" loading="lazy" draggable={false} />} />;
  }
  return (
    <AntdAvatar {...look} aria-hidden="true">
      {initialsOf(name)}
    </AntdAvatar>
  );
}
