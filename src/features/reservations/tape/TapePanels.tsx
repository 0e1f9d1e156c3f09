import { lazy, Suspense } from 'react';
import { type WantedStay, writeWantedStay } from '../../../domain/tape/wanted-stay.ts';
import type { TapeCommands } from './use-tape-commands.ts';

const BookingPanel = lazy(() => import('../booking/BookingPanel.tsx'));
const SidePanel = lazy(() => import('./SidePanel.tsx'));

type TapePanelsProps = {
  /** The open stay. */
  readonly openId: string | undefined;
  /** The nights being booked. */
  readonly wanted: WantedStay | undefined;
  readonly commands: TapeCommands;
  /** Opens a stay, or nights to book, instead. */
  readonly onChange: (values: { readonly open?: string; readonly book?: string }) => void;
  readonly onClose: () => void;
  /** Called after a change that the chart shows. */
  readonly onDone: () => void;
};

/** TC5: the panel beside the chart, a stay or a booking. */
export function TapePanels({ openId, wanted, commands, onChange, onClose, onDone }: TapePanelsProps) {
  const { canEdit, canClose } = commands;
  return (
    <>
      {openId !== undefined && (
        <Suspense>
          <SidePanel
            key={openId}
            id={openId}
            onClose={onClose}
            onOpen={(id) => onChange({ open: id })}
            onMove={canEdit ? () => void commands.askMove(openId) : undefined}
            onPark={canEdit ? () => void commands.lift([openId]) : undefined}
            onDone={onDone}
          />
        </Suspense>
      )}
      {wanted && (
        <Suspense>
          <BookingPanel
            wanted={wanted}
            onChange={(nights) => onChange({ book: writeWantedStay(nights) })}
            onDone={(id) => {
              onChange({ open: id, book: '' });
              onDone();
            }}
            onClose={onClose}
            onBlock={
              canClose
                ? (nights) => {
                    onClose();
                    commands.blockInstead(nights);
                  }
                : undefined
            }
          />
        </Suspense>
      )}
    </>
  );
}
