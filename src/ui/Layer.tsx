// React passes events of antd's layers on to where they were written: a click in one must not sort a column or open a row.
import type { ReactNode, Ref } from 'react';

/** Around what a layer holds: clicks and keys in it are its own. */
export function Layer({ ref, children }: { readonly ref: Ref<HTMLDivElement>; readonly children: ReactNode }) {
  return (
    <div ref={ref} onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      {children}
    </div>
  );
}
