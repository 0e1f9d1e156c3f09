import type { RawApi, RawResource } from './raw.ts';
import { BROWSER_CALLS, ROUTED_CALLS, type RoutedApi } from './routed-api.ts';
import type { Resource } from './types.ts';

/** The path and format of the calls; `routed` only if the generic calls do not answer. */
export function normalizeApi({ name, api = {} }: Pick<RawResource, 'name' | 'api'>): Resource['api'] {
  const isWhole = api.whole === true;
  return {
    path: api.path ?? name,
    dialect: api.dialect ?? 'product',
    rows: api.rows ?? (isWhole ? '' : 'items'),
    total: api.total ?? 'total',
    ...(api.served === 'route' && { routed: normalizeRouted(api) }),
    ...(api.served === 'browser' && {
      routed: { ...normalizeRouted({}), calls: api.calls ?? BROWSER_CALLS, records: api.records ?? [] },
    }),
  };
}

function normalizeRouted({
  calls = [...ROUTED_CALLS],
  id = 'id',
  one = '',
  whole = false,
  params = {},
}: RawApi): RoutedApi {
  return {
    calls,
    id,
    one,
    whole,
    params: Object.fromEntries(
      Object.entries(params)
        .filter(([field]) => field !== '$comment')
        .map(([field, param]) => [
          field,
          typeof param === 'string'
            ? { param, encode: 'text' }
            : { param: param.param, encode: param.encode ?? 'text' },
        ]),
    ),
  };
}
