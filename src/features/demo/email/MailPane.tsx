import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Email } from '../../../domain/demo/emails.ts';
import { Stroke } from '../../../ui/Stroke.tsx';
import type { EmailEdit } from './changes.ts';
import { LabelTags } from './LabelTags.tsx';
import { EmailView } from './EmailView.tsx';
import { MailTools } from './MailTools.tsx';
import type { AnswerKind } from './own-mail.ts';
import { Star } from './Star.tsx';
import { LinkButton } from '../../../engine/resource/LinkButton.tsx';

const ANSWERS = ['reply', 'replyAll', 'forward'] as const;

type MailPaneProps = {
  readonly mail: Email;
  /** Answers to it written in this browser. */
  readonly answers: readonly Email[];
  readonly place: { readonly number: number; readonly count: number };
  readonly back: string;
  readonly newer: string | undefined;
  readonly older: string | undefined;
  readonly onChange: (change: EmailEdit) => void;
  readonly onAnswer: (kind: AnswerKind) => void;
  readonly onContinue: () => void;
};

/** The open e-mail with its answers. Opening it marks it as read. */
export function MailPane(props: MailPaneProps) {
  const { mail, answers, place, back, newer, older, onChange, onAnswer, onContinue } = props;
  const { t } = useTranslation('demo-email');
  const heading = useRef<HTMLHeadingElement>(null);
  const open = useEffectEvent(() => {
    heading.current?.focus({ preventScroll: true });
    if (!mail.isRead) onChange({ data: { isRead: true } });
  });
  useEffect(() => open(), []);
  return (
    <section aria-labelledby="mail-subject">
      <Flex wrap gap="2px" align="center" className="k-email-line k-email-bar">
        <Step to={back} name={t('back')} path="M15 5l-7 7 7 7" />
        <MailTools mails={[mail]} onChange={onChange} />
        <Flex flex={1} gap="2px" align="center" justify="flex-end">
          <Typography.Text type="secondary" className="k-nowrap">
            {t('place', place)}
          </Typography.Text>
          <Step to={newer} name={t('newer')} path="M6 15l6-6 6 6" />
          <Step to={older} name={t('older')} path="M6 9l6 6 6-6" />
        </Flex>
      </Flex>
      <Flex vertical gap="12px" style={{ padding: 14 }}>
        <Flex wrap gap="8px 12px" align="center">
          <h2 id="mail-subject" ref={heading} tabIndex={-1} className="k-title k-break">
            {mail.subject || t('noSubject')}
          </h2>
          <LabelTags labels={mail.labels} />
          <Star mail={mail} onStar={() => onChange({ data: { isStarred: !mail.isStarred } })} />
        </Flex>
        <EmailView mail={mail} />
        {answers.map((answer) => (
          <EmailView key={answer.id} mail={answer} />
        ))}
        <Flex wrap gap="small">
          {mail.folder === 'draft' ? (
            <Button type="primary" onClick={onContinue}>
              {t('continue')}
            </Button>
          ) : (
            ANSWERS.map((kind) => (
              <Button key={kind} onClick={() => onAnswer(kind)}>
                {t(kind)}
              </Button>
            ))
          )}
        </Flex>
      </Flex>
    </section>
  );
}

type StepProps = { readonly to: string | undefined; readonly name: string; readonly path: string };

function Step({ to, name, path }: StepProps) {
  const look = { type: 'text', icon: <Stroke path={path} />, 'aria-label': name, title: name } as const;
  return to === undefined ? <Button {...look} disabled /> : <LinkButton {...look} to={to} />;
}
