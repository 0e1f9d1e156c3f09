import type { Row } from '../../../config/types.ts';
import { Conversation } from './Conversation.tsx';

/** The conversation on the page of its thread record, the target of the bell. */
export function ThreadPanel({ record }: { readonly record: Row }) {
  return <Conversation threadId={record.id} isReading />;
}
