import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asHttpError } from '../../engine/resource/as-http-error.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { request } from '../../providers/http.ts';
import { type Preview, startPreview } from '../../providers/preview.ts';
import { Notice } from '../../ui/Notice.tsx';
import '../../ui/control.css';
import './investor.css';

/** IV1: staff look at the owner's pages through the owner's eyes. */
export default function PreviewPanel({ record }: PanelProps) {
  const { t } = useTranslation('investor');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (!record) return null;
  const handleBegin = async () => {
    setIsBusy(true);
    try {
      const body = { investorId: record.id };
      startPreview((await request<Preview>({ path: '/investor-previews', method: 'POST', body })).data);
    } catch (error) {
      setFailure(asHttpError(error).message);
      setIsBusy(false);
    }
  };
  return (
    <div className="k-owner">
      <p className="k-owner-hint">{t(record['portalEnabled'] === false ? 'preview.closed' : 'preview.hint')}</p>
      {failure !== undefined && <Notice kind="error" title={t('failed')} text={failure} />}
      <div>
        <button type="button" className="k-control" disabled={isBusy} onClick={() => void handleBegin()}>
          {t('preview.button')}
        </button>
      </div>
    </div>
  );
}
