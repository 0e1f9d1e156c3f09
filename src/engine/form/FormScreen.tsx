import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import type { Row } from '../../config/types.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { addressId, bestPath, recordPath } from '../resource/paths.ts';
import { Problem } from '../resource/Problem.tsx';
import { rowTitle } from '../resource/title.ts';
import { useRecord } from '../resource/use-record.ts';
import { useText } from '../resource/use-text.ts';
import { RecordForm } from './RecordForm.tsx';

/** Create and edit of any configured resource. @param mode by the route */
export default function FormScreen({ mode }: { readonly mode: 'create' | 'edit' }) {
  const { id = '' } = useParams();
  return mode === 'create' ? <CreateScreen /> : <EditScreen key={id} id={id} />;
}

function CreateScreen() {
  const { t } = useTranslation('form');
  const text = useText();
  const navigate = useNavigate();
  const { resource } = useEngine();
  const afterwards = (record: Row) =>
    resource.can.includes('show') ? recordPath({ resource, to: 'show', id: addressId(record) }) : resource.routes.list;
  return (
    <section aria-label={t('createTitle', { resource: text(resource.label) })}>
      <PageHead title={t('createTitle', { resource: text(resource.label) })} />
      <RecordForm
        onSaved={(record) => void navigate(afterwards(record))}
        cancel={<Cancel to={resource.routes.list} />}
      />
    </section>
  );
}

function EditScreen({ id }: { id: string }) {
  const { t } = useTranslation('form');
  const navigate = useNavigate();
  const { resource } = useEngine();
  const { record, isFresh, error, retry } = useRecord(id);
  if (error) return <Problem error={error} onRetry={retry} />;
  // What is typed is saved on top of this version, so it must not be an old one.
  if (!record || !isFresh) return <Skeleton rows={8} label={t('loading')} />;
  const way = resource.can.includes('show') ? bestPath({ resource, id }) : undefined;
  const title = t('editTitle', { title: rowTitle({ resource, row: record }) });
  return (
    <section aria-label={title}>
      <PageHead title={title} />
      <RecordForm
        record={record}
        onSaved={() => void navigate(way ?? resource.routes.list)}
        cancel={<Cancel to={way ?? resource.routes.list} />}
      />
    </section>
  );
}

function Cancel({ to }: { to: string }) {
  const { t } = useTranslation('form');
  return (
    <Link className="k-cancel" to={to}>
      {t('cancel')}
    </Link>
  );
}
