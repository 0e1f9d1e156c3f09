import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, isIsoDate } from '../../../domain/calendar/iso-date.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { whereValues } from '../../../providers/where-values.ts';

type DeadlineProps = {
  readonly day: string;
  /** Days before it from which it counts, the most first. */
  readonly within: readonly number[];
  readonly plain: ReactNode;
};

/** A day with how far it is, in words and in a colour that grows more urgent; far ones are days like others. */
export function Deadline({ day, within, plain }: DeadlineProps) {
  const { t } = useTranslation('fields');
  if (!isIsoDate(day)) return plain;
  const days = daysBetween(whereValues().today, day);
  const reached = within.filter((limit) => days <= limit).length;
  if (reached === 0) return plain;
  const isUrgent = days < 0 || reached === within.length;
  const color = isUrgent ? 'red' : reached === within.length - 1 ? 'orange' : 'gold';
  const text =
    days < 0
      ? t('deadline.over', { count: -days })
      : days === 0
        ? t('deadline.today')
        : t('deadline.in', { count: days });
  return (
    <>
      {plain} <Tag color={color}>{text}</Tag>
    </>
  );
}
