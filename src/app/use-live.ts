import { type QueryKey, type QueryMeta, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientConfig, Text } from '../config/types.ts';
import { NO_RESOURCE } from '../engine/resource/use-answer.ts';
import { useText } from '../engine/resource/use-text.ts';
import { heldConfig, reloadConfig } from '../providers/config.ts';
import { reloadTexts } from '../providers/i18n.ts';
import { type ConfigEvent, startLive } from '../providers/live.ts';
import { notify } from '../providers/notification.ts';
import { outdatedLists } from './outdated-lists.ts';

/** The names of configuration files on screen. */
const named = ({ resources, pages }: ClientConfig): Readonly<Record<string, { readonly label: Text }>> => ({
  ...resources,
  ...pages,
});

/** The resources that a list, or an answer, is about. */
const followed = (queryKey: QueryKey, meta: QueryMeta | undefined): readonly string[] => [
  String(queryKey[2]),
  ...((meta?.['follows'] as readonly string[] | undefined) ?? []),
];

/**
 * Handles server events. A changed configuration replaces the old one under the open screen: input stays, affected
 * lists reload because their columns may differ, and access answers are recomputed.
 */
export function useLive(): void {
  const queries = useQueryClient();
  const { t } = useTranslation('common');
  const text = useText();
  useEffect(() => {
    const bringConfig = async (names: readonly string[]): Promise<boolean> => {
      const before = heldConfig();
      const after = await reloadConfig();
      const outdated = outdatedLists({ before, after, names });
      const isNew = after !== before;
      void queries.invalidateQueries({
        predicate: ({ queryKey, meta }) =>
          queryKey.includes('list') &&
          (outdated === 'all' ||
            (isNew && queryKey.includes(NO_RESOURCE)) ||
            followed(queryKey, meta).some((name) => outdated.has(name))),
      });
      if (isNew) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'access' });
      return isNew;
    };
    const handleConfig = async ({ names }: ConfigEvent) => {
      const before = named(heldConfig());
      if (!(await bringConfig(names))) return;
      const after = named(heldConfig());
      // Only what this role sees, before or now; a broken file changes nothing, and the banner says more about it.
      const seen = names.flatMap((name) => (after[name] ?? before[name])?.label ?? []);
      if (seen.length === 0) return;
      notify({ key: 'config', type: 'info', message: t('live.changed'), description: seen.map(text).join(', ') });
    };
    // A failed fetch needs no word here: the banner says that the server is away, and the next event comes.
    const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
    return startLive({
      onConfig: (event) => quietly(handleConfig(event)),
      onLocales: () => quietly(reloadTexts()),
      onHello: ({ version }) => {
        if (version !== heldConfig().version) quietly(bringConfig([]));
      },
    });
  }, [queries, t, text]);
}
