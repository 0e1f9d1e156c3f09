import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber, dayNumber, todayIn } from '../../../domain/calendar/iso-date.ts';
import { axisAround, hasDay } from '../../../domain/calendar/axis.ts';
import { writeWantedStay } from '../../../domain/tape/wanted-stay.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { PlanGuard } from './PlanGuard.tsx';
import { TapeDialogs } from './TapeDialogs.tsx';
import { type GridHandle, TapeGrid } from './TapeGrid.tsx';
import { TapeTools } from './TapeTools.tsx';
import { useTapeCommands } from './use-tape-commands.ts';
import { useTapeKeys } from './use-tape-keys.ts';
import { useTape } from './use-tape.ts';
import { useTapeAddress } from './use-tape-address.ts';
import '../../../ui/control.css';
import '../../../engine/chart/chart.css';
import '../../../engine/chart/chart-tools.css';
import './tape.css';
import './tape-tools.css';
import './tape-print.css';

const BookingPanel = lazy(() => import('../booking/BookingPanel.tsx'));
const SidePanel = lazy(() => import('./SidePanel.tsx'));
const TapeTray = lazy(() => import('./TapeTray.tsx'));

/** The tape chart: estates × days. Needs an `EngineProvider` of the reservations above it. */
export default function TapeScreen() {
  const { t } = useTranslation('tape');
  const { config } = useEngine();
  const [firstToday] = useState(() => todayIn(new Date()));
  const address = useTapeAddress(dateOfDayNumber(dayNumber(firstToday) - 2));
  const { store, revision } = useTape(address.query);
  const grid = useRef<GridHandle>(null);
  const [anchor, setAnchor] = useState(address.date);
  const [start] = useState(() => ({ day: dayNumber(address.date), line: address.row }));
  const [startFolded] = useState(address.folded);
  const { change } = address;
  const commands = useTapeCommands(store, {
    onOpen: (id) => change({ open: id, book: '' }),
    onBook: (nights) => change({ open: '', book: writeWantedStay(nights) }),
  });
  const { plan, canCreate, canEdit, canBlock, blocks } = commands;
  const room = useRef<HTMLDivElement>(null);
  const axis = useMemo(() => axisAround(anchor, address.zoom), [anchor, address.zoom]);
  const today = dayNumber(store.known()?.today ?? firstToday);

  const show = (day: number) => {
    if (!hasDay(axis, day)) setAnchor(dateOfDayNumber(day));
    grid.current?.show(day);
    change({ date: dateOfDayNumber(day) });
  };
  const openId = address.open;
  const wanted = canCreate ? address.wanted : undefined;
  const closePanel = () => {
    // The focus must not fall off the page with the panel.
    if (room.current?.querySelector('aside')?.contains(document.activeElement)) grid.current?.focus();
    change({ open: '', book: '' });
  };
  useTapeKeys({
    // A booking asks before it throws anything away.
    onEscape: wanted
      ? () => room.current?.querySelector<HTMLElement>('[data-close]')?.click()
      : openId === undefined
        ? undefined
        : closePanel,
    onUndo: commands.takeBack,
  });
  const known = store.known();
  const failure = store.failure();
  return (
    <section className="k-chart-screen k-tape-screen" aria-label={t('title')}>
      <PageHead title={t('title')} />
      <TapeTools
        address={address}
        today={today}
        seesOwners={config.resources['estates']?.fields['ownerIds'] !== undefined}
        onShow={show}
      />
      {failure !== undefined && (
        <Notice kind="error" title={t('failed')} text={asHttpError(failure).message}>
          <button type="button" className="k-control" onClick={store.refresh}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {known?.total === 0 && <Notice kind="empty" title={t('none')} text={t('noneText')} />}
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
          canBegin={canCreate || blocks?.can.includes('create') === true}
          canBlock={canBlock}
          onOpen={commands.open}
          onDrop={commands.drop}
          onMenu={commands.showMenu}
          onTray={commands.park}
          onRest={({ day, line }) => change({ date: dateOfDayNumber(day), row: line > 0 ? String(line) : '' })}
          onFold={(folded) => change({ folded })}
        />
        {openId !== undefined && (
          <Suspense>
            <SidePanel
              key={openId}
              id={openId}
              onClose={closePanel}
              onOpen={(id) => change({ open: id })}
              onMove={canEdit ? () => void commands.askMove(openId) : undefined}
              onPark={canEdit ? () => void commands.lift([openId]) : undefined}
              onDone={store.refresh}
            />
          </Suspense>
        )}
        {wanted && (
          <Suspense>
            <BookingPanel
              wanted={wanted}
              onChange={(nights) => change({ book: writeWantedStay(nights) })}
              onDone={(id) => {
                change({ open: id, book: '' });
                store.refresh();
              }}
              onClose={closePanel}
              onBlock={
                blocks?.can.includes('create')
                  ? (nights) => {
                      closePanel();
                      commands.blockInstead(nights);
                    }
                  : undefined
              }
            />
          </Suspense>
        )}
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
