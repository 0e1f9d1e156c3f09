import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Email } from '../../../domain/demo/emails.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { Change, Mails } from './changes.ts';
import { MailRow } from './MailRow.tsx';
import { MailTools } from './MailTools.tsx';
import type { Question } from './question.ts';

type MailListProps = {
  readonly mails: Mails;
  readonly question: Question;
  readonly selected: readonly Email[];
  /** The e-mail to whose row the focus goes once it is there. */
  readonly focusRef: RefObject<number | undefined>;
  readonly linkTo: (id: number) => string;
  readonly onSelect: (ids: readonly number[]) => void;
  readonly onChange: (ids: readonly number[], change: Change) => void;
};

/** The e-mails of a folder, and what can be done with those that are chosen. */
export function MailList({ mails, question, selected, focusRef, linkTo, onSelect, onChange }: MailListProps) {
  const { t } = useTranslation('demo-email');
  const { emails } = mails;
  const list = useRef<HTMLUListElement>(null);
  const chosen = selected.map(({ id }) => id);
  useEffect(() => {
    const id = focusRef.current;
    if (id === undefined) return;
    focusRef.current = undefined;
    linkIn(list.current, id)?.focus();
  }, [emails, focusRef]);

  return (
    <>
      <div className="k-email-bar">
        <input
          type="checkbox"
          aria-label={t('selectAll')}
          checked={selected.length > 0 && selected.length === emails.length}
          disabled={emails.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = selected.length > 0 && selected.length < emails.length;
          }}
          onChange={() => onSelect(selected.length === emails.length ? [] : emails.map(({ id }) => id))}
        />
        <span role="status" className="k-email-chosen">
          {selected.length > 0
            ? t('chosen', { count: selected.length })
            : t(question.q === '' ? 'mails' : 'found', { count: emails.length })}
        </span>
        {selected.length > 0 && <MailTools mails={selected} onChange={(change) => onChange(chosen, change)} />}
      </div>
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

/** The focus goes to the row so many further; without one in the list, to the first. */
export function moveFocus({
  emails,
  from,
  step,
}: {
  emails: readonly Email[];
  from: number | undefined;
  step: 1 | -1;
}) {
  const at = emails.findIndex(({ id }) => id === from);
  const next = emails[at === -1 ? 0 : at + step];
  if (next) linkIn(document, next.id)?.focus();
}
