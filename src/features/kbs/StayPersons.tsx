import { useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig } from '../../config/types.ts';
import type { PanelProps } from '../../engine/resource/PanelView.tsx';
import { recordPath } from '../../engine/resource/paths.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useSend } from '../../engine/resource/use-send.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { KbsPersonsAnswer, KbsPersonShown } from '../../wire/kbs.ts';
import { personsPath, removePerson } from './calls.ts';
import { FamilyEntry } from './FamilyEntry.tsx';
import { GuestLink } from './GuestLink.tsx';
import '../../ui/control.css';
import './kbs.css';

const FOLLOWED = ['stay-guests', 'kbs-notifications', 'guests'];

/** Who is on a stay (KB2: everybody is reported): what is missing of each, the family at once, and the guests' link. */
export function StayPersons({ config, record }: PanelProps) {
  const { t } = useTranslation('kbs');
  const invalidate = useInvalidate();
  const id = record?.id;
  const isOpen = config.resources['stay-guests']?.can.includes('list') === true;
  const { data, failure, refresh } = useAnswer<KbsPersonsAnswer>(
    id === undefined || !isOpen ? undefined : personsPath(id),
    { follows: FOLLOWED, about: id },
  );
  // What makes the lists of the stay's guests ask again makes this ask again, too.
  const reload = () => {
    for (const resource of FOLLOWED) void invalidate({ resource, invalidates: ['list', 'many'] });
  };

  if (id === undefined || !isOpen) return null;
  if (failure) {
    return (
      <Notice kind="error" title={t('failed')} text={failure.message}>
        <button type="button" className="k-control" onClick={refresh}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (!data) return <Skeleton rows={3} label={t('loading')} />;
  const { persons, expected } = data;
  return (
    <div className="k-kbs">
      <p>{t('known', { known: persons.length, expected })}</p>
      <ul className="k-kbs-persons">
        {persons.map((person) => (
          <Person key={person.id} person={person} config={config} onChange={reload} />
        ))}
      </ul>
      <FamilyEntry
        stayId={id}
        surname={persons[0]?.lastName ?? ''}
        nationality={persons[0]?.nationality ?? ''}
        open={Math.max(1, expected - persons.length)}
        config={config}
        onSaved={reload}
      />
      <GuestLink stayId={id} link={data.link} mayLink={data.mayLink} onChange={reload} />
    </div>
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
    <li>
      <span>
        {guests ? <Link to={recordPath({ resource: guests, to: 'show', id })}>{name}</Link> : name}{' '}
        {documentNo !== null && <span className="k-kbs-number">{documentNo}</span>}{' '}
        {missing.length === 0 ? (
          <Tag color="green">{t('isComplete')}</Tag>
        ) : (
          <Tag color="orange">{t('isMissing', { what: missing.map((key) => t(`missing.${key}`)).join(', ') })}</Tag>
        )}
      </span>
      <span className="k-kbs-ways">
        {missing.length > 0 && guests?.can.includes('edit') && (
          <Link
            className="k-control k-kbs-jump"
            to={recordPath({ resource: guests, to: 'edit', id })}
            aria-label={t('complete', { name })}
          >
            {t('completeShort')}
          </Link>
        )}
        {link && !isAsked && (
          <button
            type="button"
            className="k-control"
            aria-label={t('remove', { name })}
            onClick={() => setIsAsked(true)}
          >
            {t('removeShort')}
          </button>
        )}
        {isAsked && (
          <>
            <button
              type="button"
              className="k-control k-kbs-danger"
              autoFocus
              disabled={isSending}
              onClick={() => void remove()}
            >
              {t('removeSure')}
            </button>
            <button type="button" className="k-control" onClick={() => setIsAsked(false)}>
              {t('no')}
            </button>
          </>
        )}
      </span>
      {failure && <p role="alert">{failure.message}</p>}
    </li>
  );
}
