import { useTranslation } from 'react-i18next';
import type { Home, Target } from '../../../domain/tape/plan.ts';
import type { TapeStay } from '../../../domain/tape/stays.ts';
import { DateBox } from '../../../engine/fields/inputs/DateBox.tsx';
import { formatDateRange } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { nightsOf } from './held.ts';
import { HomeChoice } from './HomeChoice.tsx';
import './tape-dialog.css';

type MoveTableProps = {
  readonly stay: TapeStay;
  readonly from: Home;
  readonly to: Target;
  /** `to` has nights. */
  readonly isSpan: boolean;
  readonly onChange: (to: Partial<Target>) => void;
};

/** Dates and home of a stay before and after a move; what is after can be typed. */
export function MoveTable({ stay, from, to, isSpan, onChange }: MoveTableProps) {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const range = formatDateRange({ from: stay.checkIn, to: stay.checkOut, language });
  return (
    <table>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('move.before')}</th>
          <th scope="col">{t('move.after')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('move.dates')}</th>
          <td>
            {range} · {t('nights', { count: nightsOf(stay) })}
          </td>
          <td className="k-tape-fields">
            <DateBox aria-label={t('range.checkIn')} value={to.checkIn} onChange={(checkIn) => onChange({ checkIn })} />
            <DateBox
              aria-label={t('range.checkOut')}
              value={to.checkOut}
              onChange={(checkOut) => onChange({ checkOut })}
            />
            {isSpan && <small>{t('nights', { count: nightsOf(to) })}</small>}
          </td>
        </tr>
        <tr>
          <th scope="row">{t('estate')}</th>
          <td>{from.code}</td>
          <td className="k-tape-fields">
            <HomeChoice
              value={to.home}
              stayId={stay.id}
              checkIn={to.checkIn}
              checkOut={to.checkOut}
              onChange={(home) => onChange({ home })}
            />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
