import Input from 'antd/es/input';
import Mentions from 'antd/es/mentions';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxThread } from '../../../wire/inbox.ts';
import type { Composing } from './use-composer.ts';

type TextProps = { readonly thread: InboxThread; readonly composing: Composing };

/**
 * The subject of a mail, and the text; a note mentions colleagues with @. Below it, a preview of what the guest will
 * read.
 */
export function ComposerText({ thread, composing }: TextProps) {
  const { draft, change, language, isNote, isLater, preview } = composing;
  const { channel, subject, body } = draft;
  const { t } = useTranslation('inbox');
  const fieldId = useId();
  return (
    <>
      {channel === 'MAIL' && (
        <Input
          aria-label={t('composer.subject')}
          placeholder={t('composer.subject')}
          maxLength={150}
          value={subject}
          onChange={(event) => change({ subject: event.target.value })}
        />
      )}
      {isNote ? (
        <Mentions
          aria-label={t('composer.note')}
          placeholder={t('composer.note')}
          autoSize={{ minRows: 3, maxRows: 12 }}
          maxLength={10_000}
          value={body}
          onChange={(next) => change({ body: next })}
          options={thread.colleagues.map(({ id, name }) => ({ key: id, value: name, label: name }))}
        />
      ) : (
        <Input.TextArea
          id={fieldId}
          aria-label={t('composer.body')}
          placeholder={t('composer.body')}
          autoSize={{ minRows: 3, maxRows: 16 }}
          maxLength={10_000}
          lang={language}
          value={body}
          onChange={(event) => change({ body: event.target.value, from: undefined })}
        />
      )}
      {preview.isPreviewed && preview.hasNames && (preview.data || preview.failure) && (
        <article className="k-ground" lang={language} aria-busy={!preview.isCurrent} aria-label={t('composer.preview')}>
          <small className="k-muted">{t(isLater ? 'composer.previewLater' : 'composer.preview')}</small>
          {preview.failure ? (
            <div>{preview.failure.message}</div>
          ) : (
            <>
              {channel === 'MAIL' && <strong>{preview.data?.subject}</strong>}
              <div className="k-pre">{preview.data?.body}</div>
            </>
          )}
        </article>
      )}
    </>
  );
}
