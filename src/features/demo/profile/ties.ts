import { useStored } from '../parts/use-stored.ts';

const NOBODY: Readonly<Record<string, unknown>> = {};

/** Who is connected to the person of the profile. */
export type Ties = {
  readonly isTied: (name: string, answered: boolean) => boolean;
  readonly tie: (name: string, isTied: boolean) => void;
};

/** No call connects anybody: who was (dis)connected here stays so until the tab is closed. */
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
