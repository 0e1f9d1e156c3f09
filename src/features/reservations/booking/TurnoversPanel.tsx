import { Turnovers } from './Turnovers.tsx';
import type { PanelProps } from '../../../engine/resource/PanelView.tsx';

/** AV5: the close turnovers of a stay; above a list, those of the next weeks; empty if there are none. */
export const TurnoversPanel = ({ record }: PanelProps) => (
  <Turnovers query={record ? { reservationId: record.id } : {}} />
);
