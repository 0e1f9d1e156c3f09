import Flex from 'antd/es/flex';
import Table from 'antd/es/table';
import { useTranslation } from 'react-i18next';
import { type Home, homeName } from '../../../domain/estates/home-name.ts';
import { type Target } from '../../../domain/tape/plan.ts';
import type { TapeStay } from '../../../domain/tape/stays.ts';
import { NameText } from '../../../ui/NameText.tsx';
import { DateBox } from '../../../engine/fields/inputs/DateBox.tsx';
import { formatDateRange } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { nightsOfBar } from './held.ts';
import { HomeChoice } from './HomeChoice.tsx';

type MoveTableProps = {
  readonly stay: TapeStay;
  readonly from: Home;
  readonly to: Target;
  /** `to` is a valid span of nights. */
  readonly isSpan: boolean;
  readonly onChange: (to: Partial<Target>) => void;
};

/** Dates and home of a stay before and after a move; the new values are editable. */
export function MoveTable({ stay, from, to, isSpan, onChange }: MoveTableProps) {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const range = formatDateRange({ from: stay.checkIn, to: stay.checkOut, language });
  const rows = [
    {
      name: t('move.dates'),
      before: (
        <>
          {range}
          <br />
          <small>{t('nights', { count: nightsOfBar(stay) })}</small>
        </>
      ),
      after: (
        <Flex vertical gap={6}>
          <DateBox aria-label={t('range.checkIn')} value={to.checkIn} onChange={(checkIn) => onChange({ checkIn })} />
          <DateBox
            aria-label={t('range.checkOut')}
            value={to.checkOut}
            onChange={(checkOut) => onChange({ checkOut })}
          />
          {isSpan && <small>{t('nights', { count: nightsOfBar(to) })}</small>}
        </Flex>
      ),
    },
    {
      name: t('estate'),
      before: <NameText name={homeName(from)} />,
      after: (
        <HomeChoice
          value={to.home}
          stayId={stay.id}
          checkIn={to.checkIn}
          checkOut={to.checkOut}
          onChange={(home) => onChange({ home })}
        />
      ),
    },
  ];
  return (
    <Table
      size="small"
      pagination={false}
      rowKey="name"
      dataSource={rows}
      columns={[
        { dataIndex: 'name', rowScope: 'row' },
        { dataIndex: 'before', title: t('move.before') },
        { dataIndex: 'after', title: t('move.after'), width: '52%' },
      ]}
    />
  );
}
