import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '../../providers/i18n.ts';
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
  const [told, setTold] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setIsBusy(true);
    setTold(undefined);
    try {
      await work();
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error));
    } finally {
      setIsBusy(false);
    }
  };
  const make = () =>
    run(async () => {
      const next = await makeLink(stayId);
      if (isLanguage(next.language)) await loadTexts(next.language).catch(() => undefined);
      setMade(next);
      onChange();
    });
  const revoke = () =>
    run(async () => {
      await revokeLink(stayId);
      setMade(undefined);
      onChange();
    });
  const address = made && new URL(made.path, window.location.origin).href;
  const copy = async () => setTold(t((await copyText(address ?? '')) ? 'link.copied' : 'link.byHand'));
  // In the guest's language, not in that of the desk.
  const words = made && i18n.getFixedT(isLanguage(made.language) ? made.language : language, 'kbs');
  const message = made && words ? words('link.message', { name: made.firstName, address }) : '';
  const when = (moment: string) =>
    new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Istanbul' });
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
          <button type="button" className="k-control" disabled={isBusy} onClick={() => void make()}>
            {t(link || made ? 'link.again' : 'link.make')}
          </button>
          {link && link.usedAt === null && (
            <button type="button" className="k-control k-kbs-danger" disabled={isBusy} onClick={() => void revoke()}>
              {t('link.revoke')}
            </button>
          )}
        </div>
      )}
      {told !== undefined && <p role="status">{told}</p>}
    </div>
  );
}

const isLanguage = (text: string): text is 'en' | 'tr' => text === 'en' || text === 'tr';
