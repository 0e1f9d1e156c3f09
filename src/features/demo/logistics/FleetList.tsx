import Collapse from 'antd/es/collapse';
import Flex from 'antd/es/flex';
import Steps from 'antd/es/steps';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../domain/demo/vehicles.ts';
import { formatPercent } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { pressBySpace } from '../parts/Accordion.tsx';
import { ProgressBar } from '../parts/ProgressBar.tsx';
import { Who } from '../parts/Who.tsx';
import { isTaken, DELIVERY_STEPS } from './on-the-way.ts';
import { vehicleName } from './use-vehicles.ts';

type FleetListProps = {
  readonly vehicles: readonly Vehicle[];
  /** Id of the vehicle whose route is shown. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
};

/** A list of vehicles; the chosen one shows its route step by step. Arrow keys move between them. */
export function FleetList({ vehicles, chosen, onChoose }: FleetListProps) {
  const { t } = useTranslation('demo-logistics');
  const list = useRef<HTMLDivElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    pressBySpace(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=button]') ?? [])];
    const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div>
      <h2>{t('fleet.title')}</h2>
      <div ref={list} className="k-fleet-list" onKeyDown={handleKey}>
        <Collapse
          ghost
          size="small"
          activeKey={chosen ?? []}
          onChange={(keys) => onChoose(keys.find((key) => key !== chosen))}
          items={vehicles.map((vehicle) => ({
            key: String(vehicle.id),
            id: `k-fleet-${vehicle.id}`,
            label: (
              <Who
                sign={<Icon name="CarOutlined" />}
                title={vehicleName(vehicle)}
                text={`${vehicle.startCity} → ${vehicle.endCity}`}
              />
            ),
            children: <Way vehicle={vehicle} />,
          }))}
        />
      </div>
    </div>
  );
}

function Way({ vehicle }: { readonly vehicle: Vehicle }) {
  const { t } = useTranslation('demo-logistics');
  const language = useLanguage();
  const { progress, startCity, startCountry, endCity, endCountry } = vehicle;
  const places = {
    ordered: `${startCity}, ${startCountry}`,
    collected: `${startCity}, ${startCountry}`,
    onTheWay: `${startCity} → ${endCity}`,
    delivered: `${endCity}, ${endCountry}`,
  };
  return (
    <>
      <Flex justify="space-between">
        {t('fleet.progress')}
        <strong>{formatPercent({ value: progress, language })}</strong>
      </Flex>
      <ProgressBar label={t('fleet.progressOf', { name: vehicleName(vehicle) })} percent={progress} />
      <Steps
        direction="vertical"
        size="small"
        items={DELIVERY_STEPS.map((step) => {
          const isDone = isTaken(step, progress);
          return {
            status: isDone ? 'finish' : 'wait',
            title: t(`step.${step}`),
            description: `${places[step]} · ${t(isDone ? 'fleet.done' : 'fleet.open')}`,
          };
        })}
      />
    </>
  );
}
