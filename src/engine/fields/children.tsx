import { Nothing } from './Nothing.tsx';

/** The records of a relation stand in their own section of the page; in a list or a fact there is nothing to show. */
export function ChildrenDisplay() {
  return <Nothing />;
}
