import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Turnover, TurnoverSide } from '../../../wire/turnovers.ts';

type TurnoverSidesProps = {
  readonly turnover: Turnover;
  readonly name: (side: TurnoverSide) => ReactNode;
};

/** Who leaves and who arrives, and when. A time that nobody planned is the house's, and said so. */
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
