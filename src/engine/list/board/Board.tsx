import Button from 'antd/es/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EnumOption } from '../../../config/types.ts';
import { optionOf } from '../../../config/options.ts';
import { PHONE, useMedia } from '../../../ui/use-media.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import type { Wanted } from '../../run/use-run.ts';
import { useText } from '../../resource/use-text.ts';
import type { BoardControl } from './board-control.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardDrag } from './BoardDrag.tsx';
import { useBoardColumn } from './use-board-column.ts';
import './board.css';

type BoardProps = { readonly control: BoardControl; readonly onStart: (wanted: Wanted) => void };

/** The list as columns of cards, one for each value; on a phone one column at a time. */
export default function Board({ control, onStart }: BoardProps) {
  const { t } = useTranslation('list');
  const isPhone = useMedia(PHONE);
  const options = useColumns(control);
  const [chosen, setChosen] = useState<string>();
  const shown = options.find(({ value }) => value === chosen) ?? options[0];
  if (!isPhone) {
    return (
      // Wider than the screen: without a pointer it scrolls by the arrow keys.
      <div className="k-board" role="region" aria-label={t('board.board')} tabIndex={0}>
        <BoardDrag options={options} onStart={onStart}>
          {options.map((option) => (
            <BoardColumn key={option.value} option={option} control={control} onStart={onStart} />
          ))}
        </BoardDrag>
      </div>
    );
  }
  return (
    <div className="k-board k-board-phone">
      <div className="k-row k-views" role="group" aria-label={t('board.columns')}>
        {options.map((option) => (
          <ColumnChip
            key={option.value}
            option={option}
            control={control}
            isShown={option === shown}
            onChoose={() => setChosen(option.value)}
          />
        ))}
      </div>
      {shown && <BoardColumn key={shown.value} option={shown} control={control} onStart={onStart} />}
    </div>
  );
}

/** The configured columns, or those of them that the list is filtered by. */
function useColumns(control: BoardControl): readonly EnumOption[] {
  const { resource } = useEngine();
  const { by, columns } = resource.list.board ?? { by: '', columns: [] };
  const field = resource.fields[by];
  const wanted = control.fieldFilters.filter((filter) => filter.field === by).flatMap(({ value }) => value as unknown);
  return columns
    .filter((value) => wanted.length === 0 || wanted.includes(value))
    .flatMap((value) => optionOf(field, value) ?? []);
}

type ColumnChipProps = {
  readonly option: EnumOption;
  readonly control: BoardControl;
  readonly isShown: boolean;
  readonly onChoose: () => void;
};

function ColumnChip({ option, control, isShown, onChoose }: ColumnChipProps) {
  const text = useText();
  const { answer, total } = useBoardColumn({ control, value: option.value });
  return (
    <Button shape="round" type={isShown ? 'default' : 'text'} aria-pressed={isShown} onClick={onChoose}>
      {text(option.label)}
      {answer.data && ` · ${total}`}
    </Button>
  );
}
