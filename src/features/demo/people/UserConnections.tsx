import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
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
          <ul className="k-shown-user-connections">
            {list.map((one) => (
              <li key={one.id}>
                <Icon name={one.icon} />
                <span>
                  <strong>{t(`connection.name.${one.id}`)}</strong>
                  <span>{t(`connection.text.${one.id}`)}</span>
                </span>
                <Tag color={isOn(one) ? 'green' : undefined}>{t(isOn(one) ? 'connection.on' : 'connection.off')}</Tag>
                <button type="button" className="k-control" onClick={() => keep({ ...stored, [one.id]: !isOn(one) })}>
                  {t(isOn(one) ? 'connection.disconnect' : 'connection.connect')}{' '}
                  <span className="k-hidden">{t(`connection.name.${one.id}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </UserPart>
      ))}
      <StoredNote isStored={stored !== undefined} onForget={() => keep(undefined)} />
    </>
  );
}
