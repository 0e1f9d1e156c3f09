import type { Text } from '../config/types.ts';

export type Notification = {
  /** The id of the history entry. */
  readonly id: string;
  /** ISO instant */
  readonly at: string;
  readonly by: string;
  readonly resource: string;
  readonly recordId: string;
  /** The record's title, as its page is headed, from fields that the reader may see. */
  readonly title: string;
  /** `create`, `update`, `delete`, or a named action. */
  readonly action: string;
  /** What its action says once it is done, filled in the reader's language; null = nothing of its own. */
  readonly said: string | null;
  /** What a named action comes to, in a word or two; the reader need not be allowed to perform it. */
  readonly label: Text | null;
  /** Path of the record's page; null when it is gone. */
  readonly link: string | null;
  readonly isUnread: boolean;
};
/** Something that happened once, or several times on one day, newest first. */
export type NotificationGroup = Notification & {
  /** The reader created the record, or it names them. */
  readonly isMine: boolean;
  readonly count: number;
  /** The others of the group, newest first, up to a limit. */
  readonly others: readonly Notification[];
  /** The view of the list that contains all of them; null = each is a notification of its own. */
  readonly view: string | null;
};
/** `GET /api/notifications` */
export type NotificationPage = {
  readonly items: readonly NotificationGroup[];
  readonly hasMore: boolean;
  /** Up to a hundred, whatever is left out. */
  readonly unread: number;
  /** Whose changes are worth asking again for. */
  readonly resources: readonly string[];
};
