import Button from 'antd/es/button';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Row } from '../../config/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { availableActions } from '../actions/available.ts';
import type { Wanted } from '../resource/use-run.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { isOffered } from '../resource/offered.ts';
import { addressId, pagesOfRecord, recordPath } from '../resource/paths.ts';
import { useText } from '../resource/use-text.ts';

type RecordActionsProps = { readonly record: Row; readonly onStart: (wanted: Wanted) => void };

/** What this role may do with the record as it stands. */
export function RecordActions({ record, onStart }: RecordActionsProps) {
  const { t } = useTranslation('show');
  const text = useText();
  const navigate = useNavigate();
  const { config, resource } = useEngine();
  const edit = recordPath({ resource, to: 'edit', id: record.id });
  const go = (path: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return; // into another tab, by the browser
    event.preventDefault();
    void navigate(path);
  };
  return (
    <>
      {pagesOfRecord({ config, resource, id: addressId(record) }).map(({ page, path }) => (
        <Button key={page.name} href={path} icon={<Icon name={page.icon} />} onClick={go(path)}>
          {text(page.label)}
        </Button>
      ))}
      {availableActions({ config, resource, record }).map((action) => (
        <Button
          key={action.name}
          danger={action.danger}
          // A row of red frames would shout; red words are enough.
          type={action.danger ? 'text' : 'default'}
          icon={action.icon === undefined ? undefined : <Icon name={action.icon} />}
          onClick={() => onStart({ kind: 'action', record, action })}
        >
          {text(action.label)}
        </Button>
      ))}
      {isOffered('delete', { config, resource, record }) && (
        <Button danger type="text" onClick={() => onStart({ kind: 'delete', record })}>
          {t('delete.button')}
        </Button>
      )}
      {isOffered('edit', { config, resource, record }) && (
        <Button type="primary" href={edit} onClick={go(edit)}>
          {t('edit')}
        </Button>
      )}
    </>
  );
}
