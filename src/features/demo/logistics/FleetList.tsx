import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../domain/demo/vehicles.ts';
import { formatPercent } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Bar } from '../parts/Bar.tsx';
import { isTaken, STEPS } from './on-the-way.ts';
import { nameOf } from './use-vehicles.ts';

type FleetListProps = {
  readonly vehicles: readonly Vehicle[];
  /** Id of the one whose way is shown. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
};

/** Vehicles one below the other; the chosen one shows its way step by step. Arrow keys move between them. */
export function FleetList({ vehicles, chosen, onChoose }: FleetListProps) {
  const { t } = useTranslation('demo-logistics');
  const list = useRef<HTMLUListElement>(null);
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className="k-fleet-list">
      <h2>{t('fleet.title')}</h2>
      <ul ref={list}>
        {vehicles.map((vehicle) => {
          const id = String(vehicle.id);
          const isOpen = id === chosen;
          return (
            <li key={id} id={`k-fleet-${id}`}>
              <h3>
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={`k-fleet-way-${id}`}
                  onClick={() => onChoose(isOpen ? undefined : id)}
                  onKeyDown={handleKey}
                >
                  <Icon name="CarOutlined" />
                  <span>
                    <strong>{nameOf(vehicle)}</strong>
                    <span>
                      {vehicle.startCity} → {vehicle.endCity}
                    </span>
                  </span>
                </button>
              </h3>
              <div id={`k-fleet-way-${id}`} hidden={!isOpen}>
                {isOpen && <Way vehicle={vehicle} />}
              </div>
            </li>
          );
        })}
      </ul>
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
      <p className="k-fleet-percent">
        <span>{t('fleet.progress')}</span>
        <strong>{formatPercent({ value: progress, language })}</strong>
      </p>
      <Bar label={t('fleet.progressOf', { name: nameOf(vehicle) })} percent={progress} />
      <ol className="k-fleet-steps">
        {STEPS.map((step) => {
          const isDone = isTaken(step, progress);
          return (
            <li key={step} data-done={isDone}>
              <Icon name={isDone ? 'CheckCircleOutlined' : 'ClockCircleOutlined'} />
              <span>
                <strong>{t(`step.${step}`)}</strong>
                <span>
                  {places[step]} · {t(isDone ? 'fleet.done' : 'fleet.open')}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
