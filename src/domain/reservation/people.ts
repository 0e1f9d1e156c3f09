/** How many people a booking speaks of. */
export type BookedPeople = {
  readonly adults?: number | null;
  readonly children?: number | null;
  readonly infants?: number | null;
};

/** Everybody on a stay, in every text and figure that tells how many come: babies are people too, and somebody always comes. */
export const peopleOf = ({ adults, children, infants }: BookedPeople): number =>
  Math.max(1, (adults ?? 0) + (children ?? 0) + (infants ?? 0));
