import type { Row } from '../../../config/types.ts';
import { Conversation } from './Conversation.tsx';

/** The conversation on the page of its head, where the bell leads. */
export function ThreadPanel({ record }: { readonly record: Row }) {
  return <Conversation threadId={record.id} isReading />;
}
