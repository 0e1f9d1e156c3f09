import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../../ui/Labelled.tsx';
import type { InboxThread } from '../../../wire/inbox.ts';
import type { Composing } from './use-composer.ts';

/** The button's label. */
const DOES = {
  MAIL: 'composer.send',
  WHATSAPP_LINK: 'composer.openWhatsApp',
  WEB: 'composer.answer',
  NOTE: 'composer.keep',
} as const;

type FootProps = { readonly thread: InboxThread; readonly composing: Composing };

/** The send button, the time of sending, and the recipient. */
export function ComposerFoot({ thread, composing }: FootProps) {
  const { draft, change, isLater, setIsLater, files, preview, say, isSending } = composing;
  const { channel, subject, body, sendAt } = draft;
  const { t, i18n } = useTranslation('inbox');
  const cannot = {
    MAIL: thread.email === '',
    WHATSAPP_LINK: thread.phone === '',
    WEB: !thread.isPageOpen,
    NOTE: false,
  };
  const noWay = cannot[channel];
  const goesTo = {
    MAIL: thread.email,
    WHATSAPP_LINK: thread.phone,
    WEB: t('composer.onPage'),
    NOTE: t('composer.inside'),
  };
  const url = channel === 'WHATSAPP_LINK' && preview.isCurrent ? preview.data?.whatsAppUrl : undefined;
  const isWritten = body.trim() !== '' && (channel !== 'MAIL' || subject.trim() !== '');
  const isReady = isWritten && !files.areOnWay && !noWay && !isSending;
  return (
    <Flex wrap gap="8px 12px" align="center">
      {url ? (
        <Button
          type="primary"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          disabled={!isReady}
          onClick={() => void say()}
        >
          {t('composer.openWhatsApp')}
        </Button>
      ) : (
        <Button
          type="primary"
          loading={isSending}
          disabled={!isReady || channel === 'WHATSAPP_LINK' || (preview.isPreviewed && !preview.isCurrent)}
          onClick={() => void say()}
        >
          {t(channel === 'MAIL' && isLater ? 'composer.sendLater' : DOES[channel])}
        </Button>
      )}
      {channel === 'MAIL' && (
        <Button type="text" aria-expanded={isLater} onClick={() => setIsLater(!isLater)}>
          {t(isLater ? 'composer.now' : 'composer.later')}
        </Button>
      )}
      {channel === 'MAIL' && isLater && (
        <Labelled label={t('composer.sendAt')} isBare>
          <Input
            type="datetime-local"
            lang={i18n.language}
            value={sendAt}
            style={{ width: 'auto' }}
            onChange={(event) => change({ sendAt: event.target.value })}
          />
        </Labelled>
      )}
      <span className="k-muted">{noWay ? t(`composer.no${channel}`) : goesTo[channel]}</span>
    </Flex>
  );
}
