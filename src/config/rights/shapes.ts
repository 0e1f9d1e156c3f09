import type { DiffLine } from '../../domain/text/line-diff.ts';
import type { Text } from '../text-types.ts';

export type RightsGroup = {
  readonly name: 'general' | 'contact' | 'money' | 'identity' | 'restricted';
  readonly fields: readonly { readonly name: string; readonly label: Text }[];
  /** By role: all fields, some, or none. */
  readonly read: Readonly<Record<string, 'all' | 'some' | 'no'>>;
  readonly write: Readonly<Record<string, 'all' | 'some' | 'no'>>;
};
/** One resource or page. */
export type RightsEntry = {
  readonly kind: 'resource' | 'page';
  readonly name: string;
  readonly label: Text;
  readonly file: string;
  readonly subject: string;
  /** Group of the menu; '' = in none. */
  readonly menu: string;
  readonly actions: readonly { readonly name: string; readonly label?: Text | undefined }[];
  /** Role → one letter an action: `a` allowed, `o` own records only, `n` no; capital = `_access.csv` decides. */
  readonly cells: Readonly<Record<string, string>>;
  readonly groups: readonly RightsGroup[];
};
/** `GET /api/access-rights` */
export type RightsMatrix = {
  readonly roles: readonly { readonly name: string; readonly label: Text }[];
  readonly entries: readonly RightsEntry[];
  readonly mayEdit: boolean;
};

/** One changed checkbox. */
export type RightsChange = {
  readonly entry: string;
  readonly role: string;
  readonly action: string;
  readonly allow: boolean;
};

export type RightsFile = {
  readonly path: string;
  /** Hash of the previous text, as the person saw it. */
  readonly seen: string;
  readonly diff: readonly DiffLine[];
};
/** `POST /api/access-rights/changes`; without `dryRun` the change is in force. */
export type RightsAnswer = { readonly id: string | null; readonly files: readonly RightsFile[] };
/** `GET /api/access-rights/history` */
export type RightsHistory = {
  readonly items: readonly {
    readonly id: string;
    readonly at: string;
    readonly by: string;
    readonly changes: readonly RightsChange[];
    readonly files: readonly { readonly path: string; readonly diff: readonly DiffLine[] }[];
    readonly takesBack: string | null;
    readonly isTakenBack: boolean;
  }[];
};

/** A rule in a file that affects the answer. */
export type Because = {
  readonly file: string;
  readonly line: number;
  /** The rule as written, or what is missing. */
  readonly rule: string;
  readonly kind:
    | 'csvAllow'
    | 'csvDeny'
    | 'grant'
    | 'noGrant'
    | 'rows'
    | 'only'
    | 'fieldRead'
    | 'fieldWrite'
    | 'readOnly'
    | 'password'
    | 'showIf'
    | 'state'
    | 'posted';
};
/** `GET /api/_meta/why` */
export type Why = { readonly hidden: boolean; readonly because: readonly Because[] };
