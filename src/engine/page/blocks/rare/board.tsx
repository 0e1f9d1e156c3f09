import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { LogicalFilter } from '@refinedev/core';
import type { BoardBlock } from '../../../../config/page-types.ts';
import { useActions } from '../../../actions/use-actions.tsx';
import Board from '../../../list/board/Board.tsx';
import { EngineProvider, useEngine } from '../../../resource/EngineContext.tsx';
import { viewPath } from '../../../resource/paths.ts';
import { useText } from '../../../resource/use-text.ts';
import { CardFrame } from '../../CardFrame.tsx';
import { ofRecords } from '../../of-records.tsx';
import '../../../list/list.css';
import { AllLink } from '../../AllLink.tsx';

/** Records in columns by their state, as a list shows them as a board. */
function BoardBlockCard({ block }: { readonly block: BoardBlock }) {
  const { config, resource } = useEngine();
  // The board of this page, whatever board the list has.
  const own = useMemo(() => ({ ...resource, list: { ...resource.list, board: block.board } }), [resource, block.board]);
  const text = useText();
  return (
    <CardFrame id={block.id} title={text(block.label)} head={<AllLink block={block} />}>
      <EngineProvider config={config} resource={own}>
        <Cards block={block} />
      </EngineProvider>
    </CardFrame>
  );
}

function Cards({ block }: { readonly block: BoardBlock }) {
  const { resource } = useEngine();
  const navigate = useNavigate();
  const { start, dialog } = useActions();
  const { view } = block;
  const filters: LogicalFilter[] = view === undefined ? [] : [{ field: 'view', operator: 'eq', value: view }];
  const control = {
    filters,
    fieldFilters: [],
    sorter: undefined,
    setLook: () => void navigate(viewPath({ resource, view })),
  };
  return (
    <>
      <Board control={control} onStart={start} />
      {dialog}
    </>
  );
}

export default ofRecords(BoardBlockCard);
