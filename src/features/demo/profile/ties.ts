import { useStored } from '../parts/use-stored.ts';

const NOBODY: Readonly<Record<string, unknown>> = {};

/** The connections of the profile's person. */
export type Ties = {
  readonly isTied: (name: string, answered: boolean) => boolean;
  readonly tie: (name: string, isTied: boolean) => void;
};

/** No call connects people: changes last until the tab is closed. */
export function useTies(): Ties {
  const [changed, change] = useStored('demo connections', NOBODY, 'tab');
  return {
    isTied: (name, answered) => {
      const own = Object.hasOwn(changed, name) ? changed[name] : undefined;
      return typeof own === 'boolean' ? own : answered;
    },
    tie: (name, isTied) => change((before) => ({ ...before, [name]: isTied })),
  };
}
