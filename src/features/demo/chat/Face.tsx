import { Avatar } from '../parts/Avatar.tsx';
import { Presence } from './Presence.tsx';

type FaceProps = {
  readonly person: { readonly fullName: string; readonly avatar: string; readonly status: string };
  readonly size?: 'middle' | 'huge';
};

/** A person's picture with the sign of presence on it. */
export function Face({ person, size = 'middle' }: FaceProps) {
  return (
    <span className="k-chat-face">
      <Avatar name={person.fullName} picture={person.avatar} size={size} />
      <Presence status={person.status} isDot />
    </span>
  );
}
