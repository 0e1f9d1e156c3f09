import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useEngine } from '../resource/EngineContext.tsx';
import type { MenuEntry } from './TapeMenu.tsx';
import type { Deeds } from './use-deeds.ts';

const BlockDialog = lazy(() => import('./BlockDialog.tsx'));
const MoveDialog = lazy(() => import('./MoveDialog.tsx'));
const RangeDialog = lazy(() => import('./RangeDialog.tsx'));
const TapeMenu = lazy(() => import('./TapeMenu.tsx'));

/** The menu and the questions of the chart; each is loaded when it is first asked. */
export function TapeDialogs({ deeds, onFocus }: { readonly deeds: Deeds; readonly onFocus: () => void }) {
  const { t } = useTranslation('tape');
  const navigate = useNavigate();
  const { resource } = useEngine();
  const { dialog, menu, plan, blocks, canEdit, close } = deeds;
  const canCreate = resource.can.includes('create');
  const onLift = canEdit ? (ids: string[]) => void deeds.lift(ids) : undefined;

  const create = (estateId: string, { checkIn, checkOut }: { checkIn: string; checkOut: string }) => {
    close();
    void navigate(`${resource.routes.create}?${new URLSearchParams({ estateId, checkIn, checkOut }).toString()}`);
  };
  return (
    <Suspense>
      {menu && (
        <TapeMenu
          at={menu.at}
          label={menu.spot.stay?.code ?? menu.spot.block?.code ?? t('menu.range')}
          entries={entriesOf(deeds, canCreate)}
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
      {dialog?.kind === 'range' && (
        <RangeDialog
          homes={dialog.homes}
          checkIn={dialog.checkIn}
          checkOut={dialog.checkOut}
          first={dialog.first}
          canCreate={canCreate}
          blocks={blocks?.can.includes('create') ? blocks : undefined}
          onCreate={(range) => create(dialog.homes[0]?.id ?? '', range)}
          onBlocked={() => deeds.blockDone(t('closed.done', { count: dialog.homes.length }))}
          onLift={onLift}
          onClose={close}
        />
      )}
      {dialog?.kind === 'block' && blocks && (
        <BlockDialog
          key={dialog.block.id}
          block={dialog.block}
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

function entriesOf({ menu, blocks, canEdit, ...deeds }: Deeds, canCreate: boolean): MenuEntry[] {
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
