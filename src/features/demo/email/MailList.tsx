import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Email } from '../../../domain/demo/emails.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { EmailEdit, Mails } from './changes.ts';
import { MailRow } from './MailRow.tsx';
import { MailTools } from './MailTools.tsx';
import type { MailQuestion } from './question.ts';

type MailListProps = {
  readonly mails: Mails;
  readonly question: MailQuestion;
  readonly selected: readonly Email[];
  /** The e-mail whose row gets the focus once it is rendered. */
  readonly focusRef: RefObject<number | undefined>;
  readonly linkTo: (id: number) => string;
  readonly onSelect: (ids: readonly number[]) => void;
  readonly onChange: (ids: readonly number[], change: EmailEdit) => void;
};

/** The e-mails of a folder, with actions for the selected ones. */
export function MailList({ mails, question, selected, focusRef, linkTo, onSelect, onChange }: MailListProps) {
  const { t } = useTranslation('demo-email');
  const { emails } = mails;
  const list = useRef<HTMLUListElement>(null);
  const chosen = selected.map(({ id }) => id);
  const isAll = selected.length > 0 && selected.length === emails.length;
  useEffect(() => {
    const id = focusRef.current;
    if (id === undefined) return;
    focusRef.current = undefined;
    linkIn(list.current, id)?.focus();
  }, [emails, focusRef]);

  return (
    <>
      <Flex wrap gap="2px 10px" align="center" className="k-email-line k-email-bar">
        <Checkbox
          aria-label={t('selectAll')}
          checked={isAll}
          indeterminate={selected.length > 0 && !isAll}
          disabled={emails.length === 0}
          onChange={() => onSelect(isAll ? [] : emails.map(({ id }) => id))}
        />
        <Typography.Text type="secondary" role="status">
          {selected.length > 0
            ? t('chosen', { count: selected.length })
            : t(question.q === '' ? 'mails' : 'found', { count: emails.length })}
        </Typography.Text>
        {selected.length > 0 && <MailTools mails={selected} onChange={(change) => onChange(chosen, change)} />}
      </Flex>
      {emails.length === 0 ? (
        <Notice kind="empty" title={t(question.q === '' ? 'empty' : 'noneFound')} />
      ) : (
        <ul ref={list} className="k-email-rows" aria-label={t('list')}>
          {emails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              isSelected={chosen.includes(mail.id)}
              to={linkTo(mail.id)}
              onSelect={() =>
                onSelect(chosen.includes(mail.id) ? chosen.filter((id) => id !== mail.id) : [...chosen, mail.id])
              }
              onChange={(change) => onChange([mail.id], change)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const linkIn = (within: ParentNode | null, id: number): HTMLElement | null =>
  within?.querySelector<HTMLElement>(`[data-mail="${id}"] .k-email-link`) ?? null;

type Move = { readonly emails: readonly Email[]; readonly from: number | undefined; readonly step: 1 | -1 };

/** Moves the focus by a number of rows; to the first row if none has it. */
export function moveFocus({ emails, from, step }: Move): void {
  const at = emails.findIndex(({ id }) => id === from);
  const next = emails[at === -1 ? 0 : at + step];
  if (next) linkIn(document, next.id)?.focus();
}
