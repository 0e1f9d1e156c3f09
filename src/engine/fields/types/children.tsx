import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** The records of a relation stand in their own section of the page; in a list or a fact there is nothing to show. */
function ChildrenDisplay() {
  return <Nothing />;
}

export const looks: Looks = {
  children: { Cell: ChildrenDisplay, Value: ChildrenDisplay, notCopied: true, notForMany: true, needsForm: true },
};
