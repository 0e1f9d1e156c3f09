import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { TickTable } from '../parts/TickTable.tsx';
import { StoredNote } from '../parts/StoredNote.tsx';
import { useStoredValue } from '../parts/use-stored.ts';

const EVENTS = ['newForYou', 'account', 'browser', 'device'] as const;
const WAYS = ['email', 'app', 'sms'] as const;
const BEGIN: readonly string[] = ['newForYou email', 'newForYou app', 'account email', 'account app', 'device email'];

/** What the customer is told of, and by which way. */
export function CustomerNotices({ record }: { readonly record: Row }) {
  const { t } = useTranslation('demo-shop');
  const [stored, keep] = useStoredValue<readonly string[]>(`customer-notices-${record.id}`);
  const on = stored ?? BEGIN;
  return (
    <>
      <p className="k-muted">{t('notices.caption')}</p>
      <TickTable
        label={t('notices.title')}
        head={t('notices.event')}
        rows={EVENTS.map((key) => ({ key, label: t(`notices.${key}`) }))}
        columns={WAYS.map((key) => ({ key, label: t(`notices.${key}`) }))}
        isOn={(event, way) => on.includes(`${event} ${way}`)}
        onTick={(event, way, isOn) =>
          keep(isOn ? [...on, `${event} ${way}`] : on.filter((one) => one !== `${event} ${way}`))
        }
      />
      <StoredNote isStored={stored !== undefined} onForget={() => keep(undefined)} />
    </>
  );
}
