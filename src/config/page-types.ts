import type { LastSpan } from '../domain/calendar/steps.ts';
import type { Text } from './text-types.ts';

/** Colours by meaning; the theme defines their look. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** A live count beside a menu entry: the records of a resource's saved view. */
export type Badge = { readonly resource: string; readonly view: string; readonly tone: Tone };

/** Where the menu shows it. */
export type MenuPlace = {
  readonly group: string;
  readonly order: number;
  /** It opens the form for a new record instead of the list. */
  readonly to?: 'create';
  /** Roles whose menu does not show it, although they may open it. */
  readonly notFor?: readonly string[];
  /** Role → the menu group that shows it to them. */
  readonly groupFor?: { readonly [role: string]: string };
  readonly badge?: Badge;
};

/** Share of a wide screen a block takes; on a narrow one it takes all. */
export type BlockWidth = 'quarter' | 'third' | 'half' | 'two-thirds' | 'full';

export type BlockBase = {
  readonly id: string;
  readonly width: BlockWidth;
  /** Roles that see it; absent = all who see the page. */
  readonly roles?: readonly string[];
  /** On a page with tabs: its tab; without one, above all tabs. */
  readonly tab?: string;
};
/** Records of a resource: all that the caller may list, or those of `view`. */
export type FromResource = {
  readonly label: Text;
  readonly resource: string;
  /** A saved view; a block's own condition becomes `<page>.<block>`. */
  readonly view?: string;
};

/** Only records with a date in the last days or months, compared with the period before. */
export type DateWindow = {
  readonly by: string;
  readonly last: LastSpan;
  /** Whether a rise is good or bad. */
  readonly rising: 'good' | 'bad';
};
/** How the values of a field are combined. */
export type How = 'sum' | 'average';
/** The type of chart: `bars` is a lightweight table, all others load a drawing library when first shown. */
export type ChartKind = 'bars' | DrawnKind;
/** Chart types for months. */
export type TrendKind = Extract<ChartKind, 'bars' | 'column' | 'line' | 'area'>;
export type DrawnKind = 'column' | 'bar' | 'line' | 'area' | 'pie' | 'donut' | 'radar' | 'polar' | 'scatter' | 'bubble';
/** The unit of a number in a file: whole units of a currency, a unit, or none. */
export type NumberLook = { readonly unit?: Text; readonly currency?: string };
/** A value, none, or for a scatter or bubble chart the position and size. */
export type FigureValue = number | null | readonly number[];
export type FigureSeries = {
  readonly label: Text;
  readonly values: readonly FigureValue[];
  /** Drawn otherwise than the others. */
  readonly as?: 'column' | 'line';
};
/** How an example is shown; `fields`: a form, and beside it the result in lists and on pages. */
export type ExampleShow = 'form' | 'create' | 'show' | 'list' | 'board' | 'fields';
/**
 * Every type of block with its normalised shape. Each file in `blocks/` adds its own, so there is no central list;
 * `block-kinds.ts` does not compile if a kind is missing.
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

/** A configured screen that is not a list of one resource: hand-written code, or blocks. */
export type Page = {
  readonly name: string;
  /** Path of the file below the project, for findings. */
  readonly file: string;
  readonly label: Text;
  /** Its purpose in a sentence. */
  readonly text?: Text;
  /** Other words, separated by commas, that the search finds it by. */
  readonly keywords?: Text;
  readonly icon: string;
  /** Its address, which is its file's path; `/:id` follows for a page of one record. */
  readonly route: string;
  /** Further addresses of the same page. */
  readonly more: readonly string[];
  readonly menu?: MenuPlace;
  /** The right it requires, and role → actions this file grants. */
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
  /** Parts shown one at a time, each with its own address: `<route>/<id>`. */
  readonly tabs?: readonly { readonly id: string; readonly label: Text }[];
  /** Empty blocks are only listed by name, in one line at the end. */
  readonly foldEmpty?: true;
  readonly blocks: readonly PageBlock[];
};

/** A page as one role sees it. Pages it may not open are not sent. */
export type ClientPage = Omit<Page, 'file' | 'access'>;
