import type { FileKind } from './file-kinds.ts';
import type { RoutedApi } from './routed-api.ts';

/**
 * The vocabulary of `resources/`, as types.
 *
 * `Raw*` is what stands in a JSON file; the names without prefix are what `normalize.ts` makes of it: every default
 * filled in, every short form expanded, so that nobody further on asks "what if it is missing?". The server, the
 * browser, the checker and the tests read the normalised form only.
 */

import type { Charset } from './charsets.ts';
import type { Dialect } from './dialect.ts';
import type { Compute, DatedShares, DraftRule, FieldDisplay } from './field-types.ts';
import type { Finding } from './finding.ts';
import type { ClientPage, MenuPlace, Page } from './page-types.ts';
import type { Text } from './text-types.ts';
import type { Json, Where } from './where-types.ts';

export type { Dialect } from './dialect.ts';
export type { Compute, DatedShares, DraftRule, FieldDisplay } from './field-types.ts';
export type { Finding } from './finding.ts';
export { LANGUAGES, type Language, type Text } from './text-types.ts';
export { type Json, type Operator, OPERATORS, type Row, type Where } from './where-types.ts';

// ---------------------------------------------------------------------------------------------------------- fields

export const FIELD_TYPES = [
  'text',
  'textarea',
  'email',
  'phone',
  'url',
  'integer',
  'number',
  'percent',
  'money',
  'boolean',
  'enum',
  'date',
  'dateTime',
  'time',
  'dateRange',
  'ref',
  'children',
  'image',
  'file',
  'images',
  'color',
  'tags',
  'password',
  'iban',
  'location',
  'object',
  'repeater',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export type EnumOption = {
  readonly value: string;
  readonly label: Text;
  readonly color?: string;
  readonly rank?: number;
};

/** What every field has, whatever its type. */
export type FieldBase = {
  readonly name: string;
  readonly label: Text;
  readonly help?: Text;
  readonly required: boolean;
  /** Shown, never written by a client; the server owns it. A write that names it is refused (422). */
  readonly readOnly: boolean;
  readonly unique: boolean;
  readonly hidden: boolean;
  readonly default?: Json;
  /** Shown, and required, only while this holds. Hidden is never required. */
  readonly showIf?: Where;
  /** Roles that may read / write the field; absent = everyone who may read / write the resource. */
  readonly read?: readonly string[];
  readonly write?: readonly string[];
  readonly sortable: boolean;
  readonly search: boolean;
  /** Derived on both sides and never stored, e.g. nights. */
  readonly compute?: Compute;
  /** How it is shown where its type alone says too little. */
  readonly display?: FieldDisplay;
  /** What `sortBy` calls it, where that is not its name; only of resources served by routes. */
  readonly sortAs?: string;
  /** Where its value stands in an answered record, `client.name`; only of resources served by routes. */
  readonly path?: string;
  /** Made by the server at creation, `{seq:5}` counts per tenant, e.g. `R-{seq:6}`. Implies readOnly. */
  readonly generate?: string;
  /** Copied by the server from the record that a reference of this one names. Implies readOnly. */
  readonly from?: { readonly ref: string; readonly key: string };
};

export type TextField = FieldBase & {
  readonly type: 'text' | 'textarea' | 'email' | 'phone' | 'url' | 'password';
  readonly minLength?: number;
  readonly maxLength: number;
  /** Which characters: a name from a fixed list, never a regular expression from a file (ReDoS). */
  readonly charset?: Charset;
  /** Whole on the record's own page only, and each look there is noted; its last characters everywhere else (KB5). */
  readonly masked?: boolean;
};
export type NumberField = FieldBase & {
  readonly type: 'integer' | 'number' | 'percent';
  readonly min?: number;
  readonly max?: number;
};
/** Stored as an integer of minor units (cents, kuruş) under the field's name. */
export type MoneyField = FieldBase & {
  readonly type: 'money';
  readonly min?: number;
  readonly max?: number;
  /** Exactly one of the two: a fixed ISO code, or the sibling field that holds it. */
  readonly currency?: string;
  readonly currencyField?: string;
};
export type BooleanField = FieldBase & { readonly type: 'boolean' };
export type EnumField = FieldBase & {
  readonly type: 'enum';
  /** Resolved from `values` in the file or from `enum`, a list of `_enums.json`. */
  readonly options: readonly EnumOption[];
  readonly enum?: string;
  readonly multiple: boolean;
  /** Nobody may write a value of a higher `rank` than the one named here, e.g. `$user.role` (S3). */
  readonly notAbove?: string;
};
/** `date` is a calendar date `YYYY-MM-DD`; `dateTime` an instant in UTC, ISO with `Z`. */
export type DateField = FieldBase & {
  readonly type: 'date' | 'dateTime';
  readonly min?: string;
  readonly max?: string;
  /** How the call writes it, where that is not the ISO way; only of resources served by routes. */
  readonly format?: 'month/day/year';
};
/** A half-open range of calendar dates over two stored keys. */
export type DateRangeField = FieldBase & {
  readonly type: 'dateRange';
  readonly start: string;
  readonly end: string;
  readonly minDays: number;
  readonly maxDays?: number;
  /** Only then a creation before today is refused. */
  readonly notPast: boolean;
};
export type RefField = FieldBase & {
  readonly type: 'ref';
  readonly resource: string;
  readonly multiple: boolean;
  readonly optionsWhere?: Where;
};
/** The records of another resource whose `via` points here. Not stored on this record. */
export type ChildrenField = FieldBase & { readonly type: 'children'; readonly resource: string; readonly via: string };
/** A small picture: own-origin path or a data URL of png/jpeg/webp up to `maxBytes`. */
export type ImageField = FieldBase & { readonly type: 'image'; readonly maxBytes: number };
/** One uploaded file, kept beside the data and not in the record: `{ id, name, type, size }`. */
export type FileField = FieldBase & {
  readonly type: 'file';
  readonly accept: readonly FileKind[];
  /** Bytes. */
  readonly maxBytes: number;
};
/** Uploaded pictures in an order of their own; the first is the cover. */
export type ImagesField = FieldBase & { readonly type: 'images'; readonly maxItems: number };
export type ColorField = FieldBase & { readonly type: 'color' };
export type TagsField = FieldBase & { readonly type: 'tags'; readonly maxItems: number };
export type IbanField = FieldBase & { readonly type: 'iban' };
/** A time of day on the clock of the business, `HH:mm`, 24 hours. */
export type TimeField = FieldBase & { readonly type: 'time' };
/** A place on the map, `{ lat, lng }` in degrees (WGS 84). */
export type LocationField = FieldBase & { readonly type: 'location' };
/** Named parts kept under one key: an address. */
export type ObjectField = FieldBase & { readonly type: 'object'; readonly fields: { readonly [name: string]: Field } };
/** A list of such values, in the order of the person who wrote it. */
export type RepeaterField = FieldBase & {
  readonly type: 'repeater';
  readonly fields: { readonly [name: string]: Field };
  readonly minItems: number;
  readonly maxItems: number;
  /** No two items have the same value of this part. */
  readonly uniqueBy?: string;
  /** In the order of `uniqueBy` this number never falls. */
  readonly rising?: string;
  /** Its entries are dated shares that sum to 100 % on every day that has any (ES8). */
  readonly shares?: DatedShares;
};

export type Field =
  | TextField
  | NumberField
  | MoneyField
  | BooleanField
  | EnumField
  | DateField
  | DateRangeField
  | RefField
  | ChildrenField
  | ImageField
  | FileField
  | ImagesField
  | ColorField
  | TagsField
  | IbanField
  | TimeField
  | LocationField
  | ObjectField
  | RepeaterField;

// -------------------------------------------------------------------------------------------------------- resource

export type Column = { readonly field: string; readonly width?: number; readonly sum: boolean };
export type Sort = { readonly key: string; readonly direction: 'ASC' | 'DESC' };
/** `isUnlisted`: the condition of a page's block; a list offers it only while it is shown. */
export type View = { readonly id: string; readonly label: Text; readonly where: Where; readonly isUnlisted?: true };
export type ListBlock = {
  readonly columns: readonly Column[];
  readonly sort: Sort;
  /** Field names offered as column filters. */
  readonly filters: readonly string[];
  /** Field names that `q` looks into; empty = no search box. */
  readonly search: readonly string[];
  readonly views: readonly View[];
  /** Page sizes offered; -1 = All (spec §9). */
  readonly pageSizes: readonly number[];
  readonly pageSize: number;
  /** Above the table. */
  /** A column tells what drafts still need. */
  readonly missing?: true;
  /** The place of each record, for a map of the list. */
  readonly map?: string;
  /** The same records as cards, in a column for each value of a field. */
  readonly board?: Board;
  readonly panels: readonly Panel[];
};
export type Board = {
  /** Name of an enum field; its value is the column. */
  readonly by: string;
  /** Values of it, in the order in which their columns stand. */
  readonly columns: readonly string[];
  /** Fields of a card, below the title of the record. */
  readonly card: readonly string[];
  /** Actions that are buttons on a card; left out, all that the record allows. */
  readonly actions?: readonly string[];
  /** Order of the cards; left out, that of the list. */
  readonly sort?: Sort;
};
/** Rows of fields; several names in one row stand beside each other on a wide screen. */
export type FormSection = {
  readonly label?: Text;
  readonly showIf?: Where;
  readonly rows: readonly (readonly string[])[];
};
export type FormBlock = {
  readonly layout: 'sections' | 'tabs';
  readonly sections: readonly FormSection[];
  /** Address of the hand-written screen that stands here instead of the generic form. */
  readonly screen?: string;
  /** Beside the form. */
  readonly panels?: readonly Panel[];
};
export type ShowSection =
  | { readonly kind: 'fields'; readonly label?: Text; readonly fields: readonly string[]; readonly isJoined?: boolean }
  /** The records of a `children` field, as a paged table. */
  | { readonly kind: 'relation'; readonly field: string; readonly isJoined?: boolean }
  | ({ readonly kind: 'panel'; readonly label?: Text; readonly isJoined?: boolean } & Panel)
  | { readonly kind: 'history' };
/** A hand-written piece of a screen, by its name in `panel-names.ts`. */
export type Panel = {
  readonly panel: string;
  /** Who sees it; empty = everyone who sees the screen. */
  readonly roles: readonly string[];
};
export type ShowBlock = {
  /** `tabs`: each section is a tab, and one that is joined stands on the tab before. */
  readonly layout: 'sections' | 'tabs';
  readonly sections: readonly ShowSection[];
};
/** How a field that is asked for anew is called in the dialog, and what it begins with; `$x` is the record's own value. */
export type Asked = { readonly begin?: Json; readonly label?: Text };
export type Action = {
  readonly name: string;
  readonly label: Text;
  readonly icon?: string;
  readonly danger: boolean;
  /** States of the state field from which the action is allowed; empty = any. */
  readonly from: readonly string[];
  /** Condition on the record on top of `from`. */
  readonly when?: Where;
  readonly set: { readonly [field: string]: Json };
  /** Fields asked for in a dialog before it runs. */
  readonly ask: readonly string[];
  /** Of those, the ones whose stored value is no answer: what was received now, and not what was paid so far. */
  readonly anew: { readonly [field: string]: Asked };
  /** Question to confirm; absent = runs at once. */
  readonly confirm?: Text;
  /** It opens a new record with these fields of this one instead of changing it; `link` will name this record. */
  readonly copy?: { readonly fields: readonly string[]; readonly link?: string };
};
/** What of others' deeds is worth telling: one entry is one kind of news. */
export type Notice = {
  /** `create`, `update`, `delete`, or a named action. */
  readonly on: readonly string[];
  /** Who is told; empty = every role that may open the record. */
  readonly roles: readonly string[];
  /** Only while the record, as it is when somebody asks, meets this. */
  readonly where?: Where;
};
export type Rule = { readonly id: string; readonly assert: Where; readonly at: string; readonly message: Text };

/** The resource whose records are shown, and which of them. */
export type Over = { readonly name: string; readonly where?: Where };

export type Resource = {
  readonly name: string;
  /** A view over the records of another resource; absent = it has its own. */
  readonly of?: Over;
  /** Actions that there are here, whoever asks; absent = all. Only of views. */
  readonly only?: readonly string[];
  /** Path of the file below the project, for findings. */
  readonly file: string;
  readonly label: Text;
  readonly icon: string;
  /** Template of a record's title, `{code} · {propertyName}`. */
  readonly title: string;
  readonly tenancy: 'tenant' | 'global';
  /** There is one record a tenant: its address leads to it instead of a list. */
  readonly single?: true;
  readonly menu?: MenuPlace;
  readonly routes: { readonly list: string; readonly create: string; readonly edit: string; readonly show: string };
  readonly api: {
    readonly path: string;
    readonly dialect: string;
    /** Keys of a list's answer; dots go down, '' is the answer itself. */
    readonly rows: string;
    readonly total: string;
    /** Absent = the generic calls. */
    readonly routed?: RoutedApi;
  };
  readonly access: {
    readonly subject: string;
    /** Role → actions: `list show create edit delete export`, a named action, or `*`. */
    readonly grants: { readonly [role: string]: readonly string[] };
    /** Role → condition added to every read and write of that role. */
    readonly rows: { readonly [role: string]: Where };
  };
  /** In the order of the file. */
  readonly fields: { readonly [name: string]: Field };
  /** The one enum field that actions move; it cannot be written directly. */
  readonly stateField?: string;
  /** Records may be stored incomplete while they are in one state. */
  readonly draft?: DraftRule;
  readonly list: ListBlock;
  readonly create: FormBlock;
  readonly edit: FormBlock;
  readonly show: ShowBlock;
  readonly actions: { readonly [name: string]: Action };
  readonly rules: readonly Rule[];
  readonly notify: readonly Notice[];
  /** Named domain rules run inside the write (src/domain), e.g. `reservation`. */
  readonly domain?: string;
  /** No screen offers to edit or delete what is saved. */
  readonly posted?: boolean;
};

export type MenuGroup = {
  readonly id: string;
  readonly label: Text;
  readonly icon: string;
  readonly order: number;
};
export type EnumList = { readonly name: string; readonly options: readonly EnumOption[] };

/** Everything `resources/` says, checked and normalised. */
export type Config = {
  /** Content hash; changes whenever anything changes. */
  readonly version: string;
  readonly resources: { readonly [name: string]: Resource };
  readonly pages: { readonly [name: string]: Page };
  readonly dialects: { readonly [name: string]: Dialect };
  readonly menu: readonly MenuGroup[];
  /** Role → path of the screen that `/` leads to (spec §2). */
  readonly landing: { readonly [role: string]: string };
  readonly enums: { readonly [name: string]: EnumList };
  /** Casbin: model text, and the `p`/`g` rows of `_access.csv` plus those derived from the grants. */
  readonly policy: { readonly model: string; readonly rows: readonly (readonly string[])[] };
};

// ------------------------------------------------------------------------------------------- what a browser is sent

/** A field as one role sees it. */
export type ClientField = Field & { readonly writable: boolean };
/** A resource as one role sees it: unreadable fields, ungranted actions and the access block are gone. */
export type ClientResource = Omit<
  Resource,
  'access' | 'fields' | 'file' | 'domain' | 'posted' | 'of' | 'only' | 'notify'
> & {
  /** The resource whose records it shows; absent = its own. */
  readonly of?: string;
  readonly subject: string;
  readonly fields: { readonly [name: string]: ClientField };
  /** Granted among list, show, create, edit, delete, export and the named actions. */
  readonly can: readonly string[];
};
/** Body of `GET /api/_meta/config`. */
export type ClientConfig = {
  readonly version: string;
  readonly resources: { readonly [name: string]: ClientResource };
  readonly pages: { readonly [name: string]: ClientPage };
  readonly dialects: { readonly [name: string]: Dialect };
  readonly menu: readonly MenuGroup[];
  /** Where `/` leads this role; absent = the first entry of its menu. */
  readonly landing?: string;
  /** Findings of the live configuration; only for roles that may see them (admin, SuperAdmin). */
  readonly findings: readonly Finding[];
};
