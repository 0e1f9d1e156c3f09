import { useTranslation } from 'react-i18next';
import { Turnovers } from './Turnovers.tsx';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';

/** AV5: the close turnovers of a stay; above a list those of the next weeks, and nothing where there are none. */
export function TurnoversPanel({ record }: PanelProps) {
  const { t } = useTranslation('booking');
  if (!record) return <Turnovers query={{}} />;
  return <Turnovers query={{ reservationId: record.id }} none={t('turnover.none')} />;
}
