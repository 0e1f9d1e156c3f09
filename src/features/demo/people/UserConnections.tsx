import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { Sign } from '../parts/Sign.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
import { Who } from '../parts/Who.tsx';
import { UserPart } from './UserPart.tsx';

const SERVICES = [
  { id: 'calendar', icon: 'CalendarOutlined', isOn: true },
  { id: 'messages', icon: 'MessageOutlined', isOn: false },
  { id: 'code', icon: 'ApartmentOutlined', isOn: true },
  { id: 'mail', icon: 'MailOutlined', isOn: true },
  { id: 'tasks', icon: 'ScheduleOutlined', isOn: false },
] as const;
const NETWORKS = [
  { id: 'friends', icon: 'TeamOutlined', isOn: false },
  { id: 'news', icon: 'NotificationOutlined', isOn: true },
  { id: 'work', icon: 'SolutionOutlined', isOn: true },
  { id: 'pictures', icon: 'PictureOutlined', isOn: false },
] as const;

/** What was switched here, by the id of the connection. */
type Switched = { readonly [id: string]: boolean };

/** Services and networks that the account is connected with. */
export function UserConnections({ record }: PanelProps) {
  const { t } = useTranslation('demo-people');
  const [stored, keep] = useStoredValue<Switched>(`user-${record?.id}-connections`);
  const isOn = (one: { readonly id: string; readonly isOn: boolean }) => stored?.[one.id] ?? one.isOn;
  return (
    <>
      {(
        [
          ['services', SERVICES],
          ['networks', NETWORKS],
        ] as const
      ).map(([group, list]) => (
        <UserPart key={group} title={t(`connection.${group}`)}>
          <Flex vertical gap="12px">
            {list.map((one) => {
              const name = t(`connection.name.${one.id}`);
              return (
                <Who key={one.id} sign={<Sign icon={one.icon} />} title={name} text={t(`connection.text.${one.id}`)}>
                  <Tag color={isOn(one) ? 'green' : undefined}>{t(isOn(one) ? 'connection.on' : 'connection.off')}</Tag>
                  <Button onClick={() => keep({ ...stored, [one.id]: !isOn(one) })}>
                    {t(isOn(one) ? 'connection.disconnect' : 'connection.connect')}{' '}
                    <span className="k-hidden">{name}</span>
                  </Button>
                </Who>
              );
            })}
          </Flex>
        </UserPart>
      ))}
      <StoredNote isStored={stored !== undefined} onForget={() => keep(undefined)} />
    </>
  );
}
