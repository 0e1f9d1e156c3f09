import { useTranslation } from 'react-i18next';
import type { ListControl } from '../use-list-state.ts';
import './board-toggle.css';

/** List or board, in the address as all of a list is. */
export default function BoardToggle({ control }: { readonly control: ListControl }) {
  const { t } = useTranslation('list');
  const isBoard = control.look === 'board';
  return (
    <span className="k-looks" role="group" aria-label={t('board.label')}>
      <button type="button" aria-pressed={!isBoard} onClick={() => control.setLook(undefined)}>
        {t('board.list')}
      </button>
      <button type="button" aria-pressed={isBoard} onClick={() => control.setLook('board')}>
        {t('board.board')}
      </button>
    </span>
  );
}
