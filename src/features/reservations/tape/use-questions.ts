import { useState } from 'react';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import type { Lifted } from '../../../domain/tape/plan.ts';
import type { WantedStay } from '../../../domain/tape/wanted-stay.ts';
import { asLifted } from './as-lifted.ts';
import type { Dialog } from './dialog.ts';
import { firstNights } from './first-nights.ts';
import { homeAt } from './homes.ts';
import type { Spot } from './tape-input.ts';
import type { TapeStore } from './tape-store.ts';

type Menu = { readonly spot: Spot; readonly at: { readonly x: number; readonly y: number } };

/** The chart's dialogs: the menu of a place, and one dialog at a time. */
export function useQuestions(store: TapeStore, onBook: (wanted: WantedStay) => void) {
  const [dialog, setDialog] = useState<Dialog>();
  const [menu, setMenu] = useState<Menu>();
  const close = () => setDialog(undefined);
  const book = (wanted: WantedStay) => {
    close();
    onBook(wanted);
  };
  return {
    dialog,
    ask: setDialog,
    close,
    menu,
    showMenu: (spot: Spot, at: Menu['at']) => setMenu({ spot, at }),
    closeMenu: () => setMenu(undefined),
    /** Books nights beside the chart; closes any dialog. */
    book,
    /** Opens the form for a stay's new place. */
    place: ({ stay, from, to, keepPrice, changeReason }: Lifted) =>
      setDialog({ kind: 'move', lifted: { ...asLifted({ stay, from }, to ?? undefined), keepPrice, changeReason } }),
    askRange: ({ estate, night }: Spot, kind: 'stay' | 'block') => {
      const home = homeAt(store, estate);
      const nights = kind === 'stay' ? firstNights(store.row(estate), night) : 1;
      const checkIn = dateOfDayNumber(night);
      const checkOut = dateOfDayNumber(night + nights);
      if (!home) return;
      if (kind === 'stay') book({ estateId: home.id, checkIn, checkOut });
      else setDialog({ kind: 'range', homes: [home], checkIn, checkOut });
    },
    askBlock: ({ estate, block }: Spot) => {
      const home = homeAt(store, estate);
      if (home && block) {
        const { checkIn, checkOut } = block;
        setDialog({ kind: 'block', block, from: home, home, checkIn, checkOut });
      }
    },
    /** Closes nights instead of booking them. */
    blockInstead: ({ estateId, checkIn, checkOut }: WantedStay) => {
      const home = store.home(estateId) ?? { id: estateId, code: estateId };
      setDialog({ kind: 'range', homes: [{ id: home.id, code: home.code }], checkIn, checkOut });
    },
  };
}
