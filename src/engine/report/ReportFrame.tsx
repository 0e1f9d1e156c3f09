import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import type { ReactNode } from 'react';
import { PageHead } from '../../ui/PageHead.tsx';
import { Filters } from './Filters.tsx';
import { SheetMenu } from './SheetMenu.tsx';

type ReportFrameProps = {
  readonly title: string;
  readonly file?: Parameters<typeof SheetMenu>[0];
  /** Before the ways to take it away. */
  readonly actions?: ReactNode;
  readonly filters?: ReactNode;
  readonly hint?: ReactNode;
  /** The filters as text, for printing. */
  readonly paper?: string;
  readonly isBusy?: boolean;
  /** Part of another screen. */
  readonly isPart?: boolean;
  /** Its surroundings show its title. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
};

/** The frame of a report: title, exports, filters, and the answer. */
export function ReportFrame(props: ReportFrameProps) {
  const {
    title,
    file,
    actions,
    filters,
    hint,
    paper,
    isBusy = false,
    isPart = false,
    isBare = false,
    children,
  } = props;
  const ways = (
    <Flex wrap gap="small" align="center" className="k-report-ways">
      {actions}
      {file && <SheetMenu {...file} />}
    </Flex>
  );
  return (
    <section className={isPart && !isBare ? 'k-report k-panel' : 'k-report'} aria-label={title} aria-busy={isBusy}>
      {isPart ? (
        <Flex wrap gap="small" justify="space-between">
          {!isBare && <h2>{title}</h2>}
          {ways}
        </Flex>
      ) : (
        <PageHead title={title} actions={ways} />
      )}
      {filters !== undefined && <Filters>{filters}</Filters>}
      {paper !== undefined && <p className="k-on-paper">{paper}</p>}
      {hint !== undefined && <Typography.Paragraph type="secondary">{hint}</Typography.Paragraph>}
      {children}
    </section>
  );
}
