import type { LastSpan, Step } from '../domain/calendar/steps.ts';
import type { Text } from './text-types.ts';
import type { Board } from './board-types.ts';

/** Colours of meaning; what each looks like is the theme's business. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** A live count beside a menu entry: the records of a resource's saved view. */
export type Badge = { readonly resource: string; readonly view: string; readonly tone: Tone };

/** Where the menu shows it. */
export type MenuPlace = {
  readonly group: string;
  readonly order: number;
  /** It leads to the form for a new record instead of the list. */
  readonly to?: 'create';
  readonly badge?: Badge;
};

/** How much of a wide screen a block takes; on a narrow one each takes all. */
export type BlockWidth = 'quarter' | 'third' | 'half' | 'two-thirds' | 'full';

type BlockBase = {
  readonly id: string;
  readonly width: BlockWidth;
  /** Roles that see it; absent = all who see the page. */
  readonly roles?: readonly string[];
};
/** Records of a resource: all that the caller may list, or those of `view`. */
type FromResource = {
  readonly label: Text;
  readonly resource: string;
  /** A saved view; that of a block's own condition is called `<page>.<block>`. */
  readonly view?: string;
};

/** Only records whose date lies in the last days or months, compared with those of the time before. */
export type Span = {
  readonly by: string;
  readonly last: LastSpan;
  /** What a rise is. */
  readonly rising: 'good' | 'bad';
};
/** What becomes of the values of a field. */
export type How = 'sum' | 'average';
/** How many there are, as a tile that leads to them. */
export type CountBlock = BlockBase &
  FromResource & { readonly type: 'count'; readonly tone: Tone; readonly icon: string; readonly span?: Span };
/** The first of them, as rows. */
export type RowsBlock = BlockBase &
  FromResource & {
    readonly type: 'list';
    readonly columns: readonly string[];
    readonly sort?: { readonly key: string; readonly direction: 'ASC' | 'DESC' };
    /** rows */
    readonly limit: number;
    /** Named actions offered on each row, by name. */
    readonly actions: readonly string[];
  };
/** How a chart is drawn: `bars` are a light table of bars, all others a drawing that is loaded when it is first shown. */
export type ChartKind = 'bars' | DrawnKind;
/** How months are drawn. */
export type TrendKind = Extract<ChartKind, 'bars' | 'column' | 'line' | 'area'>;
export type DrawnKind = 'column' | 'bar' | 'line' | 'area' | 'pie' | 'donut' | 'radar' | 'polar' | 'scatter' | 'bubble';
/** How many there are of each value of a field, or what another field comes to. */
export type ChartBlock = BlockBase &
  FromResource & {
    readonly type: 'chart';
    readonly by: string;
    readonly as: ChartKind;
    readonly of?: string;
    readonly how: How;
  };
/** What a number of a file is: an amount in whole units of a currency, a number with its unit behind, or a plain number. */
export type NumberLook = { readonly unit?: Text; readonly currency?: string };
/** A value, none, or of a scatter or bubble chart where it stands and how large it is. */
export type FigureValue = number | null | readonly number[];
export type FigureSeries = {
  readonly label: Text;
  readonly values: readonly FigureValue[];
  /** Drawn otherwise than the others. */
  readonly as?: 'column' | 'line';
};
/** A chart of figures that stand in the file. */
export type OwnChartBlock = BlockBase &
  NumberLook & {
    readonly type: 'chart';
    readonly label: Text;
    readonly text?: Text;
    readonly as: ChartKind;
    readonly isStacked: boolean;
    readonly data: { readonly labels: readonly Text[]; readonly series: readonly FigureSeries[] };
  };
/** One number that stands in the file, how it changed, and the way it came. */
export type FigureBlock = BlockBase &
  NumberLook & {
    readonly type: 'figure';
    readonly label: Text;
    readonly value: number;
    /** per cent, against the time before */
    readonly trend?: number;
    readonly text?: Text;
    readonly values: readonly number[];
    readonly tone: Tone;
    readonly icon?: string;
  };
export type ProgressRow = {
  readonly label: Text;
  readonly text?: Text;
  readonly value: number;
  readonly max: number;
  readonly tone?: Tone;
};
/** How far each of several things is. */
export type ProgressBlock = BlockBase &
  NumberLook & {
    readonly type: 'progress';
    readonly label: Text;
    readonly text?: Text;
    readonly rows: readonly ProgressRow[];
  };
export type TimelineEntry = {
  /** A date, a moment, or words. */
  readonly time: Text;
  readonly title: Text;
  readonly text?: Text;
  readonly icon?: string;
  readonly tone: Tone;
};
/** What happened, one below the other. */
export type TimelineBlock = BlockBase & {
  readonly type: 'timeline';
  readonly label: Text;
  readonly entries: readonly TimelineEntry[];
};
/** A hand-written part, by name; with a resource, whose records it shows. */
export type PanelBlock = BlockBase & {
  readonly type: 'panel';
  readonly label?: Text;
  readonly panel: string;
  readonly resource?: string;
};
/** The sum or average of a number or an amount, one a currency, as a tile that leads to the records. */
export type StatBlock = BlockBase &
  FromResource & {
    readonly type: 'stat';
    readonly of: string;
    readonly how: How;
    readonly tone: Tone;
    readonly icon: string;
    readonly span?: Span;
  };
/** How many there are a day, week or month of a date field, or what a number or an amount comes to. */
export type TrendBlock = BlockBase &
  FromResource & {
    readonly type: 'trend';
    readonly by: string;
    readonly of?: string;
    readonly how: How;
    readonly as: TrendKind;
    readonly step: Step;
    /** Steps up to this one, and from the next one on. */
    readonly last: number;
    readonly ahead: number;
  };
/** Two fields told apart by at once: a table of figures. */
export type PivotBlock = BlockBase &
  FromResource & {
    readonly type: 'pivot';
    readonly rows: string;
    readonly columns: string;
    readonly of?: string;
    readonly how: How;
    /** Of a date among them. */
    readonly step: Step;
  };
/** Records on the days of a month, by a date of theirs. */
export type CalendarBlock = BlockBase &
  FromResource & {
    readonly type: 'calendar';
    readonly by: string;
    /** An enum field whose colours they have. */
    readonly color?: string;
    /** What stands beside the title. */
    readonly card: readonly string[];
  };
/** Records as cards in a column for each value of an enum field. */
export type BoardBlock = BlockBase & FromResource & { readonly type: 'board'; readonly board: Board };
/** A text with headings, lists, links and emphasis, written in Markdown. */
export type MarkdownBlock = BlockBase & { readonly type: 'markdown'; readonly label?: Text; readonly text: Text };
export type TextBlock = BlockBase & { readonly type: 'text'; readonly label?: Text; readonly text: Text };
/** What is shown of an example; `fields`: a form, and beside it what it comes to in lists and on pages. */
export type ExampleShow = 'form' | 'create' | 'show' | 'list' | 'board' | 'fields';
/** A resource of the page's own, to be tried. What it is made of is asked for when the page is opened (`Example`). */
export type ExampleBlock = BlockBase & {
  readonly type: 'example';
  readonly label?: Text;
  readonly text?: Text;
  readonly as: ExampleShow;
};
/** Cards that lead to the pages and lists below an address. */
export type LinksBlock = BlockBase & { readonly type: 'links'; readonly label?: Text; readonly under: string };
/** Blocks that show what stands in the file, and ask nobody. */
export type OwnBlock = OwnChartBlock | FigureBlock | ProgressBlock | TimelineBlock;
export type PageBlock =
  | CountBlock
  | RowsBlock
  | ChartBlock
  | StatBlock
  | TrendBlock
  | PivotBlock
  | CalendarBlock
  | BoardBlock
  | MarkdownBlock
  | TextBlock
  | ExampleBlock
  | LinksBlock
  | PanelBlock
  | OwnBlock;

/** A configured screen that is no list of one entity: hand-written code, or blocks. */
export type Page = {
  readonly name: string;
  /** Path of the file below the project, for findings. */
  readonly file: string;
  readonly label: Text;
  /** What it is for, in a sentence. */
  readonly text?: Text;
  readonly icon: string;
  /** Its address, which is its file's path; of a page of one record `/:id` follows. */
  readonly route: string;
  /** Further addresses of the same page. */
  readonly more: readonly string[];
  readonly menu?: MenuPlace;
  /** What the policy is asked, and role → actions that this file adds to it. */
  readonly access: {
    readonly subject: string;
    readonly action: string;
    readonly grants: { readonly [role: string]: readonly string[] };
  };
  /** Hand-written: `/access-control` is `src/screens/access-control.tsx`. */
  readonly screen?: string;
  /** The resource of which it shows one record; the record's own page leads to it. */
  readonly record?: string;
  /** As a resource's. */
  readonly module?: string | false;
  readonly blocks: readonly PageBlock[];
};

/** A page as one role sees it. Pages it may not open are not sent. */
export type ClientPage = Omit<Page, 'file' | 'access'>;
