import { useTranslation } from 'react-i18next';
import { type HeldBar, nightsOfBar } from './held.ts';
import type { GhostState } from './Ghost.tsx';

type DragStatusProps = {
  readonly held: HeldBar | undefined;
  /** Undefined over the tray. */
  readonly ghost: GhostState | undefined;
  /** Code of the target home. */
  readonly home: string;
  readonly isOverTray: boolean;
  /** The tray is already open. */
  readonly hasTray: boolean;
  /** Why nothing moves; '' = it does. */
  readonly refusal: string;
};

/** The status of a drag: the target, the tray as an alternative, or why nothing moves. */
export function DragStatus({ held, ghost, home, isOverTray, hasTray, refusal }: DragStatusProps) {
  const { t } = useTranslation('tape');
  return (
    <>
      <p className="k-hidden" role="status">
        {isOverTray
          ? t('tray.drop')
          : ghost
            ? t('heldAt', {
                estate: home,
                dates: ghost.dates,
                nights: t('nights', { count: nightsOfBar(ghost.held.now) }),
                state: ghost.text,
              })
            : refusal}
      </p>
      {held?.stay && held.by === 'pointer' && !hasTray && (
        <div className="k-tape-dropzone" data-tray="" data-over={isOverTray || undefined} aria-hidden="true">
          {t('tray.drop')}
        </div>
      )}
      {refusal !== '' && !held && <p className="k-tape-refusal">{refusal}</p>}
    </>
  );
}
