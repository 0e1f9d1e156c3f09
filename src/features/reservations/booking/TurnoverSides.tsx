import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Turnover, TurnoverSide } from '../../../wire/turnovers.ts';

type TurnoverSidesProps = {
  readonly turnover: Turnover;
  readonly name: (side: TurnoverSide) => ReactNode;
};

/** The departure and the arrival, with times. An unplanned time is the house's default, and marked as such. */
export function TurnoverSides({ turnover, name }: TurnoverSidesProps) {
  const { t } = useTranslation('booking');
  const { leaving, leavesAt, isLeavingPlanned, arriving, arrivesAt, isArrivingPlanned } = turnover;
  return (
    <>
      <span>
        {name(leaving)} {t(isLeavingPlanned ? 'turnover.leaves' : 'turnover.leavesBy', { at: leavesAt })},
      </span>{' '}
      <span>
        {name(arriving)} {t(isArrivingPlanned ? 'turnover.arrives' : 'turnover.arrivesFrom', { at: arrivesAt })}
      </span>
    </>
  );
}
