import type { ClientResource } from '../../../config/types.ts';
import { notify } from '../../../providers/notification.ts';
import type { ListSettings, SavedView } from '../../../wire/list-settings.ts';
import { asHttpError } from '../../resource/as-http-error.ts';
import type { OwnControl, OwnList, OwnView } from '../own-list.ts';
import { plainColumns, resizeColumn } from './column-draft.ts';
import { columnsFrom } from './own-columns.ts';
import type { SettingsChange } from './use-settings.ts';

type Setup = {
  /** As its file says, and as it is drawn. */
  readonly usual: ClientResource;
  readonly resource: ClientResource;
  readonly ownList: OwnControl;
  /** The open view, where it has columns of its own. */
  readonly view: SavedView | undefined;
  readonly change: (wanted: SettingsChange) => Promise<ListSettings>;
};

/**
 * Gives one column another width: drawn at once, kept with the person's columns, or with those of the open view where it is
 * theirs alone. A width that many share is no matter of one drag, so there is none then.
 */
export function useSizing({ usual, resource, ownList, view, change }: Setup) {
  const { own, setOwn } = ownList;
  if (view && (view.isShared || !view.mayChange)) return undefined;
  return async (field: string, width: number | undefined): Promise<void> => {
    const usualWidth = usual.list.columns.find((column) => column.field === field)?.width;
    const next = plainColumns(resizeColumn(resource.list.columns, field, width ?? usualWidth));
    const isUsual = !view && JSON.stringify(next) === JSON.stringify(plainColumns(usual.list.columns));
    const columns = isUsual ? null : next;
    const drawn = columnsFrom(columns, usual);
    setOwn(view ? { ...own, views: withColumns(own, view.id, drawn) } : { ...own, columns: drawn });
    try {
      await change(
        view
          ? { method: 'PUT', path: `/_meta/views/${view.id}`, body: { columns, version: view.version } }
          : { method: 'PUT', path: '/_meta/lists', body: { resource: usual.name, columns } },
      );
    } catch (error) {
      setOwn(own);
      notify({ type: 'error', message: asHttpError(error).message });
    }
  };
}

const withColumns = ({ views = [] }: OwnList, id: string, columns: OwnList['columns']): readonly OwnView[] =>
  views.map((view) => (view.id === id && columns ? { ...view, columns } : view));
