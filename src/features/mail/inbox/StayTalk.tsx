import type { ClientConfig, Row } from '../../../config/types.ts';
import { Conversation } from './Conversation.tsx';

/** The whole thread of a stay, on its page. */
export function StayTalk({ config, record }: { readonly config: ClientConfig; readonly record: Row }) {
  if (config.resources['conversations']?.can.includes('show') !== true) return null;
  return <Conversation reservationId={record.id} />;
}
