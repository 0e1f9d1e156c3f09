import { useInvalidate } from '@refinedev/core';
import type { WantedStay } from '../../../domain/tape/wanted-stay.ts';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import { asLifted, findStay, type PlacedStay } from './as-lifted.ts';
import { type HeldBar, nightsOfBar } from './held.ts';
import { homeAt, homeOfTape } from './homes.ts';
import type { TapeEstate } from './read-tape.ts';
import type { Spot } from './tape-input.ts';
import type { TapeStore } from './tape-store.ts';
import { useLifts } from './use-lifts.ts';
import { useQuestions } from './use-questions.ts';
import { useSavePlaces } from './use-save-places.ts';
import { useTapeRights } from './use-tape-rights.ts';
import { useUndo } from './use-undo.tsx';

export type TapeCommands = ReturnType<typeof useTapeCommands>;
type Ways = {
  /** Opens a stay beside the chart; '' = none. */
  readonly onOpen: (id: string) => void;
  /** Books these nights beside the chart. */
  readonly onBook: (wanted: WantedStay) => void;
};

/** The commands of the chart, however they are triggered: by a drag, a key, the menu, the panel or the tray. */
export function useTapeCommands(store: TapeStore, ways: Ways) {
  const rights = useTapeRights();
  const invalidate = useInvalidate();
  const lifts = useLifts(store);
  const questions = useQuestions(store, ways.onBook);
  const savePlaces = useSavePlaces();
  const refresh = () => {
    store.refresh();
    void invalidate({ resource: 'reservations', invalidates: ['list', 'many', 'detail'] });
  };
  const { undo, done, say, takeBack } = useUndo(refresh);
  const { plan } = lifts;
  const { ask, close } = questions;

  /** Shows a failure; nothing has changed then. */
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      say(asHttpError(error).message);
    }
  };
  const lift = (ids: readonly string[]) =>
    attempt(async () => {
      await lifts.lift(ids);
      close();
    });
  /** Opens the dialog after a drop; if there is a plan, a stay goes into it. */
  const drop = (held: HeldBar, homes: readonly TapeEstate[]) => {
    const { stay, block, now, from } = held;
    const home = homeAt(store, now.estate);
    const { checkIn, checkOut } = now;
    if (stay && home) {
      const known = plan.find((lifted) => lifted.stay.id === stay.id);
      const own = homeAt(store, from.estate) ?? home;
      const to = { home, checkIn, checkOut };
      // The number of nights is unchanged: the agreed price stays by default (RS2).
      const keepPrice = rights.mayKeepPrice && nightsOfBar(to) === nightsOfBar(stay);
      const lifted = { ...asLifted({ stay, from: own }, to), keepPrice, ...(known && { ...known, to }) };
      if (plan.length > 0) lifts.put(lifted);
      else ask({ kind: 'move', lifted });
    } else if (block && home) {
      ask({ kind: 'block', block, from: homeAt(store, from.estate) ?? home, home, checkIn, checkOut });
    } else if (homes[0] && rights.canCreate && (homes.length === 1 || !rights.canClose)) {
      questions.book({ estateId: homes[0].id, checkIn, checkOut });
    } else if (homes.length > 0) ask({ kind: 'range', homes: homes.map(homeOfTape), checkIn, checkOut });
  };
  const askMove = (id: string) =>
    attempt(async () => {
      const known = plan.find((lifted) => lifted.stay.id === id);
      questions.place(known ?? { ...asLifted(await findStay(store, id)), to: null });
    });
  const open = (spot: Spot | undefined) => {
    if (spot?.block && rights.blocks) questions.askBlock(spot);
    else ways.onOpen(spot?.stay?.id ?? '');
  };
  const save = async (places: readonly PlacedStay[]): Promise<void> => {
    done(await savePlaces(places));
    lifts.clear();
    refresh();
  };

  return {
    ...rights,
    ...questions,
    ...lifts,
    undo,
    lift,
    drop,
    open,
    askMove,
    /** Undoes the last step of the plan, or the last saved change. */
    takeBack: () => (lifts.takeBack ? lifts.takeBack() : void takeBack()),
    /** Saves one move outside a plan. @throws HttpError */
    saveOne: async (lifted: PlacedStay) => {
      await save([lifted]);
      close();
    },
    /** @throws HttpError */
    savePlan: () => save(plan.flatMap((lifted) => (lifted.to ? [{ ...lifted, to: lifted.to }] : []))),
    /** Adds the dialog's move to the plan; lifts the stays in its way first. */
    planWith: async (lifted: PlacedStay, inTheWay: readonly string[]) => {
      if (inTheWay.length > 0) await lift(inTheWay);
      lifts.put(lifted);
      close();
    },
    blockDone: (text: string, back?: () => Promise<unknown>) => {
      close();
      done({ text, back });
      store.refresh();
    },
  };
}
