import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import type { FormDraft } from './draft.ts';

type DraftNoticeProps = { readonly draft: FormDraft; readonly onDiscard: () => void };

/** Says that typing has come back, what has not, and how to be rid of it. */
export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('form');
  return (
    <Alert
      className="k-below"
      type="info"
      role="status"
      message={`${t('draft.back')}${draft.isPartial ? ` ${t('draft.partial')}` : ''}`}
      action={
        <Button type="link" size="small" onClick={onDiscard}>
          {t('draft.discard')}
        </Button>
      }
    />
  );
}
