import { useTranslation } from 'react-i18next';
import type { ClientResource } from '../../config/types.ts';
import { useText } from '../resource/use-text.ts';
import type { ListControl } from './use-list-state.ts';

/** The saved views of a list, one pressed. */
export function ViewBar({ resource, control }: { readonly resource: ClientResource; readonly control: ListControl }) {
  const { t } = useTranslation('list');
  const text = useText();
  const views = [
    { id: '', label: t('views.all') },
    ...resource.list.views
      .filter(({ id, isUnlisted }) => !isUnlisted || id === control.view)
      .map(({ id, label }) => ({ id, label: text(label) })),
  ];
  return (
    <div className="k-views" role="group" aria-label={t('views.label')}>
      {views.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={control.view === id}
          onClick={() => control.setView(id === '' ? undefined : id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
