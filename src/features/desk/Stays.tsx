import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../config/types.ts';
import { Rows } from '../../ui/Rows.tsx';
import type { DeskStay } from '../../wire/desk.ts';
import { StayItem } from './StayItem.tsx';
import './desk.css';

/** Max stays rendered at first; a button shows the others of a large house. */
const DRAWN = 60;

/** The sections of a day, in order. */
export const PARTS = ['arrivals', 'departures', 'inHouse', 'delayed', 'noShow'] as const;
export type DeskPart = (typeof PARTS)[number] | 'unconfirmed';

type StaysProps = {
  readonly part: DeskPart;
  readonly stays: readonly DeskStay[];
  readonly today: string;
  readonly onStart: (action: Action, stay: DeskStay) => void;
};

/** The stays of one section of the day. */
export function Stays({ part, stays, today, onStart }: StaysProps) {
  const { t } = useTranslation('desk');
  const [drawn, setDrawn] = useState(DRAWN);
  return (
    <>
      <Rows>
        {stays.slice(0, drawn).map((stay) => (
          <StayItem key={stay.id} stay={stay} side={sideOf(part, stay)} today={today} onStart={onStart} />
        ))}
      </Rows>
      {stays.length > drawn && (
        <Button style={{ marginBlockStart: 12 }} onClick={() => setDrawn(drawn + DRAWN)}>
          {t('showMore', { count: stays.length - drawn })}
        </Button>
      )}
    </>
  );
}

function sideOf(part: DeskPart, stay: DeskStay): 'arriving' | 'leaving' {
  if (part === 'arrivals' || part === 'unconfirmed' || part === 'noShow') return 'arriving';
  return part === 'delayed' && stay.actualCheckInAt === null ? 'arriving' : 'leaving';
}

/** Whether a step is still due. */
export function isStepDue(part: DeskPart, stay: DeskStay): boolean {
  if (part === 'arrivals') return stay.actualCheckInAt === null;
  return part === 'departures' ? stay.actualCheckOutAt === null : true;
}
