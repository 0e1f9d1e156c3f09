import type { LogicalFilter } from '@refinedev/core';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMonth } from '../../../config/fields/month.ts';
import type { MonthField } from '../../../config/types.ts';
import { MonthBox } from '../inputs/rare/MonthBox.tsx';
import { filterText, type FilterProps } from './filter-props.ts';

/** Months from – to, both included; one end may be open. */
export function MonthFilter({ field: { name }, filters, onChange, id }: FilterProps<MonthField>) {
  const { t } = useTranslation('fields');
  const [ends, setEnds] = useState(() => ({
    gte: filterText(filters, name, 'gte'),
    lte: filterText(filters, name, 'lte'),
  }));
  const put = (operator: 'gte' | 'lte', value: string) => {
    const next = { ...ends, [operator]: value };
    setEnds(next);
    onChange(
      (['gte', 'lte'] as const).flatMap((end): LogicalFilter[] =>
        isMonth(next[end]) ? [{ field: name, operator: end, value: next[end] }] : [],
      ),
    );
  };
  return (
    <Flex vertical gap={8}>
      {(['gte', 'lte'] as const).map((operator) => (
        <MonthBox
          key={operator}
          id={operator === 'gte' ? id : `${id}-end`}
          name={t(`filter.${operator}`)}
          value={ends[operator]}
          onChange={(value) => put(operator, value)}
        />
      ))}
    </Flex>
  );
}
