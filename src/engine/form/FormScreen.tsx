import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Row } from '../../config/types.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { pathAfter } from '../resource/paths.ts';
import { RecordProblem } from '../resource/RecordProblem.tsx';
import { useRecord } from '../resource/use-record.ts';
import { useText } from '../resource/use-text.ts';
import { parentPath } from '../resource/way-of-child.ts';
import { Cancel } from './Cancel.tsx';
import { EditScreen } from './EditScreen.tsx';
import { duplicateValues } from './duplicate-values.ts';
import { type Begin, RecordForm } from './RecordForm.tsx';

const DoneScreen = lazy(() => import('./DoneScreen.tsx'));

/** Create and edit of any configured resource. @param mode by the route */
export default function FormScreen({ mode }: { readonly mode: 'create' | 'edit' }) {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const original = search.get('duplicateOf');
  if (mode === 'edit') return <EditScreen key={id} id={id} />;
  return original === null ? <CreateScreen /> : <DuplicateScreen key={original} id={original} />;
}

/** A new record that begins as another one. */
function DuplicateScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('form');
  const { resource } = useEngine();
  const { record, error, retry } = useRecord(id);
  if (error) return <RecordProblem error={error} onRetry={retry} />;
  if (!record) return <Skeleton rows={8} label={t('loading')} />;
  return <CreateScreen begin={{ of: `duplicate ${id}`, values: duplicateValues({ resource, record }) }} />;
}

function CreateScreen({ begin }: { readonly begin?: Begin }) {
  const { t } = useTranslation('form');
  const text = useText();
  const navigate = useNavigate();
  const { config, resource } = useEngine();
  const [search] = useSearchParams();
  const parent = parentPath({ config, resource, search });
  const [done, setDone] = useState<Row>();
  if (done && resource.create.done) {
    return (
      <Suspense>
        <DoneScreen done={resource.create.done} record={done} onAnother={() => setDone(undefined)} />
      </Suspense>
    );
  }
  const name = text(resource.label);
  // If the menu leads here, its entry is the title.
  const title =
    resource.menu?.to === 'create'
      ? name
      : resource.one
        ? t('createOne', { one: text(resource.one) })
        : t('createTitle', { resource: name });
  return (
    <section aria-label={title}>
      <PageHead title={title} />
      <RecordForm
        {...(begin && { begin })}
        onSaved={(record) => {
          if (resource.create.done) setDone(record);
          else void navigate(parent ?? pathAfter({ config, resource, row: record }));
        }}
        cancel={<Cancel to={parent ?? resource.routes.list} />}
      />
    </section>
  );
}
