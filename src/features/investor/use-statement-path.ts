import { bestPath } from '../../engine/resource/paths.ts';
import { useClientConfig } from '../../providers/config.ts';

/** Where a statement is looked at; undefined for who may not open one. */
export function useStatementPath(): (id: string) => string | undefined {
  const resource = useClientConfig().resources['statements'];
  return (id) => resource && bestPath({ resource, id });
}
