import Button from 'antd/es/button';
import Descriptions from 'antd/es/descriptions';
import Flex from 'antd/es/flex';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { spanOfMonth } from '../../domain/calendar/spans.ts';
import type { OccupancyRow } from '../../wire/reports.ts';
import { useClientConfig } from '../../providers/config.ts';
import { formatNumber, formatPercent } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Popover } from '../../ui/Popover.tsx';
import { soldIn, staysPath, tapePath } from './drill-down.ts';
import { moneyOrDash } from './money-text.tsx';
import { monthName } from '../../engine/month-name.ts';

type CellPanelProps = {
  readonly cell: OccupancyRow;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly salesChannelId: string;
  readonly onClose: () => void;
};

/** The components of a cell, and links to the stays behind it. */
export function CellPanel({ cell, anchor, salesChannelId, onClose }: CellPanelProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const config = useClientConfig();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, []);
  const month = cell.month ?? '';
  const span = spanOfMonth(month);
  const stays = staysPath(config, [
    { field: 'estateId', operator: 'eq', value: cell.estateId },
    ...soldIn(span),
    ...(salesChannelId === '' ? [] : [{ field: 'salesChannelId', operator: 'eq', value: salesChannelId }]),
  ]);
  const tape = tapePath(config, cell.code, span.from);
  const number = (value: number) => formatNumber({ value, language });
  const percent = (value: number | null) => (value === null ? '–' : formatPercent({ value, language }));
  const facts = [
    ['occupancy', percent(cell.occupancy)],
    ['adjustedOccupancy', percent(cell.adjustedOccupancy)],
    ['guestNights', number(cell.guestNights)],
    ['totalNights', number(cell.totalNights)],
    ['ownerNights', number(cell.ownerNights)],
    ['outOfOrderNights', number(cell.outOfOrderNights)],
    ...cell.money.flatMap(({ currency, revenue, adr }) => [
      ['revenue', moneyOrDash(revenue, currency, language)],
      ['adr', moneyOrDash(adr, currency, language)],
    ]),
  ] as const;
  const title = `${cell.estate} · ${monthName(month, language, 'long')}`;
  return (
    <Popover anchor={anchor} onClose={onClose}>
      <div ref={panel} style={{ width: 300, maxWidth: '100%', padding: '12px 16px' }} role="dialog" aria-label={title}>
        <Descriptions
          title={title}
          size="small"
          column={1}
          items={facts.map(([name, value], index) => ({ key: index, label: t(`column.${name}`), children: value }))}
        />
        <Flex wrap gap="middle" align="center">
          {stays !== undefined && <Link to={stays}>{t('heat.stays')}</Link>}
          {tape !== undefined && <Link to={tape}>{t('heat.tape')}</Link>}
          <Button onClick={onClose}>{t('close')}</Button>
        </Flex>
      </div>
    </Popover>
  );
}
