import {
  type GoConfig,
  type IResourceItem,
  matchResourceFromRoute,
  type ParseResponse,
  ResourceContext,
  type RouterProvider,
} from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import qs from 'qs';
import { useCallback, useContext } from 'react';
import { matchPath, useLocation, useNavigate, useParams } from 'react-router';
import { oncePer } from '../config/once-per.ts';

const DEPTH = 10; // levels of `filters[0][value][0]…`

/** Refine's own `go` writes values unencoded: a filter `a&b` came back as `a`, and `#` cut the address. */
function useSafeGo() {
  const { search, hash: currentHash } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    ({ to, type, query, hash, options: { keepQuery, keepHash } = {} }: GoConfig) => {
      const current = keepQuery ? qs.parse(search, { ignoreQueryPrefix: true, depth: DEPTH }) : {};
      const text = qs.stringify(
        { ...current, ...query },
        { addQueryPrefix: true, skipNulls: true, arrayFormat: 'indices', encodeValuesOnly: true },
      );
      const wantedHash = (hash ?? (keepHash ? currentHash : '')).replace(/^#/, '');
      const path = `${to ?? ''}${text}${wantedHash === '' ? '' : `#${wantedHash}`}`;
      if (type === 'path') return path;
      void navigate(path, { replace: type === 'replace' });
      return undefined;
    },
    [search, currentHash, navigate],
  );
}

type PathParams = Readonly<Record<string, string | undefined>>;
type Match = ReturnType<typeof matchResourceFromRoute> & { readonly params: PathParams };

function matchOf(pathname: string, resources: IResourceItem[]): Match {
  const match = matchResourceFromRoute(pathname, resources);
  return { ...match, params: match.matchedRoute === undefined ? {} : paramsIn(pathname, match.matchedRoute) };
}

/** The same text as a route's own parameters; an address that nobody can decode has none. */
function paramsIn(pathname: string, route: string): PathParams {
  const raw = Object.entries(matchPath(route, pathname)?.params ?? {});
  try {
    return Object.fromEntries(raw.map(([name, value]) => [name, value && decodeURIComponent(value)]));
  } catch {
    return {};
  }
}

/**
 * The resource of an address, kept for the address asked last: every hook of Refine asks, and comparing the address with
 * some 150 resources in each of them took a twentieth of the time to the first row.
 */
const matcherOf = oncePer((resources: IResourceItem[]) => {
  let last: { readonly pathname: string; readonly match: Match } | undefined;
  return (pathname: string): Match => {
    if (last?.pathname !== pathname) last = { pathname, match: matchOf(pathname, resources) };
    return last.match;
  };
});

/** A page number in an address. */
const numberIn = (value: unknown): number | undefined =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : undefined;

/** As Refine's own `parse`, with one match for all hooks. React Router has decoded the id already. */
function useSharedParse() {
  const routeParams = useParams();
  const { pathname, search } = useLocation();
  const { resource, action, params: matchedParams } = matcherOf(useContext(ResourceContext).resources)(pathname);
  // Above the routes there are no parameters yet.
  const params = Object.keys(routeParams).length === 0 ? matchedParams : routeParams;
  return useCallback((): ParseResponse => {
    const all = { ...params, ...qs.parse(search, { ignoreQueryPrefix: true, depth: DEPTH }) };
    const { id } = params;
    const currentPage = numberIn(all['currentPage']);
    const pageSize = numberIn(all['pageSize']);
    return {
      ...(resource && { resource }),
      ...(action && { action }),
      ...(id && { id }),
      pathname,
      params: {
        ...all,
        ...(currentPage !== undefined && { currentPage }),
        ...(pageSize !== undefined && { pageSize }),
      },
    };
  }, [pathname, search, params, resource, action]);
}

export const safeRouterProvider: RouterProvider = { ...routerProvider, go: useSafeGo, parse: useSharedParse };
