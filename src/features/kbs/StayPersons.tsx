import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useInvalidate } from '@refinedev/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig } from '../../config/types.ts';
import { isReleased } from '../../domain/reservations/status.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { LinkButton } from '../../engine/resource/LinkButton.tsx';
import { recordPath } from '../../engine/resource/paths.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { Answered } from '../../ui/Answered.tsx';
import { PanelSection } from '../../ui/PanelSection.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { KbsPersonsAnswer, KbsPersonShown } from '../../wire/kbs.ts';
import { personsPath, removePerson } from './calls.ts';
import { FamilyEntry } from './FamilyEntry.tsx';
import { GuestLink } from '../reservations/guest-link/GuestLink.tsx';

const FOLLOWED = ['stay-guests', 'kbs-notifications', 'guests'];

/**
 * The people on a stay (KB2: everybody is reported): the missing data of each, the family form, and the guests' link.
 */
export function StayPersons({ config, record }: PanelProps) {
  const { t } = useTranslation('kbs');
  const invalidate = useInvalidate();
  const id = record?.id;
  // Nobody came, so nobody is reported.
  const isOff = isReleased(typeof record?.['status'] === 'string' ? record['status'] : '');
  const isOpen = config.resources['stay-guests']?.can.includes('list') === true;
  const answer = useAnswer<KbsPersonsAnswer>(id === undefined || !isOpen ? undefined : personsPath(id), {
    follows: FOLLOWED,
    about: id,
  });
  // Reloads whenever the lists of the stay's guests do.
  const reload = () => {
    for (const resource of FOLLOWED) void invalidate({ resource, invalidates: ['list', 'many'] });
  };

  if (id === undefined || !isOpen) return null;
  return (
    <Answered answer={answer} failed={t('failed')}>
      {({ persons, expected, link, mayLink }) => (
        <Flex vertical gap={12}>
          <span>{t('known', { known: persons.length, expected })}</span>
          <Rows>
            {persons.map((person) => (
              <Person key={person.id} person={person} config={config} onChange={reload} />
            ))}
          </Rows>
          {!isOff && (
            <Ways
              isFolded={persons.length >= expected && persons.every(({ missing }) => missing.length === 0) && !link}
            >
              <FamilyEntry
                stayId={id}
                surname={persons[0]?.lastName ?? ''}
                nationality={persons[0]?.nationality ?? ''}
                open={Math.max(1, expected - persons.length)}
                isComplete={persons.length >= expected}
                config={config}
                onSaved={reload}
              />
              <GuestLink stayId={id} link={link} mayLink={mayLink} onChange={reload} />
            </Ways>
          )}
        </Flex>
      )}
    </Answered>
  );
}

/** Ways to add other people. Collapsed if everybody is known when the page opens. */
function Ways({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  const { t } = useTranslation('kbs');
  const [wasFolded] = useState(isFolded);
  if (!wasFolded) return children;
  return (
    <PanelSection label={t('ways')} isFolded>
      <Flex vertical gap={12}>
        {children}
      </Flex>
    </PanelSection>
  );
}

type PersonProps = { readonly person: KbsPersonShown; readonly config: ClientConfig; readonly onChange: () => void };

function Person({ person, config, onChange }: PersonProps) {
  const { t } = useTranslation('kbs');
  const { send, isSending, failure } = useSend();
  const [isAsked, setIsAsked] = useState(false);
  const { id, firstName, lastName, documentNo, missing, link } = person;
  const { guests } = config.resources;
  const name = `${firstName} ${lastName}`;
  const remove = async () => {
    if (!link) return;
    const sent = await send(removePerson(link));
    if (sent.isDone) onChange();
  };
  return (
    <Flex component="li" wrap gap="8px 12px" align="center" justify="space-between">
      <span>
        {guests ? <Link to={recordPath({ resource: guests, to: 'show', id })}>{name}</Link> : name}{' '}
        {documentNo !== null && <span className="k-muted">{documentNo}</span>}{' '}
        {missing.length === 0 ? (
          <Tag color="green">{t('isComplete')}</Tag>
        ) : (
          <Tag color="orange">{t('isMissing', { what: missing.map((key) => t(`missing.${key}`)).join(', ') })}</Tag>
        )}
      </span>
      <Flex component="span" wrap gap={8}>
        {missing.length > 0 && guests?.can.includes('edit') && (
          <LinkButton to={recordPath({ resource: guests, to: 'edit', id })} aria-label={t('complete', { name })}>
            {t('completeShort')}
          </LinkButton>
        )}
        {link && !isAsked && (
          <Button aria-label={t('remove', { name })} onClick={() => setIsAsked(true)}>
            {t('removeShort')}
          </Button>
        )}
        {isAsked && (
          <>
            <Button danger autoFocus loading={isSending} onClick={() => void remove()}>
              {t('removeSure')}
            </Button>
            <Button onClick={() => setIsAsked(false)}>{t('no')}</Button>
          </>
        )}
      </Flex>
      {failure && <span role="alert">{failure.message}</span>}
    </Flex>
  );
}
