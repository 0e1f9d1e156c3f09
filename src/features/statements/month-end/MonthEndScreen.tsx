import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../../domain/calendar/iso-date.ts';
import { periodPlus, monthOf, periodOfDate, yearOf } from '../../../domain/statements/period.ts';
import { monthName } from '../../../engine/month-name.ts';
import { ReportFrame } from '../../../engine/report/ReportFrame.tsx';
import { useFilterAddress } from '../../../engine/report/use-filter-address.ts';
import { useReport } from '../../../engine/report/use-report.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { Choice } from '../../../ui/Choice.tsx';
import type { MonthEnd } from '../../../wire/statements.ts';
import { MonthEndTasks } from './MonthEndTasks.tsx';

/** Past months offered. */
const OFFERED = 12;

/** AC5: a month from its sources to the bank: generated, reviewed, published and paid out, on one screen. */
export function MonthEndScreen() {
  const { t } = useTranslation('month-end');
  const language = useLanguage();
  const { value, change } = useFilterAddress();
  const [last] = useState(() => periodPlus(periodOfDate(todayIn(new Date())), -1));
  const months = Array.from({ length: OFFERED }, (_, index) => periodPlus(last, -index));
  const period = months.find((month) => month === value('month')) ?? last;
  const path = `/statements/month-end?year=${yearOf(period)}&month=${monthOf(period)}`;
  const answer = useReport<MonthEnd>(path, 'statements');
  return (
    <ReportFrame
      title={t('title')}
      hint={t('hint')}
      filters={
        <Choice
          label={t('month')}
          value={period}
          options={months.map((month) => ({ value: month, label: monthName(month, language) }))}
          onChange={(month) => change({ month })}
        />
      }
    >
      <Answered rows={10} answer={answer}>
        {(month) => <MonthEndTasks key={month.period} month={month} refresh={answer.refresh} />}
      </Answered>
    </ReportFrame>
  );
}
