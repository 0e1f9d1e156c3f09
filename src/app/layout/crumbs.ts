import { useOne } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import type { ClientResource, Row } from '../../config/types.ts';
import { bestPath } from '../../engine/resource/paths.ts';
import { rowTitle } from '../../engine/resource/title.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { useMenu } from './menu/here.ts';
import { screenAt } from './ScreenGuard.tsx';

/** One step of the way to this screen; without a path where there is nothing to open. */
export type Crumb = { readonly label: string; readonly path?: string | undefined };

/** Group › list › record › what is done with it. Empty where the menu does not know the screen. */
export function useCrumbs(): readonly Crumb[] {
  const { t } = useTranslation('common');
  const text = useText();
  const { pathname } = useLocation();
  const screen = screenAt(useClientConfig(), pathname);
  const { here } = useMenu();
  const resource = screen?.resource;
  const action = screen?.action ?? 'list';
  const id = resource && action !== 'list' && action !== 'create' ? idIn({ resource, action, pathname }) : undefined;
  const title = useCachedTitle({ resource, id });
  // A group that is called like the screen itself would say the same word twice.
  const own = text(resource?.label ?? here?.entry.label);
  const group = here && text(here.group.label) !== own ? [{ label: text(here.group.label) }] : [];
  if (!resource) {
    return here ? [...group, { label: text(here.entry.label), path: here.entry.path }] : [];
  }
  const list = { label: text(resource.label), path: resource.can.includes('list') ? resource.routes.list : undefined };
  const record = id === undefined ? [] : [{ label: title ?? '…', path: bestPath({ resource, id }) }];
  const last = action === 'create' || action === 'edit' ? [{ label: t(`crumbs.${action}`) }] : [];
  return [...group, list, ...record, ...last];
}

/** What the record's own screen has asked for; nothing is fetched for a word in a line. */
function useCachedTitle({ resource, id }: { resource: ClientResource | undefined; id: string | undefined }) {
  const { result } = useOne<Row & { id: string }>({
    resource: resource?.name ?? '',
    id: id ?? '',
    errorNotification: false,
    queryOptions: { enabled: false },
  });
  return resource && id !== undefined && result ? rowTitle({ resource, row: result }) : undefined;
}

function idIn(where: { resource: ClientResource; action: 'edit' | 'show'; pathname: string }): string | undefined {
  return matchPath(where.resource.routes[where.action], where.pathname)?.params['id'];
}
