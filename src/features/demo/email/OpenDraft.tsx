import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Email } from '../../../domain/demo/emails.ts';
import { notify } from '../../../providers/notification.ts';
import * as own from './own-mail.ts';
import type { LocalMails } from './use-mails.ts';

const Compose = lazy(() => import('./Compose.tsx'));

/** The draft being written. @param emails source of suggested addresses */
export function OpenDraft({ box, setBox, emails }: LocalMails & { readonly emails: readonly Email[] }) {
  const { t } = useTranslation('demo-email');
  const draft = box.mails.find(({ id }) => id === box.writing);
  if (!draft) return null;
  return (
    <Suspense>
      <Compose
        key={draft.id}
        draft={draft}
        known={knownAddresses(emails)}
        onType={(part) => setBox((before) => own.withDraftChanged(before, draft.id, part))}
        onClose={() => setBox(own.withDraftClosed)}
        onDiscard={() => setBox((before) => own.withDraftDiscarded(before, draft.id))}
        onSend={() => {
          setBox((before) => own.withDraftSent(before, draft.id, new Date().toISOString()));
          notify({ type: 'info', message: t('own.done') });
        }}
      />
    </Suspense>
  );
}

const knownAddresses = (emails: readonly Email[]): readonly string[] => [
  ...new Set(emails.flatMap(({ from, to }) => [from.email, ...to.map(({ email }) => email)])),
];
