// antd's Typography knows no names with codes in them: these are smaller, and a code never breaks.
import { Fragment } from 'react';
import { isWrittenCode } from '../domain/text/code.ts';

const BETWEEN = ' · ';

/** How something is called: who and where in full, the codes among it small and grey. */
export function NameText({ name }: { readonly name: string }) {
  return name.split(BETWEEN).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && isWrittenCode(part) ? (
        <small className="k-name-code">
          {BETWEEN}
          <span className="k-nowrap">{part}</span>
        </small>
      ) : (
        <>
          {index > 0 && BETWEEN}
          {part}
        </>
      )}
    </Fragment>
  ));
}
