import { useTranslation } from 'react-i18next';
import { Bars } from '../../../engine/page/Bars.tsx';
import { Answered } from '../../../ui/Answered.tsx';
import { STAGES, stageOf } from './on-the-way.ts';
import { useVehicles } from './use-vehicles.ts';

/** The number of vehicles at each stage. */
export function FleetOverview() {
  const { t } = useTranslation('demo-logistics');
  const answer = useVehicles();
  return (
    <Answered answer={answer} rows={3}>
      {({ vehicles }) => (
        <Bars
          label={t('overview.title')}
          of={t('overview.stage')}
          what={t('overview.vehicles')}
          rows={STAGES.map((key) => ({
            key,
            label: t(`stage.${key}`),
            value: vehicles.filter((vehicle) => stageOf(vehicle) === key).length,
          }))}
        />
      )}
    </Answered>
  );
}
