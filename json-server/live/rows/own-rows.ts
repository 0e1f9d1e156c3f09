import type { Json, Row } from '../../../src/config/types.ts';
import type { RightsChange } from '../../../src/config/rights/shapes.ts';
import type { IsoDate, IsoInstant } from '../../../src/domain/calendar/iso-date.ts';
import type { LinkPurpose } from '../../../src/domain/people/links.ts';

/** A one-time link for the guests of a stay, under the hash of its secret. */
export type GuestLinkRow = {
  readonly id: string;
  readonly tenant: string;
  readonly stayId: string;
  readonly madeAt: IsoInstant;
  readonly madeBy: string;
  readonly revokedAt?: IsoInstant | null;
  readonly usedAt?: IsoInstant | null;
  /** The idempotency key (hashed) of the call that used it. */
  readonly usedKey?: string | null;
};

/** The second factor of a person, under the person's id; a set-up that has begun keeps its secret in `pending`. */
export type SecondFactorRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly pending?: string | null;
  /** ms */
  readonly begunAt?: number | null;
  readonly secret?: string | null;
  /** The step of the last code that counted. */
  readonly last?: number | null;
  readonly recovery?: readonly string[] | null;
};

/** A person, with their name at that time. */
export type Actor = { readonly id: string; readonly name: string };

/** A field's value before and after. */
export type FieldChange = { readonly from: Json; readonly to: Json };

/** A change of a record, in its partition. */
export type HistoryRow = {
  readonly id: string;
  /** Absent for records that belong to no company. */
  readonly tenantId?: string | null;
  /** `estates/est-1` */
  readonly record: string;
  readonly at: IsoInstant;
  /** Null: not signed in. */
  readonly by: Actor | null;
  readonly action: string;
  /** Version of the record after the change. */
  readonly version: number;
  readonly changes: Readonly<Record<string, FieldChange>>;
};

/** A deleted record that can be restored, in its partition. */
export type TrashRow = {
  readonly id: string;
  readonly tenantId: string;
  /** Its collection. */
  readonly of: string;
  /** '' = erased */
  readonly at: IsoInstant;
  readonly by: Actor;
  /** Null: it was erased, and the next sweep removes the entry. */
  readonly row: Row | null;
  /** Its state history, deleted with it. */
  readonly states: readonly Row[];
  /** Ids of the files it still holds. */
  readonly files: readonly string[];
  /** Fields whose values were not stored. */
  readonly lost: readonly string[];
};

/** An upload. */
export type FileRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly version: number;
  readonly name: string;
  readonly type: string;
  /** bytes */
  readonly size: number;
  readonly sha256: string;
  /** pixels, of a picture */
  readonly width?: number | null;
  readonly height?: number | null;
  readonly uploadedBy: string;
  readonly createdAt: IsoInstant;
  /** The record that holds it, `estates/est-1`, with the field. */
  readonly holder: string | null;
  readonly field: string | null;
  /** When it was sent, while nothing holds it. */
  readonly waitingSince: IsoInstant | null;
};

/** A list's filters, stored under a name. */
export type SavedViewRow = {
  readonly id: string;
  readonly tenantId: string;
  /** The resource of the list. */
  readonly list: string;
  /** Its owner and list. */
  readonly owned: string;
  readonly owner: string;
  /** Their name. */
  readonly by: string;
  readonly name: string;
  /** The list, if the view is shared. */
  readonly shared: string | null;
  readonly query: Json;
  readonly columns: Json;
  /** Absent on rows older than versions. */
  readonly version?: number | null;
  readonly createdAt?: IsoInstant | null;
  readonly updatedAt?: IsoInstant | null;
  readonly changedBy?: string | null;
};

/** A person's choices for a list: its columns, and the view it opens with. */
export type ListChoiceRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly opens: string | null;
  readonly columns: Json;
};

/** An answer kept for repeated requests. */
export type RequestRow = {
  readonly id: string;
  /** Hash of its body. */
  readonly hash: string;
  /** ms since 1970 */
  readonly at: number;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

/** A change of rights, with the files' contents before and after. */
export type RightsChangeRow = {
  readonly id: string;
  readonly at: IsoInstant;
  readonly by: Actor;
  readonly changes: readonly RightsChange[];
  readonly files: readonly { readonly path: string; readonly before: string; readonly after: string }[];
  /** The change that it undoes. */
  readonly takesBack: string | null;
};

/** A signed-in browser; its id is also the family of its refresh tokens. */
export type SessionRow = {
  readonly id: string;
  readonly userId: string;
  readonly homeTenant: string;
  readonly browser?: string | null;
  /** Absent on older rows, which are remembered. */
  readonly remembered?: boolean | null;
  readonly createdAt?: IsoInstant | null;
  readonly lastUsedAt?: IsoInstant | null;
  /** ms since 1970 */
  readonly expires: number;
  /** The hash of its one current refresh token. */
  readonly refreshHash?: string | null;
};

/**
 * A link that was sent, in the tenant of its account. It holds neither the token nor anything it could be derived from.
 */
export type OneTimeLinkRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly userId: string;
  readonly purpose?: LinkPurpose | null;
  readonly createdAt: IsoInstant;
  readonly expiresAt: IsoInstant;
  readonly usedAt?: IsoInstant | null;
  readonly endedAt?: IsoInstant | null;
};

/** The moment up to which a person has read notifications. */
export type NotificationMarkRow = { readonly id: string; readonly tenantId: string; readonly readAt: IsoInstant };

/** The records that imports made of an event of a feed. */
export type IcalEventRow = {
  readonly id: string;
  readonly tenantId: string | null;
  readonly feedId: string;
  readonly key: string;
  readonly kind: 'STAY' | 'BLOCK';
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** The reservation of a stay. */
  readonly recordId: string | null;
  /** The reservation that reports whose nights these are. */
  readonly conflictId: string | null;
  /** Ids of the blocks. */
  readonly blockIds: readonly string[];
  /** The nights, as `nightsKey`, that another stay occupies and for which no reservation was kept. */
  readonly countedOnly?: string;
};

/** The server that is importing a feed, under the feed's id. */
export type IcalTurnRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly by: string;
  /** ms; other servers wait until then. */
  readonly until: number;
};

/** A secret link to a calendar or a feed, under the hash of its secret; a dead link has only its id. */
export type SecretLinkRow = {
  readonly id: string;
  readonly feedId?: string | null;
  readonly feedTenant?: string | null;
  readonly secret?: string | null;
};

/** The page a guest opens by a link, under the id of the stay; without a hash nothing opens it. */
export type GuestPageRow = {
  readonly id: string;
  readonly tenantId: string | null;
  /** Hash of the link. */
  readonly hash: string;
  readonly secret: string;
  readonly madeAt: IsoInstant | null;
  readonly madeBy: string | null;
  /** When another guest took over the stay: the page shows no earlier messages. */
  readonly since: IsoInstant | null;
};

/** The owner of an API key, under the hash of the key. */
export type KeyLinkRow = { readonly id: string; readonly keyId: string; readonly tenant: string };

/** When jobs next load a company that is not in memory, under its id, for one of its change numbers. */
export type TurnRow = { readonly id: string; readonly at: IsoInstant; readonly number: number };

/** The fingerprint of an AUTH_SECRET. */
export type SecretPrintRow = { readonly id: string; readonly print: string };

/** Attempts of one kind that count together, under the hash of what they have in common. */
export type AttemptsRow = {
  readonly id: string;
  readonly tries: number;
  /** ms; then they no longer count. */
  readonly until: number;
  /** How often the doubling wait has been needed, and until when that is remembered, in ms. */
  readonly waits: number;
  readonly waitsUntil: number;
  /** ms; then the row can be removed. */
  readonly expires: number;
};

/** When the date rules came into force, one row per company. */
export type AutomationsSeenRow = {
  readonly id: string;
  readonly tenantId: string;
  /** By `resource/rule`; `print` identifies its condition. */
  readonly rules: Readonly<Record<string, { readonly print: string; readonly since: IsoInstant }>>;
};

/** A webhook call still to be sent, under the id of its delivery. */
export type WebhookQueueRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly webhookId: string;
  /** Webhook and record: events of one record are sent in order. */
  readonly lane: string;
  /** The position in its lane. */
  readonly seq: number;
  /** Webhook and time of the next attempt; '' = waits for the one before it in its lane. */
  readonly due: string;
  readonly at: IsoInstant;
  readonly attempts: number;
  /** When the first attempt was made. */
  readonly firstAt: IsoInstant | null;
};

/** The record of a delivery, as it was then; under the id of the delivery. */
export type WebhookRecordRow = { readonly id: string; readonly tenantId: string; readonly row: Row };

/** The last mail read from a mailbox; its id is made of server, user and folder. */
export type MailboxRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly uidValidity: string;
  readonly uid: number;
  /** When it was first read; mail from before that day is old. Absent in rows of earlier versions. */
  readonly since?: IsoInstant;
};

/** When a company's existing stays got their message threads. */
export type ThreadsBegunRow = { readonly id: string; readonly tenantId: string; readonly at: IsoInstant };

/** The token of a signed mail delivery, kept until it is too old to be repeated. */
export type MailInTokenRow = { readonly id: string; readonly tenantId: string; readonly until: IsoInstant };

/** Collections without a resource; their row types are defined here. */
export type OwnRows = {
  readonly _attempts: AttemptsRow;
  readonly _automations_seen: AutomationsSeenRow;
  readonly _deleted: TrashRow;
  readonly _feed_links: SecretLinkRow;
  readonly _files: FileRow;
  readonly _guest_links: GuestLinkRow;
  readonly _guest_page_links: SecretLinkRow;
  readonly _guest_pages: GuestPageRow;
  readonly _history: HistoryRow;
  readonly _ical_events: IcalEventRow;
  readonly _ical_links: SecretLinkRow;
  readonly _ical_turns: IcalTurnRow;
  readonly _key_links: KeyLinkRow;
  readonly _list_choices: ListChoiceRow;
  readonly _mail_in_links: SecretLinkRow;
  readonly _mail_in_tokens: MailInTokenRow;
  readonly _mailboxes: MailboxRow;
  readonly _notification_marks: NotificationMarkRow;
  readonly _one_time_links: OneTimeLinkRow;
  readonly _requests: RequestRow;
  readonly _rights_changes: RightsChangeRow;
  readonly _saved_views: SavedViewRow;
  readonly _second_factors: SecondFactorRow;
  readonly _secret_prints: SecretPrintRow;
  readonly _threads_begun: ThreadsBegunRow;
  readonly _turns: TurnRow;
  readonly _sessions: SessionRow;
  readonly _webhook_queue: WebhookQueueRow;
  readonly _webhook_records: WebhookRecordRow;
};
