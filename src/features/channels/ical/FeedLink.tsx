import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { changeLink, linkOf } from './calls.ts';

type FeedLinkProps = { readonly feed: Row; readonly onChange: () => void };

/** The secret link: on the screen only when somebody asks for it, renewed and withdrawn after a question. */
export function FeedLink({ feed, onChange }: FeedLinkProps) {
  const { t } = useTranslation('ical');
  const [link, setLink] = useState<string>();
  const [asked, setAsked] = useState<'renewLink' | 'revokeLink'>();
  const [copied, setCopied] = useState<string>();
  const { send, isSending, failure } = useSend();
  const hasLink = typeof feed['linkMadeAt'] === 'string';

  const show = async () => {
    setCopied(undefined);
    const found = await send(() => linkOf(feed.id));
    if (found.isDone) setLink(found.data);
  };
  const copy = async () => {
    setCopied(undefined);
    const found = await send(async () => {
      const address = link ?? (await linkOf(feed.id));
      return { address, isCopied: await copyText(address) };
    });
    if (!found.isDone) return;
    const { address, isCopied } = found.data;
    if (!isCopied) setLink(address);
    setCopied(t(isCopied ? 'link.copied' : 'link.byHand'));
  };
  const change = async (action: 'renewLink' | 'revokeLink') => {
    setCopied(undefined);
    const sent = await send(changeLink(feed.id, action));
    if (!sent.isDone) return;
    setAsked(undefined);
    setLink(undefined);
    onChange();
    if (action === 'renewLink') await show();
  };
  const renew = t(hasLink ? 'link.renew' : 'link.make');
  return (
    <div className="k-ical-part">
      <h4>{t('link.title')}</h4>
      <p className="k-muted">{t(hasLink ? 'link.lead' : 'link.none')}</p>
      {link !== undefined && (
        <input
          className="k-panel-input k-ical-link"
          readOnly
          value={link}
          aria-label={t('link.title')}
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className="k-panel-ways">
        {hasLink && link === undefined && (
          <button type="button" className="k-panel-button" disabled={isSending} onClick={() => void show()}>
            {t('link.show')}
          </button>
        )}
        {hasLink && (
          <button type="button" className="k-panel-button" disabled={isSending} onClick={() => void copy()}>
            {t('link.copy')}
          </button>
        )}
        <button
          type="button"
          className="k-panel-button"
          disabled={isSending}
          onClick={() => (hasLink ? setAsked('renewLink') : void change('renewLink'))}
        >
          {renew}
        </button>
        {hasLink && (
          <button type="button" className="k-panel-button k-panel-danger" onClick={() => setAsked('revokeLink')}>
            {t('link.revoke')}
          </button>
        )}
      </div>
      {asked && (
        <div role="group" aria-label={t(`link.${asked}`)}>
          <p>{t(`link.${asked}`)}</p>
          <div className="k-panel-ways">
            <button
              type="button"
              className="k-panel-button k-panel-danger"
              autoFocus
              disabled={isSending}
              onClick={() => void change(asked)}
            >
              {t(asked === 'renewLink' ? 'link.renew' : 'link.revoke')}
            </button>
            <button type="button" className="k-panel-button" onClick={() => setAsked(undefined)}>
              {t('no')}
            </button>
          </div>
        </div>
      )}
      {(failure ?? copied) !== undefined && <p role="status">{failure?.message ?? copied}</p>}
    </div>
  );
}
