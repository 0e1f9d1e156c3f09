import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ClientResource } from '../../../config/types.ts';
import { forgetAtSignOut } from '../../../providers/forget-at-sign-out.ts';
import { type HttpRequest, request } from '../../../providers/http.ts';
import type { ListSettings } from '../../../wire/list-settings.ts';
import { isExample } from '../../resource/is-example.ts';
import { OWN_LIST, type OwnControl } from '../own-list.ts';
import { ownListOf } from './own-columns.ts';

export type SettingsChange = Pick<HttpRequest, 'method' | 'path' | 'body' | 'headers'>;

/** The person's settings of a list on the server; the list and this browser's copy follow each answer. */
export function useSettings(usual: ClientResource, { key, setOwn }: OwnControl) {
  const client = useQueryClient();
  const { data, isError, isSuccess } = useQuery({
    queryKey: [key],
    queryFn: async ({ signal }) => {
      const { data } = await request<ListSettings>({
        path: `/_meta/lists?resource=${encodeURIComponent(usual.name)}`,
        signal,
      });
      return data;
    },
    retry: false,
    // The server knows nothing of a page's examples.
    enabled: !isExample(usual),
  });

  const follow = useEffectEvent((settings: ListSettings | undefined) => {
    if (!settings || !Array.isArray(settings.views)) {
      setOwn((before) => ({ ...before, isKnown: true }));
      return;
    }
    const own = ownListOf(settings, usual);
    const text = JSON.stringify(own);
    try {
      if (text === '{"views":[]}') localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // A full storage keeps none, and the next visit begins with the usual list.
    }
    // Unchanged settings cause no re-render.
    setOwn((before) =>
      JSON.stringify({ ...before, isKnown: undefined }) === text && before.isKnown ? before : { ...own, isKnown: true },
    );
  });
  useEffect(() => {
    if (isError || isSuccess) follow(data);
  }, [data, isError, isSuccess]);

  /** @throws HttpError */
  const change = async (wanted: SettingsChange): Promise<ListSettings> => {
    const { data: settings } = await request<ListSettings>(wanted).catch((error: unknown) => {
      // A refused change may have been based on old data.
      void client.invalidateQueries({ queryKey: [key] });
      throw error;
    });
    client.setQueryData([key], settings);
    const own = ownListOf(settings, usual);
    // At once: opening a view that was just created must find it.
    setOwn({ ...own, isKnown: true });
    return settings;
  };
  return { settings: data && Array.isArray(data.views) ? data : undefined, change };
}

forgetAtSignOut(OWN_LIST);
