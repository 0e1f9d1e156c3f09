/**
 * The vocabulary of `resources/`, as types.
 *
 * `Raw*` types describe a JSON file. `normalize.ts` turns them into the types without prefix: every default filled in,
 * every short form expanded, so that later code never asks "what if it is missing?". The server, the browser, the
 * checker and the tests read the normalised form only.
 */

import type { Automation } from './automations/types.ts';
import type { CallRights, CallTable } from './call-table-types.ts';
import type { Dialect } from './dialect.ts';
import type { EnumOption, Field } from './field-shapes.ts';
import type { DraftRule } from './field-types.ts';
import type { Finding } from './finding.ts';
import type { Board, Sort } from './board-types.ts';
import type { ClientPage, MenuPlace, Page } from './page-types.ts';
import type { CsvRule, PolicyRow } from './policy-types.ts';
import type { RoutedApi } from './routed-api.ts';
import type { Text } from './text-types.ts';
import type { CompanyValues } from './company-values.ts';
import type { Json, Where } from './where-types.ts';

export type { Dialect } from './dialect.ts';
export type {
  BooleanField,
  ChildrenField,
  ColorField,
  DateField,
  DateRangeField,
  EnumField,
  EnumOption,
  Field,
  FieldBase,
  FieldType,
  FileField,
  IbanField,
  ImageField,
  ImagesField,
  JsonField,
  KeyValueField,
  LocationField,
  MarkdownField,
  MoneyField,
  MonthField,
  NumberField,
  ObjectField,
  RefField,
  RepeaterField,
  RichTextField,
  TagsField,
  TextField,
  TimeField,
} from './field-shapes.ts';
export type { Compute, DatedShares, DraftRule, FieldDisplay, InputLook, Operand } from './field-types.ts';
export type { Finding } from './finding.ts';
export { LANGUAGES, type Language, type Text } from './text-types.ts';
export { type Json, type Operator, OPERATORS, type Row, type Where } from './where-types.ts';

// -------------------------------------------------------------------------------------------------------- resource

export type Column = {
  readonly field: string;
  readonly width?: number;
  /** A person has set this width: longer content is cut off. */
  readonly isSized?: true;
  readonly sum: boolean;
  /** On a narrow screen, `low` columns are hidden first, `high` last. */
  readonly priority?: 'low' | 'high';
};
export type View = {
  readonly id: string;
  readonly label: Text;
  readonly where: Where;
  /** Roles that see it above the list; absent = everybody. */
  readonly roles?: readonly string[];
  /** Its default order; absent = the list's. */
  readonly sort?: Sort;
  /** Its default columns, instead of the list's. */
  readonly columns?: readonly Column[];
  /** The condition of a page's block; a list offers it only while it is active. */
  readonly isUnlisted?: true;
};
export type ListBlock = {
  readonly columns: readonly Column[];
  readonly sort: Sort;
  /** Records that come first while nobody has chosen an order or a view; the others follow in the opposite order. */
  readonly first?: Where;
  /** Field names offered as column filters. */
  readonly filters: readonly string[];
  /** Field names searched by `q`; empty = no search box. */
  readonly search: readonly string[];
  readonly views: readonly View[];
  /** Id of the view the list opens with; absent = all records. */
  readonly opens?: string;
  /** Page sizes offered; -1 = All (spec §9). */
  readonly pageSizes: readonly number[];
  readonly pageSize: number;
  /** A column shows what drafts still lack. */
  readonly missing?: true;
  /** The field with each record's place, for a map of the list. */
  readonly map?: string;
  /** The records as cards, with a column for each value of a field. */
  readonly board?: Board;
  /** Actions on several records: `edit`, `delete` and named actions; absent = all the role may do. */
  readonly bulk?: readonly string[];
  /** Above the table. */
  readonly panels: readonly Panel[];
  /** The resource whose form creates the records of this list. */
  readonly addTo?: string;
  /** The address of a screen that replaces a record's page; `:id` is the record. */
  readonly rowTo?: string;
};
/** Rows of fields; several names in one row are side by side on a wide screen. */
export type FormSection = {
  readonly label?: Text;
  /** Collapsed at first. */
  readonly isFolded?: true;
  /** Below its title. */
  readonly help?: Text;
  /** The icon of its step. */
  readonly icon?: string;
  readonly showIf?: Where;
  readonly rows: readonly (readonly string[])[];
};
export type FormBlock = {
  /** `steps`: one section at a time, and finally a summary of the input. */
  readonly layout: 'sections' | 'tabs' | 'steps';
  /** The look of steps: numbers, icons, or a column at the side. */
  readonly look?: 'numbers' | 'icons' | 'side';
  readonly sections: readonly FormSection[];
  /** The message after creating a record; shown instead of the record's page. */
  readonly done?: { readonly title: Text; readonly text?: Text };
  /** Address of the hand-written screen that replaces the generic form. */
  readonly screen?: string;
  /** Beside the form. */
  readonly panels?: readonly Panel[];
};
/** `isAside`: in a separate column at the end, which stays visible while the rest scrolls. */
export type ShowSection =
  | {
      readonly kind: 'fields';
      readonly label?: Text;
      readonly fields: readonly string[];
      readonly isJoined?: boolean;
      readonly isFolded?: true;
      readonly isAside?: true;
    }
  /** A notice about the record, with the actions that resolve it, if the record allows them. */
  | {
      readonly kind: 'facts';
      readonly label?: Text;
      readonly facts: readonly Fact[];
      readonly actions?: readonly string[];
      readonly isJoined?: boolean;
      readonly isFolded?: true;
      readonly isAside?: true;
    }
  /** The records of a `children` field, as a paged table. */
  | { readonly kind: 'relation'; readonly field: string; readonly isJoined?: boolean }
  | ({
      readonly kind: 'panel';
      readonly label?: Text;
      readonly isJoined?: boolean;
      readonly isFolded?: true;
      readonly isAside?: true;
      /** The resource whose records it shows; roles that may list them see it. */
      readonly resource?: string;
    } & Panel)
  /** The form of a browser-stored record beside this one, with the same id. */
  | { readonly kind: 'form'; readonly label?: Text; readonly resource: string; readonly isJoined?: boolean }
  | { readonly kind: 'history' };
/** A piece of a screen: hand-written, by its name in `screens.ts` of an area in `src/features`, or a table over a call. */
export type Panel = {
  /** Roles that see it; empty = everyone who sees the screen. */
  readonly roles: readonly string[];
} & (
  | { readonly panel: string; readonly table?: undefined }
  | { readonly panel?: undefined; readonly table: CallTable; readonly label: Text }
);
/** A fact about a record: one of its fields, or a field of a record it refers to (`guestId.phone`). */
export type Fact = {
  readonly field: string;
  readonly label?: Text;
  /** Records without this condition do not show it. */
  readonly when?: Where;
};
/** The head of a record's page: its title, its important facts, and the next actions. */
export type ShowHead = {
  /** Template, `{guestId} · {stay}`, in the reader's language; absent = the title of the record. */
  readonly title?: string;
  readonly facts: readonly Fact[];
  /** The actions to offer first, in order; absent = as many as fit. */
  readonly actions?: readonly { readonly action: string; readonly when?: Where }[];
};
/** A record on paper: one sheet for an outside reader, with the company's letterhead. */
export type ShowSheet = {
  readonly label: Text;
  /** Other records are printed as shown on screen. */
  readonly when?: Where;
  /** The recipient, as a template. */
  readonly to?: string;
  readonly intro?: Text;
  readonly sections: readonly { readonly label?: Text; readonly facts: readonly Fact[] }[];
  readonly closing?: Text;
};
export type ShowBlock = {
  /** `tabs`: each section is a tab; a joined one belongs to the previous tab. */
  readonly layout: 'sections' | 'tabs';
  readonly head?: ShowHead;
  /** Fields without a value are left out instead of shown as a dash. */
  readonly hideEmpty?: true;
  readonly sheet?: ShowSheet;
  readonly sections: readonly ShowSection[];
  /** Beside the record, on every tab. */
  readonly panels?: readonly Panel[];
};
/**
 * The label of a field asked for again in the dialog, and its first value; `$x` is the record's own value and
 * `$proposed` the proposal of the domain's rule. `shown`: displayed, not editable.
 */
export type AskedField = { readonly begin?: Json; readonly label?: Text; readonly shown?: true };
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
  /** Fields in `ask` whose stored value must not be reused: the amount received now, not the amount paid so far. */
  readonly anew: { readonly [field: string]: AskedField };
  /** Question to confirm; absent = no question. */
  readonly confirm?: Text;
  /** The question is asked only for records that meet this; for others the action runs at once. */
  readonly confirmIf?: Where;
  /** Facts for the person, above all money. */
  readonly facts?: readonly Fact[];
  /** What the dialog shows of the record's future state, while it is filled in. */
  readonly outcome?: readonly Fact[];
  /** The label of the button that cancels. */
  readonly keep?: Text;
  /** Actions on related records that the dialog offers to run first. */
  readonly first?: readonly { readonly relation: string; readonly action: string; readonly label?: Text }[];
  /** The message afterwards; a template like the question. */
  readonly done?: Text;
  /** Other words, separated by commas, that the search finds it by. */
  readonly keywords?: Text;
  /** The action that undoes it. */
  readonly undo?: string;
  /** A call names the version it is based on, and is refused if the record has changed since. */
  readonly asSeen?: true;
  /** A creation may request it by name: if it is refused, the record keeps its initial state. */
  readonly atCreate?: true;
  /** It opens a new record with these fields of this one instead of changing it; `link` will refer to this record. */
  readonly copy?: { readonly fields: readonly string[]; readonly link?: string };
};
/** A notification about other people's actions: one entry is one kind. */
export type NewsRule = {
  /** `create`, `update`, `delete`, or a named action. */
  readonly on: readonly string[];
  /** The roles that are notified; empty = every role that may open the record. */
  readonly roles: readonly string[];
  /** Only while the record's current version meets this. */
  readonly where?: Where;
  /** A view of the list: all events of a day become one notification, which opens the view. */
  readonly list?: string;
};
export type Rule = { readonly id: string; readonly assert: Where; readonly at: string; readonly message: Text };

/** The resource whose records are shown, and the condition. */
export type Over = { readonly name: string; readonly where?: Where };

export type Resource = {
  readonly name: string;
  /** A view over the records of another resource; absent = it has its own. */
  readonly of?: Over;
  /** Actions available here for any role; absent = all. Only for views. */
  readonly only?: readonly string[];
  /** Path of the file below the project, for findings. */
  readonly file: string;
  readonly label: Text;
  /** The singular used inside a sentence, "estate". */
  readonly one?: Text;
  /** The message after creating, a template like an action's question; absent = the default one. */
  readonly created?: Text;
  /** Other words, separated by commas, that the search finds its screen and its form by. */
  readonly keywords?: Text;
  readonly icon: string;
  /** Template of a record's title, `{code} · {propertyName}`. */
  readonly title: string;
  readonly tenancy: 'tenant' | 'global';
  /** One record per tenant: its address shows the record instead of a list. */
  readonly single?: true;
  readonly menu?: MenuPlace;
  readonly routes: { readonly list: string; readonly create: string; readonly edit: string; readonly show: string };
  readonly api: {
    readonly path: string;
    readonly dialect: string;
    /** Path of the rows in a list's answer; '' is the answer itself. */
    readonly rows: string;
    readonly total: string;
    /** Absent = the generic calls. */
    readonly routed?: RoutedApi;
  };
  readonly access: {
    readonly subject: string;
    /** Role → actions: `list show create edit delete export import`, a named action, or `*`. */
    readonly grants: { readonly [role: string]: readonly string[] };
    /**
     * Role, or a value of the person (`$user.estateScope`) → condition added to every read and write of those people.
     */
    readonly rows: { readonly [roleOrValue: string]: Where };
    /** Role → condition on the person → fields that only people of the role who meet it may read. */
    readonly fieldsIf?: { readonly [role: string]: { readonly [value: string]: readonly string[] } };
  };
  /** In the order of the file. */
  readonly fields: { readonly [name: string]: Field };
  /** The one enum field set by actions; it cannot be written directly. */
  readonly stateField?: string;
  /** Records may be stored incomplete while they are in one state. */
  readonly draft?: DraftRule;
  readonly list: ListBlock;
  readonly create: FormBlock;
  readonly edit: FormBlock;
  readonly show: ShowBlock;
  readonly actions: { readonly [name: string]: Action };
  readonly rules: readonly Rule[];
  /** Fields whose combined values are unique. */
  readonly unique?: readonly (readonly string[])[];
  readonly notify: readonly NewsRule[];
  /** Automations run by the server: when … then …; a view has its base's. */
  readonly automations?: readonly Automation[];
  /** Name of the domain rule that runs inside writes (src/domain), e.g. `reservation`. */
  readonly domain?: string;
  /** No screen offers to edit or delete a saved record. */
  readonly posted?: boolean;
  /** No screen offers to edit or delete a record that meets this. */
  readonly lockedIf?: Where;
  /** Its former name: records stored under it move here. */
  readonly renamedFrom?: string;
  /** Deleted records cannot be restored. */
  readonly trash?: false;
  /** Fields a duplicate copies; `false`: duplicates are not offered. Absent = all that can be copied. */
  readonly duplicate?: false | readonly string[];
  /** Its package module in its own file: `false` overrides that of its menu group. `config.modules` decides. */
  readonly module?: string | false;
};

export type MenuGroup = {
  readonly id: string;
  readonly label: Text;
  readonly icon: string;
  readonly order: number;
  /** The module of its entries, unless they have their own. */
  readonly module?: string;
  /** The parent group. */
  readonly in?: string;
  /** Roles whose menu does not show it, nor anything in it. */
  readonly notFor?: readonly string[];
  /** Addresses whose configuration, and everything below, is sent only when a person opens one of them or the group. */
  readonly apart?: readonly string[];
};
/** A group as sent to a browser. */
export type ClientMenuGroup = Omit<MenuGroup, 'module' | 'apart' | 'notFor'> & {
  /** More of it exists on the server: `?with=<id>` loads it. */
  readonly isApart?: true;
};
export type EnumList = { readonly name: string; readonly options: readonly EnumOption[] };

type ExampleBase = {
  /** The id of the block. */
  readonly id: string;
  /** As written in the file, to be read and copied. */
  readonly source: { readonly [key: string]: Json };
  /** `$today`, `$today+7` and `$now` are resolved when shown. */
  readonly records: readonly { readonly [key: string]: Json }[];
};
/** The resource of an `example` block; no server call knows it. */
export type Example = ExampleBase & { readonly resource: Resource };

/** The whole of `resources/`, checked and normalised. */
export type Config = {
  /** Content hash; changes whenever anything changes. */
  readonly version: string;
  readonly resources: { readonly [name: string]: Resource };
  readonly pages: { readonly [name: string]: Page };
  /** The resources of `example` blocks, by the page's name. */
  readonly examples: { readonly [page: string]: readonly Example[] };
  readonly dialects: { readonly [name: string]: Dialect };
  readonly menu: readonly MenuGroup[];
  /** Role → path of the screen that `/` leads to (spec §2). */
  readonly landing: { readonly [role: string]: string };
  readonly enums: { readonly [name: string]: EnumList };
  /** Rights of the calls that tables may show; absent = none. */
  readonly calls?: CallRights;
  /** Name of a resource or page → its package module; others are in every package (TN2). */
  readonly modules: { readonly [name: string]: string };
  /** Casbin: model text, and the `p`/`g` rows of `_access.csv` (`csv`: with their lines) plus those derived from the grants. */
  readonly policy: {
    readonly model: string;
    readonly rows: readonly PolicyRow[];
    readonly csv: readonly CsvRule[];
  };
};

// ------------------------------------------------------------------------------------------- what a browser is sent

/** A field as one role sees it. */
export type ClientField = Field & { readonly writable: boolean };
/** A resource as one role sees it: unreadable fields, ungranted actions and the access block are gone. */
export type ClientResource = Omit<
  Resource,
  'access' | 'fields' | 'file' | 'domain' | 'posted' | 'of' | 'only' | 'notify' | 'module' | 'automations'
> & {
  /** Names of the rules that notify people, for histories. */
  readonly automations?: { readonly [name: string]: Text };
  /** The resource whose records it shows; absent = its own. */
  readonly of?: string;
  readonly subject: string;
  readonly fields: { readonly [name: string]: ClientField };
  /** Granted actions: list, show, create, edit, delete, export, import and named ones. */
  readonly can: readonly string[];
};
/** One of `GET /api/_meta/examples?page=<name>`. */
export type ClientExample = ExampleBase & { readonly resource: ClientResource };
/** Body of `GET /api/_meta/config`. */
export type ClientConfig = {
  readonly version: string;
  readonly resources: { readonly [name: string]: ClientResource };
  readonly pages: { readonly [name: string]: ClientPage };
  readonly dialects: { readonly [name: string]: Dialect };
  readonly menu: readonly ClientMenuGroup[];
  /** Where `/` leads for this role; absent = the first entry of its menu. */
  readonly landing?: string;
  /** The company the caller works in. */
  readonly company?: CompanyValues;
  /** The caller's role, labelled by `_enums.json`; absent if it is not in there. */
  readonly role?: { readonly name: string; readonly label: Text };
  /** Findings of the live configuration; only for roles that may see them (admin, SuperAdmin). */
  readonly findings: readonly Finding[];
};
