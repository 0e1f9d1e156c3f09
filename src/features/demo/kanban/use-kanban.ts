import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Kanban } from '../../../domain/demo/kanban.ts';
import { type DemoAnswer, type DemoRequest, useDemo, useDemoCall } from '../parts/use-demo.ts';
import { boardIdsAfter, type BoardMove, idsAfter, type ItemMove, withBoardMoved, withItemMoved } from './moves.ts';

export const KANBAN_TOPIC = 'kanban';
export const KANBAN_PATH = '/apps/kanban';
/** The query key of the boards (useDemo). */
const KEY = ['demo', KANBAN_TOPIC, KANBAN_PATH];

/** A pending move: its preview, and its call. */
type Move = {
  readonly ahead: (kanban: Kanban) => Kanban;
  readonly call: (kanban: Kanban) => DemoRequest;
};

/**
 * The boards, with moves shown before the server answers; a refused one is undone. Moves are sent one after the other,
 * each based on the server's current state: the call replaces a whole list, and items that others have put there stay.
 */
export function useKanban() {
  const queries = useQueryClient();
  const answer = useDemo<Kanban>(KANBAN_TOPIC, KANBAN_PATH);
  const { run } = useDemoCall(KANBAN_TOPIC);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [refused, setRefused] = useState<string>();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const tell = async (move: Move): Promise<void> => {
    await queries.refetchQueries({ queryKey: ['demo', KANBAN_TOPIC] });
    const now = queries.getQueryData<Kanban>(KEY);
    // Done only after the reload: from then on the answer contains the move.
    const { error } = now ? await run(move.call(now)) : {};
    if (error) setRefused(error.message);
    setMoves((others) => others.filter((other) => other !== move));
  };
  const start = (move: Move) => {
    setRefused(undefined);
    setMoves((others) => [...others, move]);
    last.current = last.current.then(() => tell(move));
  };
  // If a reload fails, the boards stay, with any input on them.
  const known = answer.data ?? queries.getQueryData<Kanban>(KEY);
  const shown: DemoAnswer<Kanban> = {
    ...answer,
    failure: known ? undefined : answer.failure,
    data: known && moves.reduce((kanban, { ahead }) => ahead(kanban), known),
  };
  return {
    answer: shown,
    refused: refused ?? (known && answer.failure?.message),
    forget: () => {
      setRefused(undefined);
      if (answer.failure) answer.refresh();
    },
    isBusy: moves.length > 0,
    moveItem: (move: ItemMove) =>
      start({
        ahead: (kanban) => withItemMoved(kanban, move),
        call: (kanban) => ({
          path: `${KANBAN_PATH}/item/state-update`,
          method: 'PUT',
          body: { boardId: move.boardId, ids: idsAfter(kanban, move) },
        }),
      }),
    moveBoard: (move: BoardMove) =>
      start({
        ahead: (kanban) => withBoardMoved(kanban, move),
        call: (kanban) => ({
          path: `${KANBAN_PATH}/board/state-update`,
          method: 'PUT',
          body: boardIdsAfter(kanban, move),
        }),
      }),
  };
}
