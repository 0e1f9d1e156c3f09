import Card from 'antd/es/card';
import Col from 'antd/es/col';
import Flex from 'antd/es/flex';
import Row from 'antd/es/row';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Action } from '../../config/types.ts';
import { todayIn } from '../../domain/calendar/iso-date.ts';
import { formatNumber } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import type { DeskDay, DeskStay } from '../../wire/desk.ts';
import { isStepDue, type DeskPart, Stays } from './Stays.tsx';
import { useDesk } from './use-desk.ts';
import { useDeskSteps } from './use-desk-steps.tsx';

const LIST = '/v1/operational/check/list';
/** Sections with the tab of their full list; `always`: shown even when empty. */
const SHOWN: readonly { readonly part: DeskPart; readonly to: string; readonly isAlways: boolean }[] = [
  { part: 'arrivals', to: LIST, isAlways: true },
  { part: 'departures', to: `${LIST}?tab=departures`, isAlways: true },
  { part: 'delayed', to: `${LIST}?tab=delayed`, isAlways: false },
  { part: 'unconfirmed', to: LIST, isAlways: false },
];
/** Max stays of a section; one press opens the full list. */
const MAX_STAYS = 4;
const MAX_STAYS_ON_PHONE = 3;

/**
 * Today on a page: pending arrivals and departures, late stays, and unconfirmed ones below, each with the next step.
 */
export function TodayStays() {
  const { t } = useTranslation('desk');
  const [firstToday] = useState(() => todayIn(new Date()));
  const desk = useDesk<DeskDay>('/today');
  const today = desk.data?.today ?? firstToday;
  const steps = useDeskSteps(today, desk.refresh);
  return (
    <>
      <Answered answer={desk} failed={t('failed')} rows={8}>
        {(day) => (
          <Row gutter={[16, 16]}>
            {SHOWN.map(({ part, to, isAlways }) => {
              const stays = day[part].filter((stay) => isStepDue(part, stay));
              if (stays.length === 0 && !isAlways) return null;
              return (
                <Col key={part} xs={24} xl={12}>
                  <PartOfDay part={part} to={to} stays={stays} today={today} onStart={steps.start} />
                </Col>
              );
            })}
          </Row>
        )}
      </Answered>
      {steps.dialog}
    </>
  );
}

type PartProps = {
  readonly part: DeskPart;
  readonly to: string;
  readonly stays: readonly DeskStay[];
  readonly today: string;
  readonly onStart: (action: Action, stay: DeskStay) => void;
};

function PartOfDay({ part, to, stays, today, onStart }: PartProps) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const id = useId();
  const isPhone = useMedia(PHONE);
  const label = t(`part.${part}`);
  return (
    <section aria-labelledby={id}>
      <Flex component="header" gap={8} align="center" className="k-desk-part">
        <h2 id={id}>{label}</h2>
        {stays.length > 0 && <span className="k-muted">{formatNumber({ value: stays.length, language })}</span>}
        <Link to={to} aria-label={t('allOf', { part: label })}>
          {t('all')}
        </Link>
      </Flex>
      {stays.length === 0 ? (
        <Card size="small" className="k-muted">
          {t(part === 'departures' ? 'noneLeft.departures' : 'noneLeft.arrivals')}
        </Card>
      ) : (
        <Stays
          part={part}
          stays={stays.slice(0, isPhone ? MAX_STAYS_ON_PHONE : MAX_STAYS)}
          today={today}
          onStart={onStart}
        />
      )}
    </section>
  );
}
