import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { ClientResource } from '../../config/types.ts';
import { useText } from '../resource/use-text.ts';
import type { OwnView } from './own-list.ts';
import type { ListControl } from './use-list-state.ts';

type ViewBarProps = {
  readonly resource: ClientResource;
  readonly control: ListControl;
  readonly saved: readonly OwnView[];
};

/** The views of a list, its own and those that people saved, one pressed. */
export function ViewBar({ resource, control, saved }: ViewBarProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const views = [
    { id: '', label: t('views.all'), isSaved: false },
    ...resource.list.views
      .filter(({ id, isUnlisted }) => !isUnlisted || id === control.view)
      .map(({ id, label }) => ({ id, label: text(label), isSaved: false })),
    ...saved.map(({ id, name }) => ({ id, label: name, isSaved: true })),
  ];
  return (
    <div className="k-row k-views" role="group" aria-label={t('views.label')}>
      {views.map(({ id, label, isSaved }) => {
        const isOn = (control.saved?.id ?? control.view) === id;
        return (
          <Button
            key={id}
            shape="round"
            type={isOn ? 'default' : 'text'}
            aria-pressed={isOn}
            onClick={() => (isSaved ? control.openSaved(id) : control.setView(id === '' ? undefined : id))}
          >
            {label}
            {control.isChanged && control.saved?.id === id && <span aria-hidden="true">•</span>}
          </Button>
        );
      })}
    </div>
  );
}
