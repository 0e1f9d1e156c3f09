import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../../config/types.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { changeLink, linkOf } from './calls.ts';

type FeedLinkProps = { readonly feed: Row; readonly onChange: () => void };

/** The secret link: hidden until requested; asks before renewing or withdrawing it. */
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
    <Flex vertical gap={8}>
      <h4>{t('link.title')}</h4>
      <span className="k-muted">{t(hasLink ? 'link.lead' : 'link.none')}</span>
      {link !== undefined && (
        <Input readOnly value={link} aria-label={t('link.title')} onFocus={(event) => event.target.select()} />
      )}
      <Flex wrap gap={8}>
        {hasLink && link === undefined && (
          <Button disabled={isSending} onClick={() => void show()}>
            {t('link.show')}
          </Button>
        )}
        {hasLink && (
          <Button disabled={isSending} onClick={() => void copy()}>
            {t('link.copy')}
          </Button>
        )}
        <Button disabled={isSending} onClick={() => (hasLink ? setAsked('renewLink') : void change('renewLink'))}>
          {renew}
        </Button>
        {hasLink && (
          <Button danger onClick={() => setAsked('revokeLink')}>
            {t('link.revoke')}
          </Button>
        )}
      </Flex>
      {asked && (
        <Flex vertical gap={8} role="group" aria-label={t(`link.${asked}`)}>
          {t(`link.${asked}`)}
          <Flex wrap gap={8}>
            <Button danger autoFocus loading={isSending} onClick={() => void change(asked)}>
              {t(asked === 'renewLink' ? 'link.renew' : 'link.revoke')}
            </Button>
            <Button onClick={() => setAsked(undefined)}>{t('no')}</Button>
          </Flex>
        </Flex>
      )}
      {(failure ?? copied) !== undefined && <span role="status">{failure?.message ?? copied}</span>}
    </Flex>
  );
}
