import type { CallRight } from '../../src/config/call-table-types.ts';
import type { KnownCall } from '../../src/config/check/source.ts';
import written from './read-calls.json' with { type: 'json' };

type Written = Omit<KnownCall, 'access'> & { readonly access?: CallRight };

const asKnown = ({ access = 'signedIn', ...call }: Written): KnownCall => ({ ...call, access });

/** Calls that tables may show, by their path below `/api`, as `npm run wire-schemas` found them. */
export const READ_CALLS: { readonly [path: string]: KnownCall } = Object.fromEntries(
  Object.entries(written as { readonly [path: string]: Written }).map(([path, call]) => [path, asKnown(call)]),
);
