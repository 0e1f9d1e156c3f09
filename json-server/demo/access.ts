import type { Policy } from '../live/access.ts';
import { isDemoCollection } from './collections.ts';

/** What the policy is asked for the demo calls: `Demo` in resources/_access.csv, granted to every member of the staff. */
export const MAY_READ = { subject: 'Demo', action: 'list' } as const;
export const MAY_CREATE = { subject: 'Demo', action: 'create' } as const;
export const MAY_CHANGE = { subject: 'Demo', action: 'edit' } as const;
export const MAY_DELETE = { subject: 'Demo', action: 'delete' } as const;

/** Boards, chats and e-mails of the demo are no resource: their screens listen for the collection. */
export const mayHearDemo = (collection: string, { role, policy }: { role: string; policy: Policy }): boolean =>
  isDemoCollection(collection) && policy.can({ role, ...MAY_READ });
