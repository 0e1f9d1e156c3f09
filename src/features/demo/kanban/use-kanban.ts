import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Kanban } from '../../../domain/demo/kanban.ts';
import { type DemoAnswer, type DemoRequest, useDemo, useDemoCall } from '../parts/use-demo.ts';
import { boardIdsAfter, type BoardMove, idsAfter, type ItemMove, withBoardMoved, withItemMoved } from './moves.ts';

export const KANBAN_TOPIC = 'kanban';
export const KANBAN_PATH = '/apps/kanban';
/** Under which the boards are kept (useDemo). */
const KEY = ['demo', KANBAN_TOPIC, KANBAN_PATH];

/** A move on its way: how it looks at once, and how it is told to the server. */
type Move = {
  readonly ahead: (kanban: Kanban) => Kanban;
  readonly call: (kanban: Kanban) => DemoRequest;
};

/**
 * The boards, with moves shown before the server has answered; one that it refuses is undone. Moves are told one after
 * the other, each on what the server has by then: the call replaces a whole list, and what others have put there stays.
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
    // Done when what has changed is asked again, too: from then on the answer has the move in it.
    const { error } = now ? await run(move.call(now)) : {};
    if (error) setRefused(error.message);
    setMoves((others) => others.filter((other) => other !== move));
  };
  const start = (move: Move) => {
    setRefused(undefined);
    setMoves((others) => [...others, move]);
    last.current = last.current.then(() => tell(move));
  };
  // Asked again in vain, the boards stay, and with them what is being typed on them.
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
