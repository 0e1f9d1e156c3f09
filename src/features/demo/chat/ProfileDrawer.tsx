import { useTranslation } from 'react-i18next';
import type { Contact } from '../../../domain/demo/chats.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Pairs } from '../../../ui/Pairs.tsx';
import { Face } from './Face.tsx';
import { Presence, type PresenceName, PRESENCES } from './Presence.tsx';

type ProfileDrawerProps = {
  readonly person: Contact;
  readonly onClose: () => void;
  /** Of one's own profile: says whether one is there. */
  readonly onPresence?: (presence: PresenceName) => void;
};

/** Who somebody is; of oneself also whether one is there. */
export function ProfileDrawer({ person, onClose, onPresence }: ProfileDrawerProps) {
  const { t } = useTranslation('demo-chat');
  return (
    <Drawer title={t(onPresence ? 'profile.own' : 'profile.title')} onClose={onClose}>
      <div className="k-chat-profile">
        <Face person={person} size="huge" />
        <h3>{person.fullName}</h3>
        <p>{person.role}</p>
      </div>
      <Pairs
        pairs={[
          { key: 'about', label: t('profile.about'), value: person.about, wide: true },
          { key: 'role', label: t('profile.role'), value: person.role },
          { key: 'status', label: t('profile.status'), value: <Presence status={person.status} /> },
        ]}
      />
      {onPresence && (
        <fieldset className="k-chat-presences">
          <legend>{t('profile.choose')}</legend>
          {PRESENCES.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="presence"
                value={name}
                checked={person.status === name}
                onChange={() => onPresence(name)}
              />
              <Presence status={name} />
            </label>
          ))}
          <p>{t('profile.kept')}</p>
        </fieldset>
      )}
    </Drawer>
  );
}
