import type { ComponentProps, CSSProperties, ReactNode, RefObject } from 'react';
import type { Axis, Days } from '../../domain/calendar/axis.ts';
import { ChartHead } from './ChartHead.tsx';
import type { Size } from './on-plane.ts';

type FrameProps = Omit<ComponentProps<'div'>, 'ref' | 'role' | 'style' | 'tabIndex'> & {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly size: Size;
  readonly axis: Axis;
  /** The visible ones. */
  readonly days: Days;
  readonly today: number;
  /** Lines there are, in sight or not. */
  readonly lines: number;
  /** Above the names. */
  readonly corner: string;
  /** Below the lines. */
  readonly foot?: ReactNode;
};

/** The scroller: the days above, the plane of all lines and days below; the visible parts are the children. */
export function ChartFrame(props: FrameProps) {
  const { scroller, size, axis, days, today, lines, corner, foot, className = '', children, ...grid } = props;
  return (
    <div
      ref={scroller}
      className={`k-chart ${className}`.trim()}
      role="grid"
      tabIndex={0}
      aria-colcount={axis.days + 1}
      style={
        {
          '--k-chart-line': `${size.line}px`,
          '--k-chart-name': `${size.name}px`,
          '--k-chart-head': `${size.head}px`,
          '--k-chart-foot': `${size.foot}px`,
          '--k-chart-day': `${axis.dayWidth}px`,
        } as CSSProperties
      }
      {...grid}
    >
      <div role="presentation" className="k-chart-plane" style={{ width: size.name + axis.days * axis.dayWidth }}>
        <ChartHead label={corner} axis={axis} days={days} today={today} />
        <div role="rowgroup" className="k-chart-body" style={{ height: lines * size.line }}>
          {children}
        </div>
        {foot}
      </div>
    </div>
  );
}
