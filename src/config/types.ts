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
  /** Somebody made it that wide: what needs more is cut, and what needs less has the room. */
  readonly isSized?: true;
  readonly sum: boolean;
  /** Where the screen is too narrow: `low` gives way first, `high` last. */
  readonly priority?: 'low' | 'high';
};
export type View = {
  readonly id: string;
  readonly label: Text;
  readonly where: Where;
  /** Who sees it above the list; absent = everybody. */
  readonly roles?: readonly string[];
  /** Its order, until a person chooses another; absent = that of the list. */
  readonly sort?: Sort;
  /** Instead of the list's, until a person chooses others. */
  readonly columns?: readonly Column[];
  /** The condition of a page's block; a list offers it only while it is shown. */
  readonly isUnlisted?: true;
};
export type ListBlock = {
  readonly columns: readonly Column[];
  readonly sort: Sort;
  /** Records that come first while nobody has chosen an order or a view; the others follow in the opposite order. */
  readonly first?: Where;
  /** Field names offered as column filters. */
  readonly filters: readonly string[];
  /** Field names that `q` looks into; empty = no search box. */
  readonly search: readonly string[];
  readonly views: readonly View[];
  /** Id of the view that is on when the list opens; absent = all records. */
  readonly opens?: string;
  /** Page sizes offered; -1 = All (spec §9). */
  readonly pageSizes: readonly number[];
  readonly pageSize: number;
  /** A column tells what drafts still need. */
  readonly missing?: true;
  /** The place of each record, for a map of the list. */
  readonly map?: string;
  /** The same records as cards, in a column for each value of a field. */
  readonly board?: Board;
  /** What can be done with several records at once: `edit`, `delete` and named actions; absent = all that the role may. */
  readonly bulk?: readonly string[];
  /** Above the table. */
  readonly panels: readonly Panel[];
  /** The resource whose form makes the new records of this list. */
  readonly addTo?: string;
  /** The address of a screen that shows a record instead of its page; `:id` is the record. */
  readonly rowTo?: string;
};
/** Rows of fields; several names in one row stand beside each other on a wide screen. */
export type FormSection = {
  readonly label?: Text;
  /** Closed until somebody opens it. */
  readonly isFolded?: true;
  /** Below its title. */
  readonly help?: Text;
  /** Of its step. */
  readonly icon?: string;
  readonly showIf?: Where;
  readonly rows: readonly (readonly string[])[];
};
export type FormBlock = {
  /** `steps`: one section at a time, and at the end all that was typed. */
  readonly layout: 'sections' | 'tabs' | 'steps';
  /** Of steps: their numbers, their icons, or below each other at the side. */
  readonly look?: 'numbers' | 'icons' | 'side';
  readonly sections: readonly FormSection[];
  /** The message after creating a record; shown instead of the record's page. */
  readonly done?: { readonly title: Text; readonly text?: Text };
  /** Address of the hand-written screen that stands here instead of the generic form. */
  readonly screen?: string;
  /** Beside the form. */
  readonly panels?: readonly Panel[];
};
/** `isAside`: it stands in a column of its own, at the end of the lines and in sight while the rest scrolls. */
export type ShowSection =
  | {
      readonly kind: 'fields';
      readonly label?: Text;
      readonly fields: readonly string[];
      readonly isJoined?: boolean;
      readonly isFolded?: true;
      readonly isAside?: true;
    }
  /** A notice about the record, with the actions that solve it, as far as the record allows them. */
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
  /** The form of a record that the browser keeps beside this one, under the same id. */
  | { readonly kind: 'form'; readonly label?: Text; readonly resource: string; readonly isJoined?: boolean }
  | { readonly kind: 'history' };
/** A piece of a screen: hand-written, by its name in `screens.ts` of an area in `src/features`, or a table over a call. */
export type Panel = {
  /** Who sees it; empty = everyone who sees the screen. */
  readonly roles: readonly string[];
} & (
  | { readonly panel: string; readonly table?: undefined }
  | { readonly panel?: undefined; readonly table: CallTable; readonly label: Text }
);
/** A fact about a record: one of its fields, or a field of what a reference leads to (`guestId.phone`). */
export type Fact = {
  readonly field: string;
  readonly label?: Text;
  /** Of other records it is not said. */
  readonly when?: Where;
};
/** Above a record's page: what it is, what matters of it, and what is to be done next. */
export type ShowHead = {
  /** Template, `{guestId} · {stay}`, in the reader's words; absent = the title of the record. */
  readonly title?: string;
  readonly facts: readonly Fact[];
  /** Which are offered first, in order; absent = as many as there is room for. */
  readonly actions?: readonly { readonly action: string; readonly when?: Where }[];
};
/** What a record is on paper: one sheet for somebody outside, below the company's head. */
export type ShowSheet = {
  readonly label: Text;
  /** Other records are printed as they are shown. */
  readonly when?: Where;
  /** The recipient, as a template. */
  readonly to?: string;
  readonly intro?: Text;
  readonly sections: readonly { readonly label?: Text; readonly facts: readonly Fact[] }[];
  readonly closing?: Text;
};
export type ShowBlock = {
  /** `tabs`: each section is a tab, and one that is joined stands on the tab before. */
  readonly layout: 'sections' | 'tabs';
  readonly head?: ShowHead;
  /** Fields without a value are left out instead of shown as a dash. */
  readonly hideEmpty?: true;
  readonly sheet?: ShowSheet;
  readonly sections: readonly ShowSection[];
  /** Beside the record, whichever tab is open. */
  readonly panels?: readonly Panel[];
};
/**
 * How a field that is asked for anew is called in the dialog, and what it begins with; `$x` is the record's own value and
 * `$proposed` what the rule of the domain proposes. `shown`: people read it and do not change it.
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
  /** Of those, the ones whose stored value is no answer: what was received now, and not what was paid so far. */
  readonly anew: { readonly [field: string]: AskedField };
  /** Question to confirm; absent = runs at once. */
  readonly confirm?: Text;
  /** It is asked only of a record that meets this; of others the action runs at once. */
  readonly confirmIf?: Where;
  /** Facts for the person, above all money. */
  readonly facts?: readonly Fact[];
  /** What the dialog shows of the record as it would be, while it is filled in. */
  readonly outcome?: readonly Fact[];
  /** What the way out of the question is called. */
  readonly keep?: Text;
  /** Actions on records of a relation that its dialog offers to do before. */
  readonly first?: readonly { readonly relation: string; readonly action: string; readonly label?: Text }[];
  /** The message once it is done; a template like the question. */
  readonly done?: Text;
  /** Other words, separated by commas, by which the search finds it. */
  readonly keywords?: Text;
  /** The action that takes it back. */
  readonly undo?: string;
  /** A call names the version that it is about, and is refused where the record has changed since. */
  readonly asSeen?: true;
  /** The call that creates a record may ask for it by its name: what it refuses leaves the record as it begins. */
  readonly atCreate?: true;
  /** It opens a new record with these fields of this one instead of changing it; `link` will name this record. */
  readonly copy?: { readonly fields: readonly string[]; readonly link?: string };
};
/** What others do that is worth telling: one entry is one kind of news. */
export type NewsRule = {
  /** `create`, `update`, `delete`, or a named action. */
  readonly on: readonly string[];
  /** The roles that are notified; empty = every role that may open the record. */
  readonly roles: readonly string[];
  /** Only while the record, as it is when somebody asks, meets this. */
  readonly where?: Where;
  /** A view of the list: what happens on one day is one piece of news, which leads there. */
  readonly list?: string;
};
export type Rule = { readonly id: string; readonly assert: Where; readonly at: string; readonly message: Text };

/** The resource whose records are shown, and which of them. */
export type Over = { readonly name: string; readonly where?: Where };

export type Resource = {
  readonly name: string;
  /** A view over the records of another resource; absent = it has its own. */
  readonly of?: Over;
  /** Actions that exist here for any role; absent = all. Only for views. */
  readonly only?: readonly string[];
  /** Path of the file below the project, for findings. */
  readonly file: string;
  readonly label: Text;
  /** How one of its records is called inside a sentence, "estate". */
  readonly one?: Text;
  /** The message after creating, a template like an action's question; absent = the usual one. */
  readonly created?: Text;
  /** Other words, separated by commas, by which the search finds its screen and its form. */
  readonly keywords?: Text;
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
    /** Role → actions: `list show create edit delete export import`, a named action, or `*`. */
    readonly grants: { readonly [role: string]: readonly string[] };
    /**
     * Role, or a value of the person (`$user.estateScope`) → condition added to every read and write of people with it.
     */
    readonly rows: { readonly [roleOrValue: string]: Where };
    /** Role → condition on the person → fields that only those of the role who meet it may read. */
    readonly fieldsIf?: { readonly [role: string]: { readonly [value: string]: readonly string[] } };
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
  /** Fields whose values no two records have together. */
  readonly unique?: readonly (readonly string[])[];
  readonly notify: readonly NewsRule[];
  /** What the server does by itself: when … then …; of a view, its base's. */
  readonly automations?: readonly Automation[];
  /** Named domain rules run inside the write (src/domain), e.g. `reservation`. */
  readonly domain?: string;
  /** No screen offers to edit or delete what is saved. */
  readonly posted?: boolean;
  /** No screen offers to edit or delete a record that meets it. */
  readonly lockedIf?: Where;
  /** What it was called before: records that are kept under that move here. */
  readonly renamedFrom?: string;
  /** What is deleted is gone at once. */
  readonly trash?: false;
  /** Fields that a duplicate copies; `false`: duplicates are not offered. Absent = all that can be copied. */
  readonly duplicate?: false | readonly string[];
  /** What its own file says about packages: `false` takes it out of its menu group's. `config.modules` is what counts. */
  readonly module?: string | false;
};

export type MenuGroup = {
  readonly id: string;
  readonly label: Text;
  readonly icon: string;
  readonly order: number;
  /** The module of the packages that its entries belong to, unless they say another. */
  readonly module?: string;
  /** The group inside which it stands. */
  readonly in?: string;
  /** Roles in whose menu it does not stand, with all that is in it. */
  readonly notFor?: readonly string[];
  /** Addresses whose configuration, with all below, is sent only when a person opens one of them or the group. */
  readonly apart?: readonly string[];
};
/** A group as a browser is sent it. */
export type ClientMenuGroup = Omit<MenuGroup, 'module' | 'apart' | 'notFor'> & {
  /** There is more in it that was not sent: `?with=<id>` brings it. */
  readonly isApart?: true;
};
export type EnumList = { readonly name: string; readonly options: readonly EnumOption[] };

type ExampleBase = {
  /** The id of the block. */
  readonly id: string;
  /** As it stands in the file, to be read and copied. */
  readonly source: { readonly [key: string]: Json };
  /** `$today`, `$today+7` and `$now` are worked out where they are shown. */
  readonly records: readonly { readonly [key: string]: Json }[];
};
/** The resource of an `example` block; no call of the server knows it. */
export type Example = ExampleBase & { readonly resource: Resource };

/** Everything `resources/` says, checked and normalised. */
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
  /** Of the calls that tables may show; absent = none. */
  readonly calls?: CallRights;
  /** Name of a resource or page → module of the packages it belongs to; what stands not here is in every package (TN2). */
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
  /** What the rules that tell somebody are called, for histories. */
  readonly automations?: { readonly [name: string]: Text };
  /** The resource whose records it shows; absent = its own. */
  readonly of?: string;
  readonly subject: string;
  readonly fields: { readonly [name: string]: ClientField };
  /** Granted among list, show, create, edit, delete, export, import and the named actions. */
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
  /** Where `/` leads this role; absent = the first entry of its menu. */
  readonly landing?: string;
  /** The company that the caller works in. */
  readonly company?: CompanyValues;
  /** Whose view this is, as `_enums.json` calls the role; absent when it does not. */
  readonly role?: { readonly name: string; readonly label: Text };
  /** Findings of the live configuration; only for roles that may see them (admin, SuperAdmin). */
  readonly findings: readonly Finding[];
};
