import type { ReactNode } from 'react';

/** What every public screen is given. */
export type FrontScreenProps = {
  /** What stands at `:id` in the address, as it was written; '' where there is none. */
  readonly id: string;
  /** Language and theme, to be placed in the screen's own head. */
  readonly preferences: ReactNode;
};
