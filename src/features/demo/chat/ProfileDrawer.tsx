import Flex from 'antd/es/flex';
import Radio from 'antd/es/radio';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import type { ChatPerson } from '../../../domain/demo/chats.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Pairs } from '../../../ui/Pairs.tsx';
import { Avatar } from '../parts/Avatar.tsx';
import { FormRow } from '../parts/FormRow.tsx';
import { Presence, type PresenceName, PRESENCES } from './Presence.tsx';

type ProfileDrawerProps = {
  readonly person: ChatPerson;
  readonly onClose: () => void;
  /** For one's own profile: sets the presence. */
  readonly onPresence?: (presence: PresenceName) => void;
};

/** A person's profile; one's own can set the presence. */
export function ProfileDrawer({ person, onClose, onPresence }: ProfileDrawerProps) {
  const { t } = useTranslation('demo-chat');
  return (
    <Drawer title={t(onPresence ? 'profile.own' : 'profile.title')} onClose={onClose}>
      <Flex vertical gap="20px">
        <Flex vertical align="center">
          <Avatar name={person.fullName} picture={person.avatar} size="huge" />
          <Typography.Title level={3}>{person.fullName}</Typography.Title>
          <Typography.Text type="secondary">{person.role}</Typography.Text>
        </Flex>
        <Pairs
          pairs={[
            { key: 'about', label: t('profile.about'), value: person.about, wide: true },
            { key: 'role', label: t('profile.role'), value: person.role },
            { key: 'status', label: t('profile.status'), value: <Presence status={person.status} /> },
          ]}
        />
        {onPresence && (
          <FormRow label={t('profile.choose')} hint={t('profile.kept')}>
            {() => (
              <Radio.Group
                aria-label={t('profile.choose')}
                value={person.status}
                options={PRESENCES.map((name) => ({ value: name, label: <Presence status={name} /> }))}
                onChange={({ target }) => onPresence(target.value as PresenceName)}
              />
            )}
          </FormRow>
        )}
      </Flex>
    </Drawer>
  );
}
