import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../../providers/i18n.ts';
import { formatDateTime } from '../../../engine/format.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { copyText } from '../../../ui/copy-text.ts';
import type { KbsLinkMade, KbsLinkShown } from '../../../wire/kbs.ts';
import { sendGuestDataLink, revokeLink } from './calls.ts';

type GuestLinkProps = {
  readonly stayId: string;
  readonly link: KbsLinkShown | null;
  readonly mayLink: boolean;
  readonly onChange: () => void;
};

/** The one-time link for guests to complete their own data: made, copied, sent by WhatsApp, withdrawn. */
export function GuestLink({ stayId, link, mayLink, onChange }: GuestLinkProps) {
  const { t, i18n } = useTranslation('kbs');
  const language = useLanguage();
  const [made, setMade] = useState<KbsLinkMade>();
  const [copied, setCopied] = useState<string>();
  const { send, isSending, failure, forget } = useSend();
  const makeLink = async () => {
    setCopied(undefined);
    const sent = await send(async (call) => {
      const next = await sendGuestDataLink(stayId)(call);
      if (isLanguage(next.language)) await loadTexts(next.language).catch(() => undefined);
      return next;
    });
    if (!sent.isDone) return;
    setMade(sent.data);
    onChange();
  };
  const revoke = async () => {
    setCopied(undefined);
    const sent = await send(revokeLink(stayId));
    if (!sent.isDone) return;
    setMade(undefined);
    onChange();
  };
  const address = made && new URL(made.path, window.location.origin).href;
  const copy = async () => {
    const isCopied = await copyText(address ?? '');
    forget();
    setCopied(t(isCopied ? 'link.copied' : 'link.byHand'));
  };
  // In the guest's language, not the desk's.
  const words = made && i18n.getFixedT(isLanguage(made.language) ? made.language : language, 'kbs');
  const message = made && words ? words('link.message', { name: made.firstName, address }) : '';
  const momentText = (value: string) => formatDateTime({ value, language });
  return (
    <Card size="small" title={t('link.title')}>
      <Flex vertical gap={10}>
        <span className="k-muted">{t('link.lead')}</span>
        {link && !made && (
          <span>
            {link.usedAt === null
              ? t('link.waiting', { at: momentText(link.madeAt) })
              : t('link.used', { at: momentText(link.usedAt) })}
          </span>
        )}
        {!mayLink && <span>{t('link.none')}</span>}
        {address !== undefined && made && (
          <>
            <Input readOnly value={address} aria-label={t('link.title')} onFocus={(event) => event.target.select()} />
            <span className="k-muted">{t('link.once', { at: momentText(made.expiresAt) })}</span>
          </>
        )}
        {mayLink && (
          <Flex wrap gap={8}>
            {address !== undefined && made && (
              <>
                <Button onClick={() => void copy()}>{t('link.copy')}</Button>
                <Button
                  href={`https://wa.me/${made.phone}?text=${encodeURIComponent(message)}`}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {t('link.whatsApp')}
                </Button>
              </>
            )}
            <Button loading={isSending} onClick={() => void makeLink()}>
              {t(link || made ? 'link.again' : 'link.make')}
            </Button>
            {link && link.usedAt === null && (
              <Button danger disabled={isSending} onClick={() => void revoke()}>
                {t('link.revoke')}
              </Button>
            )}
          </Flex>
        )}
        {(failure ?? copied) !== undefined && <span role="status">{failure?.message ?? copied}</span>}
      </Flex>
    </Card>
  );
}

const isLanguage = (text: string): text is 'en' | 'tr' => text === 'en' || text === 'tr';
