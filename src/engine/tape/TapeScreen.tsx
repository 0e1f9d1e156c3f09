import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { dateOfDayNumber, dayNumber, todayIn } from '../../domain/calendar/iso-date.ts';
import { axisAround, hasDay } from '../../domain/tape/axis.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { asHttpError } from '../resource/as-http-error.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import type { Held } from './held.ts';
import { type GridHandle, TapeGrid } from './TapeGrid.tsx';
import { TapeTools } from './TapeTools.tsx';
import { useChange } from './use-change.ts';
import { useTape } from './use-tape.ts';
import { useTapeAddress } from './use-tape-address.ts';
import { useUndo } from './use-undo.tsx';
import './tape.css';
import './tape-tools.css';

const MoveDialog = lazy(() => import('./MoveDialog.tsx'));
const SidePanel = lazy(() => import('./SidePanel.tsx'));

/** The tape chart: estates × days. Needs an `EngineProvider` of the reservations above it. */
export default function TapeScreen() {
  const { t } = useTranslation('tape');
  const navigate = useNavigate();
  const { config, resource } = useEngine();
  const [firstToday] = useState(() => todayIn(new Date()));
  const address = useTapeAddress(dateOfDayNumber(dayNumber(firstToday) - 2));
  const { store, revision } = useTape(address.query);
  const grid = useRef<GridHandle>(null);
  const [anchor, setAnchor] = useState(address.date);
  const [start] = useState(() => ({ day: dayNumber(address.date), line: address.row }));
  const [dropped, setDropped] = useState<Held>();
  const save = useChange();
  const { undo, done } = useUndo({ save, onUndone: store.refresh });
  const axis = useMemo(() => axisAround(anchor, address.zoom), [anchor, address.zoom]);
  const today = dayNumber(store.known()?.today ?? firstToday);
  const canEdit = resource.can.includes('edit');

  const show = (day: number) => {
    if (!hasDay(axis, day)) setAnchor(dateOfDayNumber(day));
    grid.current?.show(day);
    address.change({ date: dateOfDayNumber(day) });
  };
  const estateOf = (estate: number) => store.row(estate)?.estate;
  const handleDrop = (held: Held) => {
    if (held.stay) {
      setDropped(held);
      return;
    }
    const estateId = estateOf(held.now.estate)?.id ?? '';
    const { checkIn, checkOut } = held.now;
    void navigate(`${resource.routes.create}?${new URLSearchParams({ estateId, checkIn, checkOut }).toString()}`);
  };
  const handleSave = async ({ stay, from, now }: Held) => {
    const place = ({ estate, checkIn, checkOut }: typeof now) => {
      return { estateId: estateOf(estate)?.id ?? '', checkIn, checkOut };
    };
    const changed = await save({ id: stay?.id ?? '', version: stay?.version ?? 0, values: place(now) });
    if ('record' in changed) {
      done({ record: changed.record, code: stay?.code ?? '', before: place(from), total: stay?.total ?? null });
      setDropped(undefined);
      store.refresh();
    }
    return changed;
  };

  const known = store.known();
  const failure = store.failure();
  return (
    <section className="k-tape-screen" aria-label={t('title')}>
      <PageHead title={t('title')} />
      <TapeTools
        address={address}
        today={today}
        seesOwners={config.resources['estates']?.fields['ownerIds'] !== undefined}
        onShow={show}
      />
      {failure !== undefined && (
        <Notice kind="error" title={t('failed')} text={asHttpError(failure).message}>
          <button type="button" className="k-tape-tool" onClick={store.refresh}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {known?.total === 0 && <Notice kind="empty" title={t('none')} text={t('noneText')} />}
      <div className="k-tape-room" aria-busy={known === undefined}>
        <TapeGrid
          ref={grid}
          store={store}
          revision={revision}
          axis={axis}
          today={today}
          start={start}
          openId={address.open}
          canEdit={canEdit}
          canCreate={resource.can.includes('create')}
          onOpen={(stay) => address.change({ open: stay?.id ?? '' })}
          onDrop={handleDrop}
          onRest={({ day, line }) => address.change({ date: dateOfDayNumber(day), row: line > 0 ? String(line) : '' })}
        />
        {address.open !== undefined && (
          <Suspense>
            <SidePanel
              key={address.open}
              id={address.open}
              onClose={() => address.change({ open: '' })}
              onMove={canEdit ? () => grid.current?.pick(address.open ?? '') : undefined}
              onDone={store.refresh}
            />
          </Suspense>
        )}
      </div>
      {undo}
      {dropped && (
        <Suspense>
          <MoveDialog
            held={dropped}
            before={estateOf(dropped.from.estate)}
            after={estateOf(dropped.now.estate)}
            canQuote={resource.can.includes('create')}
            onSave={() => handleSave(dropped)}
            onClose={() => setDropped(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
