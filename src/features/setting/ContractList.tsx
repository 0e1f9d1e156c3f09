import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig, Row } from '../../config/types.ts';
import { CONTRACT_KINDS, contractInForce, type ContractVersion } from '../../domain/setting/contract-text.ts';
import { formatDateTime } from '../../engine/format.ts';
import { recordPath } from '../../engine/resource/paths.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';
import { Tag } from '../../ui/Tag.tsx';
import { Answered } from '../../ui/Answered.tsx';
import { textIn } from '../../engine/resource/text-in.ts';
import { useAllRows } from './rows.ts';
import './setting.css';

const asVersion = (row: Row): ContractVersion => ({
  id: row.id,
  kind: textIn(row, 'kind'),
  version: Number(row['number'] ?? 0),
  status: textIn(row, 'status'),
  validFrom: textIn(row, 'validFrom'),
  title: { en: textIn(row, 'titleEn'), tr: textIn(row, 'titleTr') },
  body: { en: '', tr: '' },
});

/** WB7: per text the version in force, the draft, and links to both. */
export function ContractList({ config }: { readonly config: ClientConfig }) {
  const { t } = useTranslation('setting');
  const language = useLanguage();
  const resource = config.resources['contract-texts'];
  const isAllowed = resource?.can.includes('list') === true;
  const { rows, answer } = useAllRows('contract-texts', isAllowed);
  const [now] = useState(() => new Date().toISOString());
  if (!resource || !isAllowed) return null;
  const versions = rows.map(asVersion);
  return (
    <section className="k-panel" aria-label={t('contracts.title')}>
      <h2>{t('contracts.title')}</h2>
      <Answered answer={answer}>
        {() => (
          <Flex vertical component="ul" className="k-setting-rows">
            {CONTRACT_KINDS.map((kind) => {
              const found = contractInForce(versions, kind, now);
              const drafts = versions.filter((each) => each.kind === kind && each.status === 'DRAFT');
              return (
                <li key={kind} className="k-line">
                  <span className="k-setting-name">{t(`contracts.kind.${kind}`)}</span>
                  {found ? (
                    <Link to={recordPath({ resource, to: 'show', id: found.id })}>
                      {t('contracts.version', {
                        version: found.version,
                        from: formatDateTime({ value: found.validFrom, language }),
                      })}
                    </Link>
                  ) : (
                    <Tag color="red">{t('contracts.none')}</Tag>
                  )}
                  {drafts.map(({ id }) => (
                    <Link key={id} to={recordPath({ resource, to: 'show', id })}>
                      {t('contracts.draft')}
                    </Link>
                  ))}
                </li>
              );
            })}
          </Flex>
        )}
      </Answered>
      <Flex wrap gap="middle">
        <Link to={resource.routes.list}>{t('contracts.all')}</Link>
        {resource.can.includes('create') && <Link to={resource.routes.create}>{t('contracts.add')}</Link>}
      </Flex>
    </section>
  );
}
