import Alert from 'antd/es/alert';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import type { Email } from '../../../domain/demo/emails.ts';
import { formatDateTime } from '../../../engine/format.ts';
import { RichText } from '../../../engine/fields/rich-text/RichText.tsx';
import { isSafeImage } from '../../../engine/fields/safe-image.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Who } from '../parts/Who.tsx';
import { isOwn } from './own-mail.ts';

/** One e-mail with its answers, slightly indented, below it. */
export function EmailView({ mail }: { readonly mail: Email }) {
  const { t } = useTranslation('demo-email');
  const language = useLanguage();
  const { from, to, cc, bcc, replies } = mail;
  const lines = [
    ['toLine', to.map(({ name, email }) => (name === email ? email : `${name} <${email}>`))],
    ['ccLine', cc],
    ['bccLine', bcc],
  ] as const;
  const addresses = (
    <>
      {from.email}
      {lines
        .filter(([, people]) => people.length > 0)
        .map(([line, people]) => (
          <div key={line}>{t(line, { names: people.join(', ') })}</div>
        ))}
    </>
  );
  return (
    <Card role="article" aria-label={t('letterOf', { name: from.name })} size="small">
      <Flex vertical gap="14px">
        <Who sign={<Avatar name={from.name} picture={from.avatar} />} title={from.name} text={addresses}>
          <Typography.Text type="secondary">
            <time dateTime={mail.time}>{formatDateTime({ value: mail.time, language })}</time>
          </Typography.Text>
        </Who>
        {isOwn(mail) && (
          <Alert role="note" type="warning" message={t(mail.folder === 'draft' ? 'own.draft' : 'own.sent')} />
        )}
        <RichText html={mail.message} />
        <Attachments attachments={mail.attachments} />
        {replies.map((reply) => (
          <EmailView key={reply.id} mail={reply} />
        ))}
      </Flex>
    </Card>
  );
}

function Attachments({ attachments }: Pick<Email, 'attachments'>) {
  const { t } = useTranslation('demo-email');
  if (attachments.length === 0) return null;
  return (
    <section aria-label={t('attachments')}>
      <h3 className="k-muted k-small">{t('attached', { count: attachments.length })}</h3>
      {attachments.map(({ fileName, thumbnail, url, size }) => (
        <Flex key={fileName} gap="small" align="center">
          {isSafeImage(thumbnail) && <img src={thumbnail} alt="" width="24" height="24" loading="lazy" />}
          {/* Only from our own origin, like a picture. */}
          {isSafeImage(url) ? (
            <Typography.Link href={url} target="_blank" rel="noopener noreferrer">
              {fileName}
            </Typography.Link>
          ) : (
            fileName
          )}
          <Typography.Text type="secondary">{size}</Typography.Text>
        </Flex>
      ))}
    </section>
  );
}
