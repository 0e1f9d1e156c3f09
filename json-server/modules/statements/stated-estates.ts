import type { SignedCall } from '../../accounts/call.ts';
import { notFound } from '../../http/http-error.ts';
import type { EstatesRow } from '../../live/rows/stored/estates.ts';
import { resourceNamed } from '../../records/context.ts';
import { scopeOf } from '../../records/scope.ts';
import type { RouteDeps } from '../../routes/deps.ts';

/** Homes the caller may see, by code; without placeholders, which earn nothing. */
export function statedEstates(records: RouteDeps['records'], call: SignedCall): readonly EstatesRow[] {
  const resource = resourceNamed(call.snapshot, 'estates');
  if (!resource) throw notFound();
  const scope = scopeOf(records.of(call), resource);
  return [...records.of(call).table('estates').ordered('code', 'ASC')].filter(
    (row) => row.isPlaceholder !== true && (scope?.matches(row) ?? true),
  );
}
