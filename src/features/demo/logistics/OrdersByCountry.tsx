import Timeline from 'antd/es/timeline';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../domain/demo/vehicles.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Answered } from '../../../ui/Answered.tsx';
import { type Stage, STAGES, stageOf } from './on-the-way.ts';
import { vehicleName, useVehicles } from './use-vehicles.ts';

/** Max orders shown per stage. */
const MAX_ORDERS = 4;

/** Orders in transit with origin and destination, by stage. */
export function OrdersByCountry() {
  const { t } = useTranslation('demo-logistics');
  const answer = useVehicles();
  const [stage, setStage] = useState<Stage>('preparing');
  return (
    <Answered answer={answer} rows={5}>
      {({ vehicles }) => (
        <Tabs
          label={t('orders.title')}
          active={stage}
          onChange={(key) => setStage(STAGES.find((one) => one === key) ?? 'preparing')}
          tabs={STAGES.map((key) => {
            const own = vehicles.filter((vehicle) => stageOf(vehicle) === key);
            return {
              key,
              label: t(`orders.${key}`, { count: own.length }),
              content: <Orders vehicles={own} />,
            };
          })}
        />
      )}
    </Answered>
  );
}

function Orders({ vehicles }: { readonly vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('demo-logistics');
  if (vehicles.length === 0) return <p>{t('orders.none')}</p>;
  return (
    <Timeline
      items={vehicles.slice(0, MAX_ORDERS).map((vehicle) => ({
        key: vehicle.id,
        children: (
          <>
            <strong>{vehicleName(vehicle)}</strong>
            <div>
              <span className="k-muted">{t('orders.from')}</span> {vehicle.startCity}, {vehicle.startCountry}
            </div>
            <div>
              <span className="k-muted">{t('orders.to')}</span> {vehicle.endCity}, {vehicle.endCountry}
            </div>
          </>
        ),
      }))}
    />
  );
}
