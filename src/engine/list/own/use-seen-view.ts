import { useState } from 'react';
import type { ListSettings, SavedView } from '../../../wire/list-settings.ts';
import type { SettingsChange } from './use-settings.ts';

type Setup = {
  /** As the server says now. */
  readonly view: SavedView | undefined;
  /** Whether the list shows something else than the view by now. */
  readonly isChanged: boolean;
  readonly change: (wanted: SettingsChange) => Promise<ListSettings>;
};

/**
 * The active view at the version the person's changes are based on: later changes by others have not been seen by them.
 * Their own have.
 */
export function useSeenView({ view, isChanged, change }: Setup) {
  const [seen, setSeen] = useState(view);
  const isOther = view !== undefined && seen?.id !== view.id;
  if ((isOther || !isChanged) && view !== seen) setSeen(view);
  const changeSeen = async (wanted: SettingsChange): Promise<ListSettings> => {
    const settings = await change(wanted);
    setSeen(settings.views.find(({ id }) => id === view?.id));
    return settings;
  };
  return {
    view: view && { ...view, version: seen?.id === view.id ? seen.version : view.version },
    change: changeSeen,
  };
}
