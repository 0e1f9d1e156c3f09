import type { LastSpan } from '../domain/calendar/steps.ts';
import type { Text } from './text-types.ts';

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
  /** Roles in whose menu it does not stand, though they may open it. */
  readonly notFor?: readonly string[];
  /** Role → the menu group that shows it to them. */
  readonly groupFor?: { readonly [role: string]: string };
  readonly badge?: Badge;
};

/** How much of a wide screen a block takes; on a narrow one each takes all. */
export type BlockWidth = 'quarter' | 'third' | 'half' | 'two-thirds' | 'full';

export type BlockBase = {
  readonly id: string;
  readonly width: BlockWidth;
  /** Roles that see it; absent = all who see the page. */
  readonly roles?: readonly string[];
  /** On a page with tabs: the tab it stands on; without one, above all tabs. */
  readonly tab?: string;
};
/** Records of a resource: all that the caller may list, or those of `view`. */
export type FromResource = {
  readonly label: Text;
  readonly resource: string;
  /** A saved view; that of a block's own condition is called `<page>.<block>`. */
  readonly view?: string;
};

/** Only records whose date lies in the last days or months, compared with those of the time before. */
export type DateWindow = {
  readonly by: string;
  readonly last: LastSpan;
  /** What a rise is. */
  readonly rising: 'good' | 'bad';
};
/** What becomes of the values of a field. */
export type How = 'sum' | 'average';
/** How a chart is drawn: `bars` are a light table of bars, all others a drawing that is loaded when it is first shown. */
export type ChartKind = 'bars' | DrawnKind;
/** How months are drawn. */
export type TrendKind = Extract<ChartKind, 'bars' | 'column' | 'line' | 'area'>;
export type DrawnKind = 'column' | 'bar' | 'line' | 'area' | 'pie' | 'donut' | 'radar' | 'polar' | 'scatter' | 'bubble';
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
/** What is shown of an example; `fields`: a form, and beside it what it comes to in lists and on pages. */
export type ExampleShow = 'form' | 'create' | 'show' | 'list' | 'board' | 'fields';
/**
 * Every type of block with its shape once it is normalised. Each file of `blocks/` adds its own, so that this list is
 * written nowhere; `block-kinds.ts` does not compile without a kind for each.
 */
export interface BlockShapes {}
export type BlockType = keyof BlockShapes;
export type PageBlock = BlockShapes[BlockType];

export type CountBlock = BlockShapes['count'];
export type RowsBlock = BlockShapes['list'];
export type FigureBlock = BlockShapes['figure'];
export type ProgressBlock = BlockShapes['progress'];
export type TimelineBlock = BlockShapes['timeline'];
export type PanelBlock = BlockShapes['panel'];
export type TableBlock = BlockShapes['table'];
export type StatBlock = BlockShapes['stat'];
export type TrendBlock = BlockShapes['trend'];
export type PivotBlock = BlockShapes['pivot'];
export type CalendarBlock = BlockShapes['calendar'];
export type BoardBlock = BlockShapes['board'];
export type FormBlockShape = BlockShapes['form'];
export type MarkdownBlock = BlockShapes['markdown'];
export type TextBlock = BlockShapes['text'];
export type ExampleBlock = BlockShapes['example'];
export type LinksBlock = BlockShapes['links'];
/** A chart of records, and one of figures that stand in the file. */
export type ChartBlock = Extract<BlockShapes['chart'], { readonly by: string }>;
export type OwnChartBlock = Extract<BlockShapes['chart'], { readonly data: object }>;

/** A configured screen that is no list of one entity: hand-written code, or blocks. */
export type Page = {
  readonly name: string;
  /** Path of the file below the project, for findings. */
  readonly file: string;
  readonly label: Text;
  /** What it is for, in a sentence. */
  readonly text?: Text;
  /** Other words, separated by commas, by which the search finds it. */
  readonly keywords?: Text;
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
  /** Hand-written: `screens.ts` of an area in `src/features` says which component it is. */
  readonly screen?: string;
  /** The resource whose record it shows; the record's own page leads to it. */
  readonly record?: string;
  /** As a resource's. */
  readonly module?: string | false;
  /** Parts that stand one behind the other, each at an address of its own: `<route>/<id>`. */
  readonly tabs?: readonly { readonly id: string; readonly label: Text }[];
  /** Blocks with nothing to show are only named, in one line at the end. */
  readonly foldEmpty?: true;
  readonly blocks: readonly PageBlock[];
};

/** A page as one role sees it. Pages it may not open are not sent. */
export type ClientPage = Omit<Page, 'file' | 'access'>;
