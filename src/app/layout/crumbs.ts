import { useOne } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import type { ClientResource, Row } from '../../config/types.ts';
import { bestPath } from '../../engine/resource/paths.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { nameOfRecord } from '../../engine/run/name-of-record.ts';
import { useClientConfig } from '../../providers/config.ts';
import { useHere } from './menu/here.ts';
import { pageAt, configuredScreenAt } from './configured-screen-at.ts';

/** One step of the way to this screen; without a path where there is nothing to open. */
export type Crumb = {
  readonly label: string;
  readonly path?: string | undefined;
  /** A group of the menu, or home: a position, not a screen. */
  readonly isGroup?: boolean;
};

const ACCOUNT = '/v1/account';

/** Group › list › record › action. Empty for an unknown address. */
export function useCrumbs(): readonly Crumb[] {
  const { t } = useTranslation('common');
  const text = useText();
  const { pathname } = useLocation();
  const config = useClientConfig();
  const screen = configuredScreenAt(config, pathname);
  const page = screen ? undefined : pageAt(config, pathname);
  const here = useHere();
  const resource = screen?.resource ?? (page?.record === undefined ? undefined : config.resources[page.record]);
  const action = screen?.action ?? 'list';
  const route = page?.route ?? (resource && action !== 'list' && action !== 'create' ? resource.routes[action] : '');
  const id = matchPath(route, pathname)?.params['id'];
  const title = useCachedTitle({ resource, id });
  // A group that is called like the screen itself would say the same word twice.
  const own = text(resource?.label ?? here?.entry.label);
  const group = here && text(here.group.label) !== own ? [{ label: text(here.group.label), isGroup: true }] : [];
  if (!resource) {
    if (pathname === ACCOUNT)
      return [{ label: t('crumbs.home'), path: '/', isGroup: true }, { label: t('layout.account') }];
    // A page below another one's address belongs to its group, and has a name of its own.
    const above =
      here && here.entry.path !== page?.route ? [{ label: text(here.entry.label), path: here.entry.path }] : [];
    return [...group, ...above, ...(page ? [{ label: text(page.label), path: page.route }] : [])];
  }
  const list = { label: text(resource.label), path: resource.can.includes('list') ? resource.routes.list : undefined };
  const record = id === undefined ? [] : [{ label: title ?? '…', path: bestPath({ resource, id }) }];
  const step = action === 'create' || action === 'edit' ? [{ label: t(`crumbs.${action}`) }] : [];
  const last = page ? [{ label: text(page.label) }] : step;
  return [...group, list, ...record, ...last];
}

/** Only what the record's own screen has loaded; a breadcrumb fetches nothing. */
function useCachedTitle({ resource, id }: { resource: ClientResource | undefined; id: string | undefined }) {
  const text = useText();
  const language = useLanguage();
  const { result } = useOne<Row & { id: string }>({
    resource: resource?.name ?? '',
    id: id ?? '',
    errorNotification: false,
    queryOptions: { enabled: false },
  });
  return resource && id !== undefined && result
    ? nameOfRecord({ resource, record: result, language, text })
    : undefined;
}
