import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import type { ClientConfig } from '../../../config/types.ts';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { Answered } from '../../../ui/Answered.tsx';
import type { MailInLink } from '../../../wire/inbox.ts';

const PATH = '/settings/mail-in';

/** The secret address to which a mail provider forwards the company's mail: made, renewed and withdrawn here. */
export function MailIn({ config }: { readonly config: ClientConfig }) {
  const { t } = useTranslation('inbox');
  const mayEdit = config.resources['settings']?.can.includes('edit') === true;
  const { send, isSending } = useSend({ refreshes: ['settings'], failureKey: 'mail-in' });
  const answer = useAnswer<MailInLink>(mayEdit ? PATH : undefined, { follows: ['settings'] });
  if (!mayEdit) return null;
  const change = async (method: 'PUT' | 'DELETE') => {
    const sent = await send({ path: PATH, method });
    if (sent.isDone) answer.refresh();
  };
  return (
    <section className="k-panel" aria-label={t('mailIn.title')}>
      <h2>{t('mailIn.title')}</h2>
      <p>{t('mailIn.why')}</p>
      <Answered answer={answer} rows={1}>
        {({ path }) => (
          <Flex vertical gap={8} align="start">
            {path !== null && <Typography.Text copyable>{window.location.origin + path}</Typography.Text>}
            <Flex wrap gap={8}>
              <Button disabled={isSending} onClick={() => void change('PUT')}>
                {t(path === null ? 'mailIn.make' : 'mailIn.renew')}
              </Button>
              {path !== null && (
                <Button danger disabled={isSending} onClick={() => void change('DELETE')}>
                  {t('mailIn.withdraw')}
                </Button>
              )}
            </Flex>
          </Flex>
        )}
      </Answered>
    </section>
  );
}
