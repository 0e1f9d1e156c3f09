import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Popconfirm from 'antd/es/popconfirm';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientConfig, Row } from '../../config/types.ts';
import { formatDate, formatDateTime } from '../../engine/format.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { type SendSteps, useSend } from '../../engine/resource/use-send.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Answered } from '../../ui/Answered.tsx';
import { copyText } from '../../ui/copy-text.ts';
import type { GuestPageLink } from '../../wire/guest-page.ts';
import { guestPageCall, mailPage, makePage, renewPage, withdrawPage } from './calls.ts';

const FOLLOWED = ['reservations', 'messages', 'guests'];
const CHANGED = ['reservations', 'messages', 'conversations'];

type PageLinkProps = { readonly config: ClientConfig; readonly record: Row };

/** On a stay's page: the link to the guest's own page, to copy, send, renew or withdraw. */
export function PageLink({ config, record }: PageLinkProps) {
  const { t } = useTranslation('guest-page');
  const mayMake = config.resources['stay-guests']?.can.includes('create') === true;
  const answer = useAnswer<GuestPageLink>(mayMake ? guestPageCall(record.id) : undefined, {
    follows: FOLLOWED,
    about: record.id,
  });
  if (!mayMake) return null;
  return (
    <Answered answer={answer} failed={t('staff.failed')}>
      {(link) => <Link stayId={record.id} link={link} />}
    </Answered>
  );
}

type LinkProps = { readonly stayId: string; readonly link: GuestPageLink };

function Link({ stayId, link: { path, madeAt, opensUntil, mayMake, email, whatsAppUrl } }: LinkProps) {
  const { t } = useTranslation('guest-page');
  const language = useLanguage();
  const { send, isSending, failure, forget } = useSend({ refreshes: CHANGED });
  const [told, setTold] = useState<string>();
  const run = async (steps: SendSteps<GuestPageLink>, done: string) => {
    setTold(undefined);
    const sent = await send(steps);
    if (sent.isDone) setTold(done);
  };
  const address = path === null ? undefined : new URL(path, window.location.origin).href;
  const copy = async () => {
    const isCopied = await copyText(address ?? '');
    forget();
    setTold(t(isCopied ? 'staff.copied' : 'staff.byHand'));
  };
  return (
    <Flex vertical gap={10}>
      <span className="k-muted">{t('staff.lead')}</span>
      {!mayMake && <span>{t('staff.none')}</span>}
      {address !== undefined && (
        <>
          <Input readOnly value={address} aria-label={t('staff.title')} onFocus={(event) => event.target.select()} />
          <span className="k-muted">
            {t('staff.until', { day: formatDate({ value: opensUntil, language }) })}
            {madeAt !== null && ` ${t('staff.madeAt', { at: formatDateTime({ value: madeAt, language }) })}`}
          </span>
        </>
      )}
      <Flex wrap gap={8}>
        {address === undefined && mayMake && (
          <Button loading={isSending} onClick={() => void run(makePage(stayId), t('staff.made'))}>
            {t('staff.make')}
          </Button>
        )}
        {address !== undefined && (
          <>
            <Button onClick={() => void copy()}>{t('staff.copy')}</Button>
            <Button href={address} target="_blank" rel="noopener noreferrer">
              {t('staff.open')}
            </Button>
          </>
        )}
        {whatsAppUrl !== null && (
          <Button href={whatsAppUrl} target="_blank" rel="noopener noreferrer">
            {t('staff.whatsApp')}
          </Button>
        )}
        {mayMake && email !== '' && (
          <Button disabled={isSending} onClick={() => void run(mailPage(stayId), t('staff.mailed', { email }))}>
            {t('staff.mail')}
          </Button>
        )}
        {address !== undefined && mayMake && (
          <Popconfirm
            title={t('staff.renewSure')}
            okText={t('staff.renew')}
            cancelText={t('staff.no')}
            onConfirm={() => void run(renewPage(stayId), t('staff.renewed'))}
          >
            <Button disabled={isSending}>{t('staff.renew')}</Button>
          </Popconfirm>
        )}
        {address !== undefined && (
          <Popconfirm
            title={t('staff.withdrawSure')}
            okText={t('staff.withdraw')}
            cancelText={t('staff.no')}
            onConfirm={() => void run(withdrawPage(stayId), t('staff.withdrawn'))}
          >
            <Button danger disabled={isSending}>
              {t('staff.withdraw')}
            </Button>
          </Popconfirm>
        )}
      </Flex>
      <span role="status">{failure?.message ?? told}</span>
    </Flex>
  );
}
