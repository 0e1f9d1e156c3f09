import Button from 'antd/es/button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatPerson } from '../../../domain/demo/chats.ts';
import { Avatar } from '../parts/Avatar.tsx';
import '../parts/choice-row.css';
import { Who } from '../parts/Who.tsx';
import { Presence, type PresenceName } from './Presence.tsx';
import { ProfileDrawer } from './ProfileDrawer.tsx';

type PersonButtonProps = {
  readonly person: ChatPerson;
  /** Below the name. */
  readonly children: ReactNode;
  /** For one's own profile. */
  readonly onPresence?: (presence: PresenceName) => void;
};

/** A person's name; a click opens their profile. */
export function PersonButton({ person, children, onPresence }: PersonButtonProps) {
  const { t } = useTranslation('demo-chat');
  const [isOpen, setIsOpen] = useState(false);
  const picture = (
    <Presence status={person.status}>
      <Avatar name={person.fullName} picture={person.avatar} />
    </Presence>
  );
  return (
    <>
      <Button type="text" className="k-choice-row-button" onClick={() => setIsOpen(true)}>
        <Who sign={picture} title={person.fullName} text={children} />
        <span className="k-hidden">{t(onPresence ? 'profile.change' : 'profile.show')}</span>
      </Button>
      {isOpen && <ProfileDrawer person={person} onClose={() => setIsOpen(false)} {...(onPresence && { onPresence })} />}
    </>
  );
}
