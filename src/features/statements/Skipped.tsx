import Collapse from 'antd/es/collapse';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig } from '../../config/types.ts';
import { bestPath } from '../../engine/resource/paths.ts';
import type { GenerateAnswer } from '../../wire/statements.ts';
import './statements.css';

type SkippedProps = { readonly skipped: GenerateAnswer['skipped']; readonly config: ClientConfig };

/** The homes without a new statement, by reason. Reasons that somebody has to fix come first. */
const ORDER = ['NO_RATE', 'NO_OWNER', 'LATER_PUBLISHED', 'OTHER_CURRENCY', 'REVIEWED', 'PUBLISHED', 'NOTHING'] as const;

export function Skipped({ skipped, config }: SkippedProps) {
  const { t } = useTranslation('statements');
  const { estates } = config.resources;
  const groups = ORDER.map((reason) => ({ reason, rows: skipped.filter((one) => one.reason === reason) }));
  return (
    <Collapse
      ghost
      size="small"
      defaultActiveKey={['NO_RATE', 'NO_OWNER']}
      items={groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ reason, rows }) => ({
          key: reason,
          label: t(`skipped.${reason}`, { count: rows.length }),
          children: (
            <ul className="k-scroll" style={{ columns: '3 220px' }}>
              {rows.map(({ estateId, estate }) => {
                const path = estates && bestPath({ resource: estates, id: estateId });
                return <li key={estateId}>{path === undefined ? estate : <Link to={path}>{estate}</Link>}</li>;
              })}
            </ul>
          ),
        }))}
    />
  );
}
