import Avatar from 'antd/es/avatar';
import { isSafeImage } from '../../engine/fields/safe-image.ts';
import { initialsOf } from '../../ui/initials.ts';

/** A person's picture, or the initials. Decoration: the name is beside it. */
export function UserFace({ name, avatar }: { readonly name: string; readonly avatar?: string | null | undefined }) {
  return (
    <span aria-hidden="true">
      {avatar != null && isSafeImage(avatar) ? (
        <Avatar size={36} src={avatar} alt="" />
      ) : (
        <Avatar size={36}>{initialsOf(name)}</Avatar>
      )}
    </span>
  );
}
