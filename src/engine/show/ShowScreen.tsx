import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import type { Row, ShowSection } from '../../config/types.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type Tab, Tabs } from '../../ui/Tabs.tsx';
import { useActions } from '../actions/use-actions.tsx';
import { FieldValue } from '../fields/displays.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { Problem } from '../resource/Problem.tsx';
import { rowTitle } from '../resource/title.ts';
import { useRecord } from '../resource/use-record.ts';
import { useText } from '../resource/use-text.ts';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import { RecordActions } from './RecordActions.tsx';
import { Relation } from './Relation.tsx';
import { Stamps } from './Stamps.tsx';
import './show.css';

/** The page of one record of any configured resource. */
export default function ShowScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation('show');
  const navigate = useNavigate();
  const { resource } = useEngine();
  const { record, error, retry } = useRecord(id);
  const { start, dialog } = useActions((wanted) => {
    if (wanted.kind === 'delete') void navigate(resource.routes.list, { replace: true });
  });
  if (error) return <Problem error={error} onRetry={retry} />;
  if (!record) return <Skeleton rows={8} label={t('loading')} />;

  const title = rowTitle({ resource, row: record });
  const state = resource.stateField === undefined ? undefined : resource.fields[resource.stateField];
  return (
    <article className="k-show" aria-label={title}>
      <PageHead
        title={title}
        tag={state && <FieldValue field={state} record={record} />}
        actions={<RecordActions record={record} onStart={start} />}
      />
      {resource.show.sections.map((section, index) =>
        section.kind === 'fields' ? <Facts key={index} section={section} record={record} /> : null,
      )}
      <Stamps record={record} />
      <Related sections={resource.show.sections} record={record} />
      {dialog}
    </article>
  );
}

/** Relations and the history, one tab each; asked for when opened. */
function Related({ sections, record }: { sections: readonly ShowSection[]; record: Row }) {
  const { t } = useTranslation('show');
  const text = useText();
  const { config, resource } = useEngine();
  const tabs = sections.flatMap((section): Tab[] => {
    if (section.kind === 'history') {
      return [{ key: 'history', label: t('history.title'), content: <History record={record} /> }];
    }
    if (section.kind !== 'relation') return [];
    const field = resource.fields[section.field];
    if (field?.type !== 'children' || !config.resources[field.resource]?.can.includes('list')) return [];
    return [{ key: field.name, label: text(field.label), content: <Relation field={field} record={record} /> }];
  });
  const [active, setActive] = useState<string>();
  const [first] = tabs;
  if (!first) return null;
  return (
    <div className="k-panel">
      <Tabs tabs={tabs} label={t('related')} active={active ?? first.key} onChange={setActive} />
    </div>
  );
}
