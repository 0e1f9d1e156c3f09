import type { Text } from '../config/types.ts';

export type Notification = {
  /** The id of the history entry. */
  readonly id: string;
  /** ISO instant */
  readonly at: string;
  readonly by: string;
  readonly resource: string;
  readonly recordId: string;
  /** The record's title, as on its page, from fields the reader may see. */
  readonly title: string;
  /** `create`, `update`, `delete`, or a named action. */
  readonly action: string;
  /** The action's own message, filled in in the reader's language; null = none. */
  readonly said: string | null;
  /** A named action's result, in a word or two; the reader need not have the right to it. */
  readonly label: Text | null;
  /** Path of the record's page; null when it is gone. */
  readonly link: string | null;
  readonly isUnread: boolean;
};
/** An event, or several on one day, newest first. */
export type NotificationGroup = Notification & {
  /** The reader created the record, or is named in it. */
  readonly isMine: boolean;
  readonly count: number;
  /** The others of the group, newest first, up to a limit. */
  readonly others: readonly Notification[];
  /** The list view that contains all of them; null = each is a separate notification. */
  readonly view: string | null;
};
/** `GET /api/notifications` */
export type NotificationPage = {
  readonly items: readonly NotificationGroup[];
  readonly hasMore: boolean;
  /** At most a hundred, whatever the filter. */
  readonly unread: number;
  /** Resources whose changes are worth a reload. */
  readonly resources: readonly string[];
};
