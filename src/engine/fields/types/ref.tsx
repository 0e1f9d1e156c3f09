import { Fragment } from 'react';
import { Link } from 'react-router';
import type { RefField } from '../../../config/types.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { bestPath } from '../../resource/paths.ts';
import { referenceTitles } from '../../resource/references.ts';
import type { DisplayProps } from '../display-props.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';

/** The title of what is referred to (it came with the record, no call is made), linked where this role may go there. */
function RefDisplay({ field, record }: DisplayProps<RefField>) {
  const { config } = useEngine();
  const target = config.resources[field.resource];
  // What this role may not see has no title, and an id says nothing to a person.
  const titles = referenceTitles({ record, field: field.name }).filter(({ isNamed }) => isNamed);
  if (titles.length === 0) return <Nothing />;
  return titles.map(({ id, title }, index) => {
    const path = target && bestPath({ resource: target, id });
    return (
      <Fragment key={id}>
        {index > 0 && ', '}
        {path === undefined ? (
          title
        ) : (
          <Link className="k-link" to={path}>
            {title}
          </Link>
        )}
      </Fragment>
    );
  });
}

export const looks: Looks = {
  ref: { Cell: RefDisplay, Value: RefDisplay, input: 'ref', filter: 'ref', width: 230 },
};
