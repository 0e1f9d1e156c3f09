import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Col from 'antd/es/col';
import Row from 'antd/es/row';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { formatDate } from '../../engine/format.ts';
import { bestPath } from '../../engine/resource/paths.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { useClientConfig } from '../../providers/config.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Rows } from '../../ui/Rows.tsx';
import { Tag } from '../../ui/Tag.tsx';
import type { CrmDuplicates, CrmPerson } from '../../wire/crm.ts';
import { MergeDialog } from './MergeDialog.tsx';

type Chosen = { readonly keepId: string; readonly dropId: string };

/** Records that probably belong to one person, with the reason, the most certain first. */
export function Duplicates() {
  const { t } = useTranslation('crm');
  const [search, setSearch] = useSearchParams();
  const of = search.get('of');
  const path = of === null ? '/crm/duplicates' : `/crm/duplicates?of=${encodeURIComponent(of)}`;
  const answer = useAnswer<CrmDuplicates>(path);
  const [chosen, setChosen] = useState<Chosen>();
  return (
    <>
      <PageHead
        title={t('duplicates.title')}
        actions={of !== null && <Button onClick={() => setSearch({})}>{t('duplicates.all')}</Button>}
      />
      <Answered
        answer={answer}
        failed={t('failed')}
        rows={8}
        isEmpty={({ total }) => total === 0}
        empty={<Notice kind="empty" title={t('duplicates.none')} text={t('duplicates.noneText')} />}
      >
        {({ items, total }) => (
          <>
            <p className="k-muted">
              {t('duplicates.count', { count: total })}{' '}
              {items.length < total && t('duplicates.shown', { shown: items.length })}
            </p>
            <Rows>
              {items.map(({ a, b, score, reasons }) => (
                <li key={`${a.id} ${b.id}`}>
                  <Card size="small">
                    <Row gutter={[16, 8]} align="middle">
                      <Col xs={24} md={7}>
                        <Person person={a} />
                      </Col>
                      <Col xs={24} md={7}>
                        <Person person={b} />
                      </Col>
                      <Col flex="1 1 160px">
                        {reasons.map((reason) => (
                          <Tag key={reason} color="gold">
                            {t(`duplicates.reason.${reason}`)}
                          </Tag>
                        ))}{' '}
                        <small className="k-muted">{t('duplicates.certainty', { score })}</small>
                      </Col>
                      <Col>
                        <Button
                          aria-label={t('duplicates.compareNames', { a: a.name, b: b.name })}
                          // People know the record with more stays.
                          onClick={() =>
                            setChosen(
                              a.stayCount >= b.stayCount
                                ? { keepId: a.id, dropId: b.id }
                                : { keepId: b.id, dropId: a.id },
                            )
                          }
                        >
                          {t('duplicates.compare')}
                        </Button>
                      </Col>
                    </Row>
                  </Card>
                </li>
              ))}
            </Rows>
          </>
        )}
      </Answered>
      {chosen && (
        <MergeDialog
          key={chosen.keepId}
          {...chosen}
          onSwap={() => setChosen({ keepId: chosen.dropId, dropId: chosen.keepId })}
          onClose={() => setChosen(undefined)}
          onDone={() => {
            setChosen(undefined);
            answer.refresh();
          }}
        />
      )}
    </>
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
      <small className="k-muted">
        {t(`summary.kind.${kind}`)} · {t('duplicates.stays', { count: stayCount })}
      </small>
      <br />
      <small className="k-muted">{facts.filter((fact) => fact !== null).join(' · ')}</small>
    </div>
  );
}
