import { useTranslation } from 'react-i18next';
import type { Email } from '../../../domain/demo/emails.ts';
import { formatDateTime } from '../../../engine/format.ts';
import { RichText } from '../../../engine/fields/rich-text/RichText.tsx';
import { isSafeImage } from '../../../engine/fields/safe-image.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { isOwn } from './own-mail.ts';

/** One e-mail as it was written, its answers below it and a little inside. */
export function Letter({ mail }: { readonly mail: Email }) {
  const { t } = useTranslation('demo-email');
  const language = useLanguage();
  const { from, replies } = mail;
  return (
    <article className="k-email-letter" aria-label={t('letterOf', { name: from.name })}>
      <header>
        <Avatar name={from.name} picture={from.avatar} />
        <div>
          <strong>{from.name}</strong> <span className="k-email-address">{from.email}</span>
          <People
            line="toLine"
            people={mail.to.map(({ name, email }) => (name === email ? email : `${name} <${email}>`))}
          />
          <People line="ccLine" people={mail.cc} />
          <People line="bccLine" people={mail.bcc} />
        </div>
        <time dateTime={mail.time}>{formatDateTime({ value: mail.time, language })}</time>
      </header>
      {isOwn(mail) && <p className="k-email-note">{t(mail.folder === 'draft' ? 'own.draft' : 'own.sent')}</p>}
      <RichText html={mail.message} />
      <Attachments attachments={mail.attachments} />
      {replies.map((reply) => (
        <Letter key={reply.id} mail={reply} />
      ))}
    </article>
  );
}

function People({ line, people }: { readonly line: string; readonly people: readonly string[] }) {
  const { t } = useTranslation('demo-email');
  return people.length === 0 ? null : <p className="k-email-address">{t(line, { names: people.join(', ') })}</p>;
}

function Attachments({ attachments }: Pick<Email, 'attachments'>) {
  const { t } = useTranslation('demo-email');
  if (attachments.length === 0) return null;
  return (
    <section className="k-email-attachments" aria-label={t('attachments')}>
      <h3>{t('attached', { count: attachments.length })}</h3>
      <ul>
        {attachments.map(({ fileName, thumbnail, url, size }) => (
          <li key={fileName}>
            {isSafeImage(thumbnail) && <img src={thumbnail} alt="" width="24" height="24" loading="lazy" />}
            {/* From our own origin only, like a picture. */}
            {isSafeImage(url) ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {fileName}
              </a>
            ) : (
              fileName
            )}
            <span>{size}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
