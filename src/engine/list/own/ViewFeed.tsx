import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Popconfirm from 'antd/es/popconfirm';
import Space from 'antd/es/space';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Answered } from '../../../ui/Answered.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import type { ViewFeed as Feed } from '../../../wire/view-feed.ts';
import { useAnswer } from '../../resource/use-answer.ts';
import { useSend } from '../../resource/use-send.ts';

const KINDS = ['csv', 'json', 'ics'] as const;

/** The secret link to a saved view, for a spreadsheet or a calendar: made, copied, renewed and withdrawn. */
export function ViewFeed({ viewId }: { readonly viewId: string }) {
  const { t } = useTranslation('saved-views');
  const path = `/view-feeds/${encodeURIComponent(viewId)}`;
  const answer = useAnswer<Feed>(path);
  const { send, isSending, failure } = useSend();
  const [copied, setCopied] = useState<string>();
  const change = async (method: 'PUT' | 'DELETE') => {
    setCopied(undefined);
    if ((await send({ method, path })).isDone) answer.refresh();
  };
  const copy = async (address: string) => {
    setCopied(t((await copyText(address)) ? 'feed.copied' : 'feed.byHand'));
  };
  const said = failure?.message ?? copied;
  return (
    <Answered answer={answer} rows={2}>
      {({ link }) => (
        <Flex vertical gap="small">
          <Typography.Text type="secondary">{t(link ? 'feed.text' : 'feed.none')}</Typography.Text>
          {KINDS.map((kind) => {
            const found = link?.paths[kind];
            if (found === undefined) return null;
            const address = new URL(found, window.location.origin).href;
            return (
              <div key={kind}>
                {t(`feed.${kind}`)}
                <Space.Compact block>
                  <Input
                    readOnly
                    aria-label={t(`feed.${kind}`)}
                    value={address}
                    onFocus={({ target }) => target.select()}
                  />
                  <Button aria-label={t('feed.copyOf', { kind: t(`feed.${kind}`) })} onClick={() => void copy(address)}>
                    {t('feed.copy')}
                  </Button>
                </Space.Compact>
              </div>
            );
          })}
          {link ? (
            <Flex wrap gap="small">
              <Popconfirm
                title={t('feed.renewAsk')}
                okText={t('feed.renew')}
                cancelText={t('view.keep')}
                onConfirm={() => void change('PUT')}
              >
                <Button disabled={isSending}>{t('feed.renew')}</Button>
              </Popconfirm>
              <Popconfirm
                title={t('feed.withdrawAsk')}
                okText={t('feed.withdraw')}
                cancelText={t('view.keep')}
                onConfirm={() => void change('DELETE')}
              >
                <Button danger disabled={isSending}>
                  {t('feed.withdraw')}
                </Button>
              </Popconfirm>
            </Flex>
          ) : (
            <Button loading={isSending} onClick={() => void change('PUT')}>
              {t('feed.make')}
            </Button>
          )}
          {said !== undefined && <span role="status">{said}</span>}
        </Flex>
      )}
    </Answered>
  );
}
