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
  /** The hash of the key of the call that used it. */
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

/** Who did something, as they were called then. */
export type Actor = { readonly id: string; readonly name: string };

/** A field's value before and after. */
export type FieldChange = { readonly from: Json; readonly to: Json };

/** A change of a record, in its partition. */
export type HistoryRow = {
  readonly id: string;
  /** Absent beside what belongs to no company. */
  readonly tenantId?: string | null;
  /** `estates/est-1` */
  readonly record: string;
  readonly at: IsoInstant;
  /** Null: whoever it was did not sign in. */
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
  /** Its state history, which was deleted with it. */
  readonly states: readonly Row[];
  /** Ids of the files that it still holds. */
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
  /** The record that holds it, `estates/est-1`, and the field that does. */
  readonly holder: string | null;
  readonly field: string | null;
  /** When it was sent, as long as nothing holds it. */
  readonly waitingSince: IsoInstant | null;
};

/** A list's filters, stored under a name. */
export type SavedViewRow = {
  readonly id: string;
  readonly tenantId: string;
  /** The resource whose list it is. */
  readonly list: string;
  /** Whose it is of which list, and whose. */
  readonly owned: string;
  readonly owner: string;
  /** What they are called. */
  readonly by: string;
  readonly name: string;
  /** The list, when others see it too. */
  readonly shared: string | null;
  readonly query: Json;
  readonly columns: Json;
  /** Absent on those from before changes were counted. */
  readonly version?: number | null;
  readonly createdAt?: IsoInstant | null;
  readonly updatedAt?: IsoInstant | null;
  readonly changedBy?: string | null;
};

/** A person's choices of a list: its columns, and the view that it opens with. */
export type ListChoiceRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly opens: string | null;
  readonly columns: Json;
};

/** An answer that a repeated request gets again. */
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

/** Which rights were changed, and what the files said before and after. */
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
  /** Those from before it was asked are. */
  readonly remembered?: boolean | null;
  readonly createdAt?: IsoInstant | null;
  readonly lastUsedAt?: IsoInstant | null;
  /** ms since 1970 */
  readonly expires: number;
  /** The hash of the one refresh token that goes on with it. */
  readonly refreshHash?: string | null;
};

/** A link that was sent, in the tenant of its account. Neither the token nor anything it could be made of. */
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

/** Up to when a person has read what others did. */
export type NotificationMarkRow = { readonly id: string; readonly tenantId: string; readonly readAt: IsoInstant };

/** What imports made of an event of a feed. */
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
  /** The reservation that says who has its nights. */
  readonly conflictId: string | null;
  /** Ids of the blocks. */
  readonly blockIds: readonly string[];
  /** The nights, as `nightsKey`, that somebody else has and no reservation was kept for. */
  readonly countedOnly?: string;
};

/** The server that imports a feed, under the feed's id. */
export type IcalTurnRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly by: string;
  /** ms; until then others wait. */
  readonly until: number;
};

/** A secret link to a calendar or a feed, under the hash of its secret; one that leads nowhere any more has its id alone. */
export type SecretLinkRow = {
  readonly id: string;
  readonly feedId?: string | null;
  readonly feedTenant?: string | null;
  readonly secret?: string | null;
};

/** The page that a guest opens by a link, under the id of the stay; no hash: nothing opens it. */
export type GuestPageRow = {
  readonly id: string;
  readonly tenantId: string | null;
  /** Hash of the link that opens it. */
  readonly hash: string;
  readonly secret: string;
  readonly madeAt: IsoInstant | null;
  readonly madeBy: string | null;
  /** When another guest took the stay over: of what was said before, the page shows nothing. */
  readonly since: IsoInstant | null;
};

/** Whose an API key is, under the hash of the key. */
export type KeyLinkRow = { readonly id: string; readonly keyId: string; readonly tenant: string };

/** When jobs look at a company again that is not in memory, under its id, worked out at one of its numbers. */
export type TurnRow = { readonly id: string; readonly at: IsoInstant; readonly number: number };

/** The fingerprint of an AUTH_SECRET. */
export type SecretPrintRow = { readonly id: string; readonly print: string };

/** Tries of one kind that count together, under the hash of what they have in common. */
export type AttemptsRow = {
  readonly id: string;
  readonly tries: number;
  /** ms; from then on they count no more. */
  readonly until: number;
  /** How often the wait was needed that doubles, and until when that is remembered, in ms. */
  readonly waits: number;
  readonly waitsUntil: number;
  /** ms; then the row is of no use. */
  readonly expires: number;
};

/** Since when the rules about dates have been in force, one row a company. */
export type AutomationsSeenRow = {
  readonly id: string;
  readonly tenantId: string;
  /** By `resource/rule`; `print`: what it waits for. */
  readonly rules: Readonly<Record<string, { readonly print: string; readonly since: IsoInstant }>>;
};

/** What a webhook is still to be told, under the id of its delivery. */
export type WebhookQueueRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly webhookId: string;
  /** Webhook and record: what happens to one record is told in order. */
  readonly lane: string;
  /** The place in its lane. */
  readonly seq: number;
  /** Webhook and moment of the next attempt; '' = waits for the one before it in its lane. */
  readonly due: string;
  readonly at: IsoInstant;
  readonly attempts: number;
  /** When the first attempt was made. */
  readonly firstAt: IsoInstant | null;
};

/** The record that a delivery is about, as it was then; under the id of the delivery. */
export type WebhookRecordRow = { readonly id: string; readonly tenantId: string; readonly row: Row };

/** Up to which mail a mailbox was read; its id is made of server, user and folder. */
export type MailboxRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly uidValidity: string;
  readonly uid: number;
  /** When it was looked at first; what came before that day is old. Absent in rows of earlier versions. */
  readonly since?: IsoInstant;
};

/** When a company's stays got the threads of what was said before there were any. */
export type ThreadsBegunRow = { readonly id: string; readonly tenantId: string; readonly at: IsoInstant };

/** The token of a signed mail delivery, until it is too old to come again. */
export type MailInTokenRow = { readonly id: string; readonly tenantId: string; readonly until: IsoInstant };

/** Collections that no resource describes, whose rows are what the code that keeps them says. */
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
