import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { GuestMessages } from '../../features/mail/GuestMessages.tsx';

/** On the page of a reservation: what its guest was told, and the way to tell more. */
export default function GuestMessagesPanel({ config, record }: PanelProps) {
  return record ? <GuestMessages config={config} record={record} /> : null;
}
