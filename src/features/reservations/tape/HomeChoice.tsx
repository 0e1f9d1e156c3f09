import { useTranslation } from 'react-i18next';
import type { Home } from '../../../domain/tape/plan.ts';
import type { AvailabilityAnswer } from '../../../wire/availability.ts';
import { useAnswer } from '../../../engine/resource/use-answer.ts';

type HomeChoiceProps = {
  readonly value: Home;
  readonly stayId: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly onChange: (home: Home) => void;
};

/** The homes for these nights, free ones first; the others say why not. */
export function HomeChoice({ value, stayId, checkIn, checkOut, onChange }: HomeChoiceProps) {
  const { t } = useTranslation('tape');
  const asked = new URLSearchParams({ checkIn, checkOut, reservationId: stayId }).toString();
  const { data } = useAnswer<AvailabilityAnswer>(checkIn < checkOut ? `/availability?${asked}` : undefined);
  const homes = data?.items ?? [];
  const isListed = homes.some(({ estateId }) => estateId === value.id);
  const group = (isFree: boolean) => (
    <optgroup label={t(isFree ? 'move.freeHomes' : 'move.otherHomes')}>
      {homes
        .filter((home) => home.isFree === isFree)
        // Those that would need a reason (AV6) after those that need none.
        .toSorted((one, other) => one.reasons.length - other.reasons.length)
        .map(({ estateId, code, reasons }) => (
          <option key={estateId} value={estateId}>
            {reasons[0] ? `${code} — ${reasons[0].message}` : code}
          </option>
        ))}
    </optgroup>
  );
  return (
    <select
      aria-label={t('estate')}
      value={value.id}
      onChange={(event) => {
        const home = homes.find(({ estateId }) => estateId === event.target.value);
        if (home) onChange({ id: home.estateId, code: home.code });
      }}
    >
      {!isListed && <option value={value.id}>{value.code}</option>}
      {homes.length > 0 && group(true)}
      {homes.length > 0 && group(false)}
    </select>
  );
}
