import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClientConfig } from '../config/types.ts';
import { useClientConfig } from '../providers/config.ts';
import { request } from '../providers/http.ts';
import { sessionKey } from '../providers/session.ts';
import type { MenuBadges } from '../wire/meta.ts';
import { useLiveChanges } from './resource/use-live-changes.ts';

const NONE = {};
/** ms; one save may cause several changes, and one new count is enough */
const GATHER = 400;

/**
 * The live counts of menu entries, by name of resource or page; a name without a count has no badge, or its count is
 * loading. One call for all, repeated when a counted resource changes and when the tab becomes visible; none if nothing
 * has a badge.
 */
export function useMenuBadges(): MenuBadges {
  const config = useClientConfig();
  const counted = useMemo(() => countedResources(config), [config]);
  const queries = useQueryClient();
  const { data } = useQuery<MenuBadges>({
    queryKey: ['badges', sessionKey(), config.version],
    queryFn: async ({ signal }) => (await request<MenuBadges>({ path: '/_meta/badges', signal })).data,
    enabled: counted.length > 0,
    refetchOnWindowFocus: 'always',
    placeholderData: (before: MenuBadges | undefined) => before,
  });
  useLiveChanges(counted, () => void queries.invalidateQueries({ queryKey: ['badges'] }), GATHER);
  return data ?? NONE;
}

/** Resources whose changes affect a count. */
function countedResources({ resources, pages }: ClientConfig): string[] {
  const badges = [...Object.values(resources), ...Object.values(pages)].flatMap(({ menu }) => menu?.badge ?? []);
  return [...new Set(badges.map(({ resource }) => resource))];
}
