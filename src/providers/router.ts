import type { GoConfig, RouterProvider } from '@refinedev/core';
import routerProvider from '@refinedev/react-router';
import qs from 'qs';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

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

export const safeRouterProvider: RouterProvider = { ...routerProvider, go: useSafeGo };
