import { useTranslation } from 'react-i18next';
import type { Draft } from './draft.ts';

type DraftNoticeProps = { readonly draft: Draft; readonly onDiscard: () => void };

/** Says that typing has come back, what has not, and how to be rid of it. */
export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('form');
  return (
    <div className="k-form-notice k-form-draft" role="status">
      <p>
        {t('draft.back')}
        {draft.isPartial && ` ${t('draft.partial')}`}
      </p>
      <button type="button" className="k-link-button" onClick={onDiscard}>
        {t('draft.discard')}
      </button>
    </div>
  );
}
