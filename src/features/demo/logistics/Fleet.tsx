import Col from 'antd/es/col';
import Row from 'antd/es/row';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Vehicle } from '../../../domain/demo/vehicles.ts';
import { PlaceMap } from '../../../engine/map/PlaceMap.tsx';
import type { MapPoint } from '../../../ui/map/map-types.ts';
import { Answered } from '../../../ui/Answered.tsx';
import { EUROPE } from './europe.ts';
import { FleetList } from './FleetList.tsx';
import { routeLines, wayOf } from './on-the-way.ts';
import { vehicleName, useVehicles } from './use-vehicles.ts';
import './fleet.css';

/** The fleet on the map, with each vehicle's progress beside it. */
export function Fleet() {
  return (
    <Answered answer={useVehicles()} rows={8}>
      {({ vehicles }) => <FleetMap vehicles={vehicles} />}
    </Answered>
  );
}

const NO_WARNING = 'No Warnings';

function FleetMap({ vehicles }: { readonly vehicles: readonly Vehicle[] }) {
  const { t } = useTranslation('demo-logistics');
  const [chosen, setChosen] = useState<string>();
  const points = useMemo(
    () =>
      vehicles.flatMap((vehicle): MapPoint[] => {
        const way = wayOf(vehicle);
        const { startCity, endCity, progress, warnings } = vehicle;
        const label = t('fleet.point', { name: vehicleName(vehicle), from: startCity, to: endCity, percent: progress });
        const tone = warnings === NO_WARNING ? 'success' : 'danger';
        return way ? [{ ...way.now, id: String(vehicle.id), label, tone }] : [];
      }),
    [vehicles, t],
  );
  const lines = useMemo(() => {
    const vehicle = vehicles.find(({ id }) => String(id) === chosen);
    const way = vehicle && wayOf(vehicle);
    return way && routeLines(way);
  }, [vehicles, chosen]);
  const pick = (id: string) => {
    setChosen(id);
    document.getElementById(`k-fleet-${id}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section className="k-panel k-below k-fleet" aria-label={t('fleet.title')}>
      <Row gutter={[16, 16]}>
        <Col xs={24} lg={8}>
          <FleetList vehicles={vehicles} chosen={chosen} onChoose={setChosen} />
        </Col>
        <Col xs={24} lg={16}>
          <PlaceMap
            label={t('fleet.map')}
            base={EUROPE}
            points={points}
            chosen={chosen}
            onPick={pick}
            {...(lines && { lines })}
          />
        </Col>
      </Row>
    </section>
  );
}
