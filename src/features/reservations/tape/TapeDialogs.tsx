import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { stayName } from '../../../domain/reservations/stay-name.ts';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { formatDate } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { TapeMenuEntry } from './TapeMenu.tsx';
import type { TapeCommands } from './use-tape-commands.ts';
import type { Spot } from './tape-input.ts';

const BlockDialog = lazy(() => import('./BlockDialog.tsx'));
const MoveDialog = lazy(() => import('./MoveDialog.tsx'));
const RangeDialog = lazy(() => import('./RangeDialog.tsx'));
const TapeMenu = lazy(() => import('./TapeMenu.tsx'));

/** The menu and dialogs of the chart; each is loaded on first use. */
export function TapeDialogs({ commands, onFocus }: { readonly commands: TapeCommands; readonly onFocus: () => void }) {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const { dialog, menu, plan, blocks, canCreate, canEdit, close } = commands;
  const onLift = canEdit ? (ids: string[]) => void commands.lift(ids) : undefined;
  const labelOf = ({ stay, block, night }: Spot): string =>
    stay ? stayName(stay) : (block?.code ?? formatDate({ value: dateOfDayNumber(night), language }));
  return (
    <Suspense>
      {menu && (
        <TapeMenu
          at={menu.at}
          label={labelOf(menu.spot)}
          entries={entriesOf(commands)}
          onClose={() => {
            commands.closeMenu();
            onFocus();
          }}
        />
      )}
      {dialog?.kind === 'move' && (
        <MoveDialog
          key={dialog.lifted.stay.id}
          lifted={dialog.lifted}
          plan={plan}
          onSave={commands.saveOne}
          onPlan={(lifted, inTheWay) => void commands.planWith(lifted, inTheWay)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'range' && blocks?.can.includes('create') && (
        <RangeDialog
          homes={dialog.homes}
          checkIn={dialog.checkIn}
          checkOut={dialog.checkOut}
          blocks={blocks}
          canBook={canCreate}
          onBlocked={(back) => commands.blockDone(t('closed.done', { count: dialog.homes.length }), back)}
          onLift={onLift}
          onClose={close}
        />
      )}
      {dialog?.kind === 'block' && blocks && (
        <BlockDialog
          key={dialog.block.id}
          block={dialog.block}
          from={dialog.from}
          home={dialog.home}
          blocks={blocks}
          checkIn={dialog.checkIn}
          checkOut={dialog.checkOut}
          onDone={commands.blockDone}
          onLift={onLift}
          onClose={close}
        />
      )}
    </Suspense>
  );
}

function entriesOf({ menu, canClose, canCreate, canEdit, ...commands }: TapeCommands): TapeMenuEntry[] {
  if (!menu) return [];
  const { spot } = menu;
  const { stay, block } = spot;
  if (stay) {
    const planned = commands.plan.some((lifted) => lifted.stay.id === stay.id);
    return [
      { key: 'open', onChoose: () => commands.open(spot) },
      { key: 'move', onChoose: () => void commands.askMove(stay.id), isOff: !canEdit },
      { key: 'park', onChoose: () => commands.park(stay, spot.estate), isOff: !canEdit },
      ...(planned ? [{ key: 'giveBack', onChoose: () => commands.giveBack(stay.id) }] : []),
    ];
  }
  if (block) return [{ key: 'change', onChoose: () => commands.askBlock(spot) }];
  return [
    ...(canCreate ? [{ key: 'create', onChoose: () => commands.askRange(spot, 'stay') }] : []),
    ...(canClose ? [{ key: 'block', onChoose: () => commands.askRange(spot, 'block') }] : []),
  ];
}
