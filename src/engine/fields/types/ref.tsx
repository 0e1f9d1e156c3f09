import { Fragment, use } from 'react';
import { Link } from 'react-router';
import type { RefField } from '../../../config/types.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { bestPath } from '../../resource/paths.ts';
import { referenceTitles } from '../../resource/references.ts';
import type { DisplayProps } from '../display-props.ts';
import { InsideLink } from '../inside-link.ts';
import { Nothing } from '../Nothing.tsx';
import type { Looks } from '../look.ts';
import { sessionUser } from '../../../providers/session.ts';

/** The accounts, whatever screens they have. */
const USERS = 'users';

/** The titles of referenced records (sent with the record, without a call), linked if this role may open them. */
function RefDisplay({ field, record }: DisplayProps<RefField>) {
  const { config } = useEngine();
  const target = use(InsideLink) ? undefined : config.resources[field.resource];
  // A hidden record has no title, and its id would mean nothing.
  const titles = referenceTitles({ record, field: field.name }).flatMap(({ id, title, isNamed }) => {
    const name = isNamed ? title : ownName(field, id);
    return name === undefined ? [] : [{ id, title: name }];
  });
  if (titles.length === 0) return <Nothing />;
  return titles.map(({ id, title }, index) => {
    const path = target && bestPath({ resource: target, id });
    return (
      <Fragment key={id}>
        {index > 0 && ', '}
        {path === undefined ? title : <Link to={path}>{title}</Link>}
      </Fragment>
    );
  });
}

/** A person without access to users still sees their own name, so that their own task does not look unassigned. */
function ownName(field: RefField, id: string): string | undefined {
  const user = field.resource === USERS ? sessionUser() : undefined;
  return user?.id === id ? user.fullName : undefined;
}

export const looks: Looks = {
  ref: { Cell: RefDisplay, Value: RefDisplay, input: 'ref', filter: 'ref', width: 230 },
};
