import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { useSend } from '../../engine/resource/use-send.ts';
import { isPortalOpen } from '../../domain/people/entry.ts';
import { type Preview, startPreview } from '../../providers/preview.ts';

/** IV1: staff preview the owner's pages as the owner. */
export default function PreviewPanel({ record }: PanelProps) {
  const { t } = useTranslation('investor');
  const { send, isSending, failure } = useSend();
  // Until the page reloads, because further requests would be sent as the owner.
  const [hasBegun, setHasBegun] = useState(false);
  if (!record) return null;
  const handleBegin = async () => {
    const body = { investorId: record.id };
    const sent = await send<Preview>({ path: '/investor-previews', method: 'POST', body });
    if (!sent.isDone) return;
    setHasBegun(true);
    startPreview(sent.data);
  };
  return (
    <>
      <Typography.Paragraph type="secondary">
        {t(isPortalOpen(record) ? 'preview.hint' : 'preview.closed')}
      </Typography.Paragraph>
      {failure && <Alert type="error" showIcon message={failure.message} />}
      <Button disabled={isSending || hasBegun} onClick={() => void handleBegin()}>
        {t('preview.button')}
      </Button>
    </>
  );
}
