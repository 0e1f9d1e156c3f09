import type { ListControl } from '../use-list-state.ts';

/** The parts of a list that a board asks with; a board of a page has no list of its own. */
export type BoardControl = Pick<ListControl, 'filters' | 'fieldFilters' | 'sorter'> & {
  /** Leaves the board for the list. */
  readonly setLook: (look: undefined) => void;
};
