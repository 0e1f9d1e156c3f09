import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';
import { TickTable } from '../parts/TickTable.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';
import { UserPart } from './UserPart.tsx';

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
        <TickTable
          label={t('news.title')}
          head={t('news.kind')}
          rows={NEWS.map((key) => ({ key, label: t(`news.of.${key}`) }))}
          columns={WAYS.map((key) => ({ key, label: t(`news.way.${key}`) }))}
          isOn={(news, way) => sent.includes(`${news}/${way}`)}
          onTick={(news, way) => toggle(`${news}/${way}`)}
        />
        <Flex wrap gap="small" style={{ marginBlockStart: 12 }}>
          <Button htmlType="submit" type="primary" disabled={typed === undefined}>
            {t('roles.save')}
          </Button>
          <Button disabled={typed === undefined} onClick={() => setTyped(undefined)}>
            {t('news.discard')}
          </Button>
        </Flex>
      </form>
      <StoredNote isStored={stored !== undefined} onForget={forget} />
    </UserPart>
  );
}
