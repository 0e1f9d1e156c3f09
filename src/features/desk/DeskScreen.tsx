import Badge from 'antd/es/badge';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isIsoDate, todayIn } from '../../domain/calendar/iso-date.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import type { DeskDay, DeskStay } from '../../wire/desk.ts';
import { DayBar } from './DayBar.tsx';
import { isStepDue, PARTS, Stays } from './Stays.tsx';
import { useDesk } from './use-desk.ts';
import { useDeskSteps } from './use-desk-steps.tsx';

/** OPS1: the desk's day. Arrivals first, then departures, guests in house, late ones and no-shows. */
export default function DeskScreen() {
  const { t } = useTranslation('desk');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('date');
  const waitingId = useId();
  const [firstToday] = useState(() => todayIn(new Date()));
  const date = asked !== null && isIsoDate(asked) ? asked : undefined;
  const desk = useDesk<DeskDay>(date === undefined ? '/today' : `/today?date=${date}`);
  const today = desk.data?.today ?? firstToday;
  const steps = useDeskSteps(today, desk.refresh);
  const part = PARTS.find((each) => each === search.get('tab')) ?? 'arrivals';

  const change = (name: 'date' | 'tab', value: string, usual: string) => {
    const next = new URLSearchParams(window.location.search);
    if (value === usual) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: name === 'tab', preventScrollReset: true });
  };
  const contentOf = (each: (typeof PARTS)[number], stays: readonly DeskStay[]) => {
    const waiting = each === 'arrivals' ? (desk.data?.unconfirmed ?? []) : [];
    return (
      <>
        {stays.length === 0 && <Notice kind="empty" title={t(`none.${each}`)} />}
        {stays.length > 0 && <Stays part={each} stays={stays} today={today} onStart={steps.start} />}
        {waiting.length > 0 && (
          <section aria-labelledby={waitingId}>
            <h2 id={waitingId}>{t('part.unconfirmed')}</h2>
            <Stays part="unconfirmed" stays={waiting} today={today} onStart={steps.start} />
          </section>
        )}
      </>
    );
  };
  const tabOf = (day: DeskDay, each: (typeof PARTS)[number]): Tab => {
    const stays = day[each];
    const open = each === 'inHouse' ? stays.length : stays.filter((stay) => isStepDue(each, stay)).length;
    return {
      key: each,
      label: t(`part.${each}`),
      badge: open > 0 && (
        <Badge
          count={open}
          overflowCount={999}
          style={{ marginInlineStart: 6 }}
          color={each === 'delayed' || each === 'noShow' ? 'var(--k-warning)' : 'var(--k-accent)'}
        />
      ),
      content: contentOf(each, stays),
    };
  };
  return (
    <>
      <PageHead title={t('title')} />
      <DayBar date={date ?? today} today={today} onShow={(value) => change('date', value, today)} />
      <Answered answer={desk} failed={t('failed')} rows={8}>
        {(day) => (
          <Tabs
            label={t('parts')}
            tabs={PARTS.map((each) => tabOf(day, each))}
            active={part}
            onChange={(key) => change('tab', key, 'arrivals')}
          />
        )}
      </Answered>
      {steps.dialog}
    </>
  );
}
