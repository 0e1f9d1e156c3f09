import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../domain/demo/vehicles.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { DemoState } from '../parts/DemoState.tsx';
import { type Stage, STAGES, stageOf } from './on-the-way.ts';
import { nameOf, useVehicles } from './use-vehicles.ts';
import './fleet.css';

/** Shown of each stage. */
const MOST = 4;

/** What is on its way from where to where, by how far it has come. */
export function OrdersByCountry() {
  const { t } = useTranslation('demo-logistics');
  const answer = useVehicles();
  const [stage, setStage] = useState<Stage>('preparing');
  return (
    <DemoState answer={answer} rows={5}>
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
    </DemoState>
  );
}

function Orders({ vehicles }: { readonly vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('demo-logistics');
  if (vehicles.length === 0) return <p>{t('orders.none')}</p>;
  return (
    <ul className="k-orders">
      {vehicles.slice(0, MOST).map((vehicle) => (
        <li key={vehicle.id}>
          <strong>{nameOf(vehicle)}</strong>
          <span>
            <span className="k-orders-word">{t('orders.from')}</span> {vehicle.startCity}, {vehicle.startCountry}
          </span>
          <span>
            <span className="k-orders-word">{t('orders.to')}</span> {vehicle.endCity}, {vehicle.endCountry}
          </span>
        </li>
      ))}
    </ul>
  );
}
