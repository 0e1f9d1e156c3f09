import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Action } from '../../config/types.ts';
import { isIsoDate, todayIn } from '../../domain/calendar/iso-date.ts';
import { useActions } from '../../engine/actions/use-actions.tsx';
import { useEngine } from '../../engine/resource/EngineContext.tsx';
import { asHttpError } from '../../engine/resource/as-http-error.ts';
import { useRun } from '../../engine/resource/use-run.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import type { DeskDay, DeskStay } from '../../wire/desk.ts';
import { DayBar } from './DayBar.tsx';
import { StayItem } from './StayItem.tsx';
import { StepDialog } from './StepDialog.tsx';
import { recordOf } from './stay-record.ts';
import { useDesk } from './use-desk.ts';
import '../../ui/control.css';
import '../../ui/dialog.css';
import './desk.css';

const PARTS = ['arrivals', 'departures', 'inHouse', 'delayed', 'noShow'] as const;
type Part = (typeof PARTS)[number];
/** What takes a step back again. */
const BACK: Readonly<Record<string, string | undefined>> = { checkIn: 'undoCheckIn', finish: 'undoCheckOut' };
/** ms in which the way back stands above the list; on the row it stays for the day. */
const OFFERED = 12_000;
/** Stays that are drawn at once; of a big house the others are asked for. */
const DRAWN = 60;

type Step = { readonly stay: DeskStay; readonly action: Action };

/** OPS1: the desk's day. Arrivals first, then who leaves, who is there, who is late and who never came. */
export default function DeskScreen() {
  const { t } = useTranslation('desk');
  const { resource } = useEngine();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('date');
  const [firstToday] = useState(() => todayIn(new Date()));
  const date = asked !== null && isIsoDate(asked) ? asked : undefined;
  const desk = useDesk<DeskDay>(date === undefined ? '/today' : `/today?date=${date}`);
  const { start, dialog } = useActions(desk.refresh);
  const [step, setStep] = useState<Step>();
  const [done, setDone] = useState<Step>();
  const today = desk.data?.today ?? firstToday;
  const part = PARTS.find((each) => each === search.get('tab')) ?? 'arrivals';

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), OFFERED);
    return () => clearTimeout(timer);
  }, [done]);

  const change = (name: 'date' | 'tab', value: string, usual: string) => {
    const next = new URLSearchParams(window.location.search);
    if (value === usual) next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: name === 'tab', preventScrollReset: true });
  };
  const handleStart = (action: Action, stay: DeskStay) => {
    if (BACK[action.name] !== undefined) setStep({ stay, action });
    else start({ kind: 'action', record: recordOf(stay), action });
  };
  const tabOf = (each: Part): Tab => {
    const stays = desk.data?.[each] ?? [];
    const open = each === 'inHouse' ? stays.length : stays.filter((stay) => isOpen(each, stay)).length;
    return {
      key: each,
      label: t(`part.${each}`),
      badge: open > 0 && <span className={`k-desk-count k-desk-count-${each}`}>{open}</span>,
      content: <Stays part={each} stays={stays} today={today} onStart={handleStart} />,
    };
  };
  return (
    <>
      <PageHead title={t('title')} />
      <DayBar date={date ?? today} today={today} onShow={(value) => change('date', value, today)} />
      <div role="status" className={done ? 'k-desk-done' : 'k-hidden'}>
        {done && (
          <DoneNote
            step={done}
            back={resource.actions[BACK[done.action.name] ?? '']}
            onDone={() => {
              setDone(undefined);
              desk.refresh();
            }}
          />
        )}
      </div>
      {desk.isLoading && <Skeleton rows={8} label={t('loading')} />}
      {desk.error && (
        <Notice kind="error" title={t('failed')} text={asHttpError(desk.error).message}>
          <button type="button" className="k-control" onClick={desk.refresh}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {desk.data && (
        <Tabs
          label={t('parts')}
          tabs={PARTS.map(tabOf)}
          active={part}
          onChange={(key) => change('tab', key, 'arrivals')}
        />
      )}
      {step && (
        <StepDialog
          stay={step.stay}
          action={step.action}
          today={today}
          onClose={() => setStep(undefined)}
          onDone={() => {
            setDone(step);
            setStep(undefined);
            desk.refresh();
          }}
        />
      )}
      {dialog}
    </>
  );
}

/** Whether somebody still has to do something. */
function isOpen(part: Part, stay: DeskStay): boolean {
  if (part === 'arrivals') return stay.actualCheckInAt === null;
  return part === 'departures' ? stay.actualCheckOutAt === null : true;
}

type StaysProps = {
  readonly part: Part;
  readonly stays: readonly DeskStay[];
  readonly today: string;
  readonly onStart: (action: Action, stay: DeskStay) => void;
};

function Stays({ part, stays, today, onStart }: StaysProps) {
  const { t } = useTranslation('desk');
  const [drawn, setDrawn] = useState(DRAWN);
  if (stays.length === 0) return <Notice kind="empty" title={t(`none.${part}`)} />;
  const sideOf = (stay: DeskStay): 'arriving' | 'leaving' => {
    if (part === 'arrivals' || part === 'noShow') return 'arriving';
    return part === 'delayed' && stay.actualCheckInAt === null ? 'arriving' : 'leaving';
  };
  return (
    <>
      <ul className="k-desk-stays">
        {stays.slice(0, drawn).map((stay) => (
          <StayItem key={stay.id} stay={stay} side={sideOf(stay)} today={today} onStart={onStart} />
        ))}
      </ul>
      {stays.length > drawn && (
        <button type="button" className="k-control k-desk-all" onClick={() => setDrawn(drawn + DRAWN)}>
          {t('showMore', { count: stays.length - drawn })}
        </button>
      )}
    </>
  );
}

type DoneNoteProps = { readonly step: Step; readonly back: Action | undefined; readonly onDone: () => void };

/** Says what was done to whom, and takes it back with one press. */
function DoneNote({ step, back, onDone }: DoneNoteProps) {
  const { t } = useTranslation('desk');
  const { run, isRunning } = useRun();
  const [failed, setFailed] = useState<string>();
  const { stay, action } = step;
  const undo = async (way: Action) => {
    try {
      await run({ kind: 'action', record: recordOf(stay), action: way });
      onDone();
    } catch (error) {
      setFailed(asHttpError(error).message);
    }
  };
  return (
    <>
      <span>
        {failed ??
          t(action.name === 'checkIn' ? 'done.in' : 'done.out', { name: stay.guest ?? stay.code, home: stay.home })}
      </span>
      {back && (
        <button type="button" className="k-control" disabled={isRunning} onClick={() => void undo(back)}>
          {t('undo')}
        </button>
      )}
    </>
  );
}
