import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber, dayNumber, todayIn } from '../../../domain/calendar/iso-date.ts';
import { writeWantedStay } from '../../../domain/tape/wanted-stay.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ChartNotices } from '../../../engine/chart/ChartNotices.tsx';
import { useChartPlace } from '../../../engine/chart/use-chart-place.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { PlanGuard } from './PlanGuard.tsx';
import { TapeDialogs } from './TapeDialogs.tsx';
import { type GridHandle, TapeGrid } from './TapeGrid.tsx';
import { TapePanels } from './TapePanels.tsx';
import { TapeTools } from './TapeTools.tsx';
import { useTapeCommands } from './use-tape-commands.ts';
import { useTapeKeys } from './use-tape-keys.ts';
import { useTape } from './use-tape.ts';
import { useTapeAddress } from './use-tape-address.ts';
import '../../../engine/chart/chart.css';
import '../../../engine/chart/chart-tools.css';
import './tape.css';
import './tape-tools.css';
import './tape-print.css';

const TapeTray = lazy(() => import('./TapeTray.tsx'));

/** The tape chart: estates × days. Needs an `EngineProvider` of the reservations above it. */
export default function TapeScreen({ title }: { readonly title?: string }) {
  const { t } = useTranslation('tape');
  const { config } = useEngine();
  const [firstToday] = useState(() => todayIn(new Date()));
  const address = useTapeAddress(dateOfDayNumber(dayNumber(firstToday) - 2));
  const { store, revision } = useTape(address.query);
  const grid = useRef<GridHandle>(null);
  const { axis, start, show, handleRest } = useChartPlace({ address, zoom: address.zoom, grid });
  const [startFolded] = useState(address.folded);
  const { change } = address;
  const commands = useTapeCommands(store, {
    onOpen: (id) => change({ open: id, book: '' }),
    onBook: (nights) => change({ open: '', book: writeWantedStay(nights) }),
  });
  const { plan, canCreate, canEdit } = commands;
  const room = useRef<HTMLDivElement>(null);
  const known = store.known();
  const today = dayNumber(known?.today ?? firstToday);
  const openId = address.open;
  const wanted = canCreate ? address.wanted : undefined;
  const closePanel = () => {
    // The focus must not be lost with the panel.
    if (room.current?.querySelector('aside')?.contains(document.activeElement)) grid.current?.focus();
    change({ open: '', book: '' });
  };
  useTapeKeys({
    // A booking asks before it is discarded.
    onEscape: wanted
      ? () => room.current?.querySelector<HTMLElement>('[data-close]')?.click()
      : openId === undefined
        ? undefined
        : closePanel,
    onUndo: commands.takeBack,
  });
  return (
    <section className="k-chart-screen k-tape-screen" aria-label={t('title')}>
      <PageHead title={title ?? t('title')} />
      <TapeTools
        address={address}
        today={today}
        seesOwners={config.resources['estates']?.fields['ownerIds'] !== undefined}
        onShow={show}
      />
      <ChartNotices namespace="tape" failure={store.failure()} onRetry={store.refresh} isEmpty={known?.total === 0} />
      <div ref={room} className="k-chart-room" aria-busy={known === undefined}>
        <TapeGrid
          ref={grid}
          store={store}
          revision={revision}
          axis={axis}
          today={today}
          start={start}
          startFolded={startFolded}
          openId={openId}
          wanted={wanted}
          plan={plan}
          canEdit={canEdit}
          canBegin={commands.canBegin}
          canBlock={commands.canBlock}
          onOpen={commands.open}
          onDrop={commands.drop}
          onMenu={commands.showMenu}
          onTray={commands.park}
          onRest={handleRest}
          onFold={(folded) => change({ folded })}
        />
        <TapePanels
          openId={openId}
          wanted={wanted}
          commands={commands}
          onChange={change}
          onClose={closePanel}
          onDone={store.refresh}
        />
      </div>
      {plan.length > 0 && (
        <Suspense>
          <TapeTray
            plan={plan}
            onGrab={(stay, event) => grid.current?.grab(stay, event)}
            onPlace={commands.place}
            onGiveBack={commands.giveBack}
            onSave={commands.savePlan}
            onDiscard={commands.discard}
          />
        </Suspense>
      )}
      <PlanGuard key={wanted ? 'booking' : ''} isOpen={plan.length > 0} />
      {commands.undo}
      <TapeDialogs commands={commands} onFocus={() => grid.current?.focus()} />
    </section>
  );
}
