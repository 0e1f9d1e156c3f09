import type { Axis, Days } from '../../../domain/calendar/axis.ts';
import type { IsoDate } from '../../../domain/calendar/iso-date.ts';
import type { Cursor } from '../../../domain/tape/cursor.ts';
import type { PlacedLine, TapeSection } from '../../../domain/tape/lines.ts';
import type { WantedStay } from '../../../domain/tape/wanted-stay.ts';
import type { Size } from '../../../engine/chart/on-plane.ts';
import type { BarTexts } from './bar-texts.ts';
import { EstateName } from './EstateName.tsx';
import type { HeldBar } from './held.ts';
import { EstateLine, SectionLine } from './TapeLine.tsx';
import type { RowData, TapeStore } from './tape-store.ts';
import type { Folds } from './use-folds.ts';

/** A section of the chart by its index. */
export function sectionAt(sections: readonly TapeSection[], index: number) {
  const [title = '', estates = 0] = sections[index] ?? [];
  return { title, estates };
}

/** The homes' names, rendered apart from their lines because they do not scroll sideways. */
export function TapeNames(props: {
  readonly drawn: readonly PlacedLine[];
  readonly size: Size;
  readonly store: TapeStore;
  readonly texts: BarTexts;
}) {
  const { drawn, size, store, texts } = props;
  return (
    <div className="k-tape-names" aria-hidden="true">
      {drawn.map(({ line, what }) =>
        what.kind === 'estate' ? (
          <EstateName key={what.estate} top={line * size.line} estate={store.row(what.estate)?.estate} texts={texts} />
        ) : null,
      )}
    </div>
  );
}

type LinesProps = {
  readonly drawn: readonly PlacedLine[];
  readonly folds: Folds;
  readonly size: Size;
  readonly axis: Axis;
  readonly days: Days;
  readonly edge: number;
  readonly rowOf: (estate: number) => RowData | undefined;
  readonly texts: BarTexts;
  readonly today: IsoDate;
  readonly openId: string | undefined;
  readonly held: HeldBar | undefined;
  readonly wanted: WantedStay | undefined;
  readonly canEdit: boolean;
  readonly canBlock: boolean;
  readonly cursor: Cursor;
  /** The cursor's place as text. */
  readonly cursorLabel: string | undefined;
};

/** The visible headings and lines of the homes. */
export function TapeLines(props: LinesProps) {
  const { drawn, folds, size, rowOf, held, wanted, cursor } = props;
  const { sections, folded, toggle } = folds;
  return drawn.map(({ line, what }) => {
    const top = line * size.line;
    if (what.kind === 'section') {
      const { title, estates } = sectionAt(sections, what.section);
      return (
        <SectionLine
          key={`s${what.section}`}
          line={line}
          top={top}
          title={title}
          estates={estates}
          isFolded={folded.has(title)}
          onFold={toggle}
        />
      );
    }
    const row = rowOf(what.estate);
    const isHere = line === cursor.line;
    return (
      <EstateLine
        key={`e${what.estate}`}
        line={line}
        top={top}
        axis={props.axis}
        days={props.days}
        edge={props.edge}
        row={row}
        texts={props.texts}
        today={props.today}
        openId={props.openId}
        heldId={held?.stay?.id ?? held?.block?.id}
        wanted={wanted && row?.estate.id === wanted.estateId ? wanted : undefined}
        canEdit={props.canEdit}
        canBlock={props.canBlock}
        cursorDay={isHere ? cursor.day : undefined}
        cursorLabel={isHere ? props.cursorLabel : undefined}
      />
    );
  });
}
