import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../providers/i18n.ts';
import { formatDateTime } from '../../engine/format.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { copyText } from '../../ui/copy-text.ts';
import type { KbsLinkMade, KbsLinkShown } from '../../wire/kbs.ts';
import { makeLink, revokeLink } from './calls.ts';

type GuestLinkProps = {
  readonly stayId: string;
  readonly link: KbsLinkShown | null;
  readonly mayLink: boolean;
  readonly onChange: () => void;
};

/** The one-time link by which guests complete their own data: made, copied, sent by WhatsApp, withdrawn. */
export function GuestLink({ stayId, link, mayLink, onChange }: GuestLinkProps) {
  const { t, i18n } = useTranslation('kbs');
  const language = useLanguage();
  const [made, setMade] = useState<KbsLinkMade>();
  const [copied, setCopied] = useState<string>();
  const { send, isSending, failure, forget } = useSend();
  const make = async () => {
    setCopied(undefined);
    const sent = await send(async (call) => {
      const next = await makeLink(stayId)(call);
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
  // In the guest's language, not in that of the desk.
  const words = made && i18n.getFixedT(isLanguage(made.language) ? made.language : language, 'kbs');
  const message = made && words ? words('link.message', { name: made.firstName, address }) : '';
  const when = (value: string) => formatDateTime({ value, language });
  return (
    <div className="k-kbs-link">
      <h3>{t('link.title')}</h3>
      <p className="k-muted">{t('link.lead')}</p>
      {link && !made && (
        <p>
          {link.usedAt === null
            ? t('link.waiting', { at: when(link.madeAt) })
            : t('link.used', { at: when(link.usedAt) })}
        </p>
      )}
      {!mayLink && <p>{t('link.none')}</p>}
      {address !== undefined && made && (
        <>
          <input
            className="k-control k-kbs-address"
            readOnly
            value={address}
            aria-label={t('link.title')}
            onFocus={(event) => event.target.select()}
          />
          <p className="k-muted">{t('link.once', { at: when(made.expiresAt) })}</p>
        </>
      )}
      {mayLink && (
        <div className="k-kbs-ways">
          {address !== undefined && made && (
            <>
              <button type="button" className="k-control" onClick={() => void copy()}>
                {t('link.copy')}
              </button>
              <a
                className="k-control k-kbs-jump"
                href={`https://wa.me/${made.phone}?text=${encodeURIComponent(message)}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('link.whatsApp')}
              </a>
            </>
          )}
          <button type="button" className="k-control" disabled={isSending} onClick={() => void make()}>
            {t(link || made ? 'link.again' : 'link.make')}
          </button>
          {link && link.usedAt === null && (
            <button type="button" className="k-control k-kbs-danger" disabled={isSending} onClick={() => void revoke()}>
              {t('link.revoke')}
            </button>
          )}
        </div>
      )}
      {(failure ?? copied) !== undefined && <p role="status">{failure?.message ?? copied}</p>}
    </div>
  );
}

const isLanguage = (text: string): text is 'en' | 'tr' => text === 'en' || text === 'tr';
