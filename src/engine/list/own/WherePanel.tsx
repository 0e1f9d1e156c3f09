import Button from 'antd/es/button';
import ConfigProvider from 'antd/es/config-provider';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../ui/Drawer.tsx';
import { insideDialog } from '../../actions/inside-dialog.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import type { ListControl } from '../use-list-state.ts';
import { WhereGroup } from './WhereGroup.tsx';
import { groupOf, newGroup, whereOf } from './where-draft.ts';

type WherePanelProps = { readonly control: ListControl; readonly onClose: () => void };

const WHERE = 'where';

/** Conditions on any field, all or any of them, in groups. Nothing is asked before "Apply". */
export default function WherePanel({ control, onClose }: WherePanelProps) {
  const { t } = useTranslation('saved-views');
  const { resource } = useEngine();
  const [begin] = useState(() => (control.where === '' ? newGroup('all') : groupOf(resource, control.where)));
  const [draft, setDraft] = useState(() => begin ?? newGroup('all'));
  const apply = (where: string | undefined) => {
    control.setFilters([WHERE], where === undefined ? [] : [{ field: WHERE, operator: 'eq', value: where }]);
    onClose();
  };
  return (
    <Drawer
      title={t('where.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => apply(undefined)}>{t('where.clear')}</Button>
          <Button type="primary" onClick={() => apply(whereOf(resource, draft))}>
            {t('where.apply')}
          </Button>
        </>
      }
    >
      {!begin && <Typography.Paragraph type="secondary">{t('where.foreign')}</Typography.Paragraph>}
      <ConfigProvider getPopupContainer={insideDialog}>
        <WhereGroup group={draft} onChange={setDraft} />
      </ConfigProvider>
    </Drawer>
  );
}
