import { bestPath } from '../../engine/resource/paths.ts';
import { useClientConfig } from '../../providers/config.ts';

/** The path of a statement; undefined for roles that may not open one. */
export function useStatementPath(): (id: string) => string | undefined {
  const resource = useClientConfig().resources['statements'];
  return (id) => resource && bestPath({ resource, id });
}
