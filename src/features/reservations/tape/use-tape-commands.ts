import { useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import {
  giveBack,
  type Home,
  lift,
  type Lifted,
  moveOf,
  type PlannedMove,
  putDown,
} from '../../../domain/tape/plan.ts';
import type { TapeStay } from '../../../domain/tape/stays.ts';
import type { WantedStay } from '../../../domain/tape/wanted-stay.ts';
import { formatMoney } from '../../../engine/format.ts';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { asLifted, findStay, type Placed } from './as-lifted.ts';
import type { Dialog } from './dialog.ts';
import { firstNights } from './first-nights.ts';
import { type Held, nightsOf } from './held.ts';
import type { CheckedMove } from '../../../wire/moves.ts';
import { saveMoves } from './moves.ts';
import type { TapeEstate } from './read-tape.ts';
import type { TapeStore } from './tape-store.ts';
import type { Spot } from './tape-input.ts';
import { usePlan } from './use-plan.ts';
import { useUndo } from './use-undo.tsx';

export type TapeCommands = ReturnType<typeof useTapeCommands>;
type Ways = {
  /** Shows a stay beside the chart; '' = none. */
  readonly onOpen: (id: string) => void;
  /** Books these nights beside the chart. */
  readonly onBook: (wanted: WantedStay) => void;
};
type Menu = { readonly spot: Spot; readonly at: { readonly x: number; readonly y: number } };

const homeOf = ({ id, code }: TapeEstate): Home => ({ id, code });

/** What people do on the chart, whichever way they ask for it: by a drag, a key, the menu, the panel or the tray. */
export function useTapeCommands(store: TapeStore, ways: Ways) {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const { config, resource } = useEngine();
  const invalidate = useInvalidate();
  const { plan, change, clear, takeBack: takePlanBack } = usePlan();
  const [dialog, setDialog] = useState<Dialog>();
  const [menu, setMenu] = useState<Menu>();
  const refresh = () => {
    store.refresh();
    void invalidate({ resource: 'reservations', invalidates: ['list', 'many', 'detail'] });
  };
  const { undo, done, say, takeBack } = useUndo(refresh);
  const blocks = config.resources['out-of-order-periods'];
  const canCreate = resource.can.includes('create');
  const canEdit = resource.can.includes('edit');
  const mayKeepPrice = resource.fields['keepPrice']?.writable === true;
  const canBlock = blocks?.can.includes('edit') === true;

  const close = () => setDialog(undefined);
  const homeAt = (estate: number): Home | undefined => {
    const found = store.row(estate)?.estate;
    return found && homeOf(found);
  };
  const fail = (error: unknown) => say(asHttpError(error).message);

  /** Into the tray, by id: the menu, the panel and refused blocks know no more. */
  const liftAll = async (ids: readonly string[]) => {
    try {
      const found = await Promise.all(ids.map((id) => findStay(store, id)));
      change((before) => found.reduce((next, { stay, from }) => lift(next, stay, from), before));
      close();
    } catch (error) {
      fail(error);
    }
  };
  const park = (stay: TapeStay, estate: number) => {
    // Where a planned stay is drawn is not where it comes from; the plan knows.
    const from = homeAt(estate);
    if (from) change((before) => lift(before, stay, from));
  };

  const put = (lifted: Placed) =>
    change((before) => {
      const { stay, from, to, keepPrice, changeReason } = lifted;
      const known = before.some((other) => other.stay.id === stay.id) ? before : lift(before, stay, from);
      return putDown(known, stay.id, { to, keepPrice, changeReason });
    });

  const drop = (held: Held, homes: readonly TapeEstate[]) => {
    const { stay, block, now, from } = held;
    const home = homeAt(now.estate);
    const { checkIn, checkOut } = now;
    if (stay && home) {
      const known = plan.find((lifted) => lifted.stay.id === stay.id);
      const own = homeAt(from.estate) ?? home;
      const to = { home, checkIn, checkOut };
      // As many nights elsewhere: the agreed price holds until somebody says otherwise (RS2).
      const keepPrice = mayKeepPrice && nightsOf(to) === nightsOf(stay);
      const lifted = { ...asLifted({ stay, from: own }, to), keepPrice, ...(known && { ...known, to }) };
      if (plan.length > 0) put(lifted);
      else setDialog({ kind: 'move', lifted });
    } else if (block && home) {
      setDialog({ kind: 'block', block, from: homeAt(from.estate) ?? home, home, checkIn, checkOut });
    } else if (homes[0] && canCreate && (homes.length === 1 || !blocks?.can.includes('create'))) {
      book({ estateId: homes[0].id, checkIn, checkOut });
    } else if (homes.length > 0) setDialog({ kind: 'range', homes: homes.map(homeOf), checkIn, checkOut });
  };

  const askMove = async (id: string) => {
    try {
      const known = plan.find((lifted) => lifted.stay.id === id);
      place(known ?? { ...asLifted(await findStay(store, id)), to: null });
    } catch (error) {
      fail(error);
    }
  };
  const place = (lifted: Lifted) => {
    const { stay, from, to, keepPrice, changeReason } = lifted;
    setDialog({ kind: 'move', lifted: { ...asLifted({ stay, from }, to ?? undefined), keepPrice, changeReason } });
  };
  const book = (wanted: WantedStay) => {
    close();
    ways.onBook(wanted);
  };
  const askRange = ({ estate, night }: Spot, kind: 'stay' | 'block') => {
    const home = homeAt(estate);
    const nights = kind === 'stay' ? firstNights(store.row(estate), night) : 1;
    const checkIn = dateOfDayNumber(night);
    const checkOut = dateOfDayNumber(night + nights);
    if (!home) return;
    if (kind === 'stay') book({ estateId: home.id, checkIn, checkOut });
    else setDialog({ kind: 'range', homes: [home], checkIn, checkOut });
  };
  const askBlock = ({ estate, block }: Spot) => {
    const home = homeAt(estate);
    if (home && block) {
      const { checkIn, checkOut } = block;
      setDialog({ kind: 'block', block, from: home, home, checkIn, checkOut });
    }
  };
  const open = (spot: Spot | undefined) => {
    if (spot?.block && blocks) askBlock(spot);
    else ways.onOpen(spot?.stay?.id ?? '');
  };

  /** The way back of what was saved: to where each stay was, on the version that it has now. */
  const backOf = (places: readonly Placed[], items: readonly CheckedMove[]): PlannedMove[] =>
    places.flatMap(({ stay, from, keepPrice, changeReason }) => {
      const version = items.find(({ id }) => id === stay.id)?.record?.['version'];
      if (typeof version !== 'number') return [];
      const { id, checkIn, checkOut } = stay;
      const excused = changeReason === '' ? {} : { changeReason };
      return [{ id, version, estateId: from.id, checkIn, checkOut, keepPrice, ...excused }];
    });
  const priceText = ({ total, record }: CheckedMove): string => {
    const after = record?.['totalPrice'];
    const currency = record?.['currency'];
    if (total === null || typeof after !== 'number' || after === total || typeof currency !== 'string') return '';
    const [from, to] = [total, after].map((minor) => formatMoney({ minor, currency, language }));
    return t('undo.price', { from, to });
  };
  const save = async (places: readonly Placed[]): Promise<void> => {
    const { items } = await saveMoves(places.flatMap((lifted) => moveOf(lifted) ?? []));
    const [first] = items;
    const one = first && items.length === 1 ? `${t('undo.done', { code: first.code })} ${priceText(first)}` : undefined;
    const back = backOf(places, items);
    done({ text: one ?? t('undo.plan', { count: items.length }), back: () => saveMoves(back) });
    clear();
    refresh();
  };

  return {
    plan,
    dialog,
    menu,
    undo,
    say,
    blocks,
    canCreate,
    canEdit,
    canBlock,
    close,
    refresh,
    drop,
    open,
    park,
    place,
    askMove,
    askRange,
    askBlock,
    /** The last step of the plan, else the last change that was saved. */
    takeBack: () => (takePlanBack ? takePlanBack() : void takeBack()),
    /** Closes nights that somebody was about to book. */
    blockInstead: ({ estateId, checkIn, checkOut }: WantedStay) => {
      const home = store.home(estateId) ?? { id: estateId, code: estateId };
      setDialog({ kind: 'range', homes: [{ id: home.id, code: home.code }], checkIn, checkOut });
    },
    lift: liftAll,
    showMenu: (spot: Spot, at: Menu['at']) => setMenu({ spot, at }),
    closeMenu: () => setMenu(undefined),
    giveBack: (id: string) => change((before) => giveBack(before, id)),
    discard: () => change(() => []),
    /** Saves one move of no plan. @throws HttpError */
    saveOne: async (lifted: Placed) => {
      await save([lifted]);
      close();
    },
    /** @throws HttpError */
    savePlan: () => save(plan.flatMap((lifted) => (lifted.to ? [{ ...lifted, to: lifted.to }] : []))),
    /** From the dialog into the plan; what stands in the way is lifted first. */
    planWith: async (lifted: Placed, inTheWay: readonly string[]) => {
      if (inTheWay.length > 0) await liftAll(inTheWay);
      put(lifted);
      close();
    },
    blockDone: (text: string, back?: () => Promise<unknown>) => {
      close();
      done({ text, back });
      store.refresh();
    },
  };
}
