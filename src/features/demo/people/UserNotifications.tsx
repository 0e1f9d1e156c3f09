import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
import { UserPart } from './UserPart.tsx';
import { UserTable } from './UserTable.tsx';

const NEWS = ['forYou', 'activity', 'browser', 'device'] as const;
const WAYS = ['email', 'web', 'app'] as const;
/** `news/way` of each that is sent. */
type Sent = readonly string[];
const BEGIN: Sent = [
  'forYou/email',
  'forYou/web',
  'activity/email',
  'activity/web',
  'activity/app',
  'browser/email',
  'device/email',
];

/** Which news reach the user in which way. */
export function UserNotifications({ record }: PanelProps) {
  const { t } = useTranslation('demo-people');
  const [stored, keep] = useStoredValue<Sent>(`user-${record?.id}-notifications`);
  const [typed, setTyped] = useState<Sent>();
  const sent = typed ?? stored ?? BEGIN;
  const toggle = (key: string) => setTyped(sent.includes(key) ? sent.filter((one) => one !== key) : [...sent, key]);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    keep(sent);
    setTyped(undefined);
  };
  const forget = () => {
    keep(undefined);
    setTyped(undefined);
  };
  return (
    <UserPart title={t('news.title')}>
      <p>{t('news.text')}</p>
      <form onSubmit={handleSubmit}>
        <UserTable caption={t('news.title')} heads={[t('news.kind'), ...WAYS.map((way) => t(`news.way.${way}`))]}>
          {NEWS.map((news) => (
            <tr key={news}>
              <th scope="row">{t(`news.of.${news}`)}</th>
              {WAYS.map((way) => (
                <td key={way}>
                  <input
                    type="checkbox"
                    className="k-shown-user-check"
                    aria-label={`${t(`news.of.${news}`)}: ${t(`news.way.${way}`)}`}
                    checked={sent.includes(`${news}/${way}`)}
                    onChange={() => toggle(`${news}/${way}`)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </UserTable>
        <div className="k-shown-user-ways">
          <button type="submit" className="k-control k-control-main" disabled={typed === undefined}>
            {t('roles.save')}
          </button>
          <button
            type="button"
            className="k-control"
            disabled={typed === undefined}
            onClick={() => setTyped(undefined)}
          >
            {t('news.discard')}
          </button>
        </div>
      </form>
      <StoredNote isStored={stored !== undefined} onForget={forget} />
    </UserPart>
  );
}
