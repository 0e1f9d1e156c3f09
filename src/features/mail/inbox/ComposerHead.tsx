import Flex from 'antd/es/flex';
import Segmented from 'antd/es/segmented';
import { useTranslation } from 'react-i18next';
import { type SaidBy, waysOf } from '../../../domain/mail/inbox/answer-channel.ts';
import { Choice } from '../../../ui/Choice.tsx';
import type { InboxThread } from '../../../wire/inbox.ts';
import type { Composing } from './use-composer.ts';

/** States without letters about the stay. */
const CLOSED = ['CANCELLED', 'FAILED', 'ALLREADYTAKEN'];

type HeadProps = { readonly thread: InboxThread; readonly composing: Composing };

/** The channel and language of a message, and saved texts to start from. */
export function ComposerHead({ thread, composing }: HeadProps) {
  const { draft, change, language, isNote, words, insert } = composing;
  const { t } = useTranslation('inbox');
  const isClosed = thread.stay !== null && CLOSED.includes(thread.stay.status);
  const options = words
    .filter(({ kind }) => kind === 'QUICK_REPLY' || (thread.stay !== null && !isClosed))
    .map(({ id, kind, name }) => ({ value: id, label: kind === 'QUICK_REPLY' ? name : t(`letter.${kind}`) }));
  const handleLanguage = (next: 'tr' | 'en') => {
    if (draft.from === undefined) change({ language: next });
    else insert(draft.from, next);
  };
  return (
    <Flex wrap gap="8px 12px" align="center">
      <Segmented<SaidBy>
        aria-label={t('composer.channel')}
        value={draft.channel}
        options={waysOf(thread).map((each) => ({ value: each, label: t(`channel.${each}`) }))}
        onChange={(channel) => change({ channel })}
      />
      {!isNote && (
        <Segmented<'tr' | 'en'>
          aria-label={t('composer.language')}
          value={language}
          options={(['tr', 'en'] as const).map((each) => ({ value: each, label: t(`language.${each}`) }))}
          onChange={handleLanguage}
        />
      )}
      {!isNote && options.length > 0 && (
        <Choice
          label={t('composer.words')}
          isBare
          placeholder={t('composer.words')}
          value={null}
          options={options}
          onChange={(id) => insert(id)}
        />
      )}
    </Flex>
  );
}
