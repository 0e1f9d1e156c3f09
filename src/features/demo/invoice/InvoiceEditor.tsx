import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Cancel } from '../../../engine/form/Cancel.tsx';
import { type Begin, RecordForm } from '../../../engine/form/RecordForm.tsx';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { recordPath } from '../../../engine/resource/paths.ts';
import { PageHead } from '../../../ui/PageHead.tsx';

type InvoiceEditorProps = {
  readonly title: string;
  readonly hint: string;
  readonly begin: Begin;
  readonly back: string;
};

/** The form of our own new invoice, with any initial values. */
export function InvoiceEditor({ title, hint, begin, back }: InvoiceEditorProps) {
  const navigate = useNavigate();
  const { t } = useTranslation('demo-invoice');
  const { resource } = useEngine();
  return (
    <section aria-label={title}>
      <PageHead title={title} />
      <p className="k-muted">
        {hint} {t('kept')}
      </p>
      <RecordForm
        begin={begin}
        onSaved={({ id }) => void navigate(recordPath({ resource, to: 'show', id }))}
        cancel={<Cancel to={back} />}
      />
    </section>
  );
}
