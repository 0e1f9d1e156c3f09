import { useTranslation } from 'react-i18next';
import { type Home, homeName } from '../../../domain/estates/home-name.ts';
import { Choice } from '../../../ui/Choice.tsx';
import type { AvailabilityAnswer } from '../../../wire/availability.ts';
import { homeOf } from '../home-of.ts';
import { useAnswer } from '../../../engine/resource/use-answer.ts';

type HomeChoiceProps = {
  readonly value: Home;
  readonly stayId: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly onChange: (home: Home) => void;
};

/** The homes for these nights, free ones first; the others with the reason. */
export function HomeChoice({ value, stayId, checkIn, checkOut, onChange }: HomeChoiceProps) {
  const { t } = useTranslation('tape');
  const asked = new URLSearchParams({ checkIn, checkOut, reservationId: stayId, fields: 'propertyName' }).toString();
  const { data } = useAnswer<AvailabilityAnswer>(checkIn < checkOut ? `/availability?${asked}` : undefined);
  const homes = data?.items ?? [];
  const isListed = homes.some(({ estateId }) => estateId === value.id);
  const group = (isFree: boolean) => ({
    label: t(isFree ? 'move.freeHomes' : 'move.otherHomes'),
    options: homes
      .filter((home) => home.isFree === isFree)
      // Homes that need a reason (AV6) come after those that do not.
      .toSorted((one, other) => one.reasons.length - other.reasons.length)
      .map((home) => ({
        value: home.estateId,
        label: [homeName(homeOf(home)), home.reasons[0]?.message].filter(Boolean).join(' — '),
      })),
  });
  return (
    <Choice
      isBare
      label={t('estate')}
      value={value.id}
      options={[
        ...(isListed ? [] : [{ value: value.id, label: homeName(value) }]),
        ...(homes.length > 0 ? [group(true), group(false)] : []),
      ]}
      onChange={(id) => {
        const home = homes.find(({ estateId }) => estateId === id);
        if (home) onChange(homeOf(home));
      }}
    />
  );
}
