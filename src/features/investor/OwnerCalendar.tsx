import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EngineProvider } from '../../engine/resource/EngineContext.tsx';
import TapeScreen from '../reservations/tape/TapeScreen.tsx';
import { useClientConfig } from '../../providers/config.ts';

/** The tape chart of one's own homes, read-only, with a button to request an own stay (IV2). */
export default function OwnerCalendar() {
  const { t } = useTranslation('investor');
  const config = useClientConfig();
  const resource = config.resources['reservations'];
  const ownStays = config.resources['owner-stays'];
  if (!resource) return null;
  return (
    <>
      <Typography.Paragraph type="secondary">
        {t('calendar.hint')}{' '}
        {ownStays?.can.includes('create') && <Link to={ownStays.routes.create}>{t('calendar.askStay')}</Link>}
      </Typography.Paragraph>
      <EngineProvider config={config} resource={resource}>
        <TapeScreen title={t('calendar.title')} />
      </EngineProvider>
    </>
  );
}
