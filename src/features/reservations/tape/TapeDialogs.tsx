import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOfDayNumber } from '../../../domain/calendar/iso-date.ts';
import { formatDate } from '../../../engine/fields/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { MenuEntry } from './TapeMenu.tsx';
import type { Deeds } from './use-deeds.ts';
import type { Spot } from './use-hands.ts';

const BlockDialog = lazy(() => import('./BlockDialog.tsx'));
const MoveDialog = lazy(() => import('./MoveDialog.tsx'));
const RangeDialog = lazy(() => import('./RangeDialog.tsx'));
const TapeMenu = lazy(() => import('./TapeMenu.tsx'));

/** The menu and the questions of the chart; each is loaded when it is first asked. */
export function TapeDialogs({ deeds, onFocus }: { readonly deeds: Deeds; readonly onFocus: () => void }) {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const { dialog, menu, plan, blocks, canCreate, canEdit, close } = deeds;
  const onLift = canEdit ? (ids: string[]) => void deeds.lift(ids) : undefined;
  const labelOf = ({ stay, block, night }: Spot): string =>
    stay
      ? [stay.code, stay.guest].filter(Boolean).join(' · ')
      : (block?.code ?? formatDate({ value: dateOfDayNumber(night), language }));
  return (
    <Suspense>
      {menu && (
        <TapeMenu
          at={menu.at}
          label={labelOf(menu.spot)}
          entries={entriesOf(deeds)}
          onClose={() => {
            deeds.closeMenu();
            onFocus();
          }}
        />
      )}
      {dialog?.kind === 'move' && (
        <MoveDialog
          key={dialog.lifted.stay.id}
          lifted={dialog.lifted}
          plan={plan}
          onSave={deeds.saveOne}
          onPlan={(lifted, inTheWay) => void deeds.planWith(lifted, inTheWay)}
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
          onBlocked={(back) => deeds.blockDone(t('closed.done', { count: dialog.homes.length }), back)}
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
          onDone={deeds.blockDone}
          onLift={onLift}
          onClose={close}
        />
      )}
    </Suspense>
  );
}

function entriesOf({ menu, blocks, canCreate, canEdit, ...deeds }: Deeds): MenuEntry[] {
  if (!menu) return [];
  const { spot } = menu;
  const { stay, block } = spot;
  if (stay) {
    const planned = deeds.plan.some((lifted) => lifted.stay.id === stay.id);
    return [
      { key: 'open', onChoose: () => deeds.open(spot) },
      { key: 'move', onChoose: () => void deeds.askMove(stay.id), isOff: !canEdit },
      { key: 'park', onChoose: () => deeds.park(stay, spot.estate), isOff: !canEdit },
      ...(planned ? [{ key: 'giveBack', onChoose: () => deeds.giveBack(stay.id) }] : []),
    ];
  }
  if (block) return [{ key: 'change', onChoose: () => deeds.askBlock(spot) }];
  return [
    ...(canCreate ? [{ key: 'create', onChoose: () => deeds.askRange(spot, 'stay') }] : []),
    ...(blocks?.can.includes('create') ? [{ key: 'block', onChoose: () => deeds.askRange(spot, 'block') }] : []),
  ];
}
