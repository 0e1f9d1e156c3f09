import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { formatDate } from '../../engine/format.ts';
import { bestPath } from '../../engine/resource/paths.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { CrmDuplicates, CrmPerson } from '../../wire/crm.ts';
import { MergeDialog } from './MergeDialog.tsx';
import '../../ui/control.css';
import './crm.css';

type Chosen = { readonly keepId: string; readonly dropId: string };

/** Records that are probably of one person, with the reason, the most certain first. */
export function Duplicates() {
  const { t } = useTranslation('crm');
  const [search, setSearch] = useSearchParams();
  const of = search.get('of');
  const path = of === null ? '/crm/duplicates' : `/crm/duplicates?of=${encodeURIComponent(of)}`;
  const { data, failure, refresh } = useAnswer<CrmDuplicates>(path);
  const [chosen, setChosen] = useState<Chosen>();
  return (
    <div className="k-crm">
      <PageHead
        title={t('duplicates.title')}
        actions={
          of !== null && (
            <button type="button" className="k-control" onClick={() => setSearch({})}>
              {t('duplicates.all')}
            </button>
          )
        }
      />
      {failure && (
        <Notice kind="error" title={t('failed')} text={failure.message}>
          <button type="button" className="k-control" onClick={refresh}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {!data && !failure && <Skeleton rows={8} label={t('loading')} />}
      {data?.total === 0 && <Notice kind="empty" title={t('duplicates.none')} text={t('duplicates.noneText')} />}
      {data && data.total > 0 && (
        <>
          <p className="k-crm-muted">
            {t('duplicates.count', { count: data.total })}{' '}
            {data.items.length < data.total && t('duplicates.shown', { shown: data.items.length })}
          </p>
          <ul className="k-crm-pairs">
            {data.items.map(({ a, b, score, reasons }) => (
              <li key={`${a.id} ${b.id}`}>
                <Person person={a} />
                <Person person={b} />
                <div>
                  {reasons.map((reason) => (
                    <Tag key={reason} color="gold">
                      {t(`duplicates.reason.${reason}`)}
                    </Tag>
                  ))}{' '}
                  <small>{t('duplicates.certainty', { score })}</small>
                </div>
                <button
                  type="button"
                  className="k-control"
                  aria-label={t('duplicates.compareNames', { a: a.name, b: b.name })}
                  // The one with more stays is what people know.
                  onClick={() =>
                    setChosen(
                      a.stayCount >= b.stayCount ? { keepId: a.id, dropId: b.id } : { keepId: b.id, dropId: a.id },
                    )
                  }
                >
                  {t('duplicates.compare')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {chosen && (
        <MergeDialog
          key={chosen.keepId}
          {...chosen}
          onSwap={() => setChosen({ keepId: chosen.dropId, dropId: chosen.keepId })}
          onClose={() => setChosen(undefined)}
          onDone={() => {
            setChosen(undefined);
            refresh();
          }}
        />
      )}
    </div>
  );
}

function Person({ person }: { readonly person: CrmPerson }) {
  const { t } = useTranslation('crm');
  const language = useLanguage();
  const { guests } = useClientConfig().resources;
  const { id, name, kind, phone, email, birthDate, stayCount } = person;
  const way = guests && bestPath({ resource: guests, id });
  const facts = [phone, email, birthDate === null ? null : formatDate({ value: birthDate, language })];
  return (
    <div>
      <strong>{way === undefined ? name : <Link to={way}>{name}</Link>}</strong>{' '}
      <small>
        {t(`summary.kind.${kind}`)} · {t('duplicates.stays', { count: stayCount })}
      </small>
      <br />
      <small>{facts.filter((fact) => fact !== null).join(' · ')}</small>
    </div>
  );
}
