import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig, Row } from '../../config/types.ts';
import { optionOf } from '../../config/options.ts';
import { recordPath, viewPath } from '../../engine/resource/paths.ts';
import { rowTitle } from '../../engine/resource/title.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useText } from '../../engine/resource/use-text.ts';
import { Rows } from '../../ui/Rows.tsx';
import { Tag } from '../../ui/Tag.tsx';

/** Name of the resource for problems reported while cleaning. */
export const PROBLEMS = 'damages';
const SHOWN = 5;

/** The state of the problems this person reported, newest first. */
export function MyProblems({ config }: { readonly config: ClientConfig }) {
  const { t } = useTranslation('housekeeping');
  const text = useText();
  const resource = config.resources[PROBLEMS];
  const asked = resource?.can.includes('list') === true;
  const { data } = useAnswer<{ readonly items: readonly Row[] }>(
    asked ? `/${PROBLEMS}?view=mine&pageSize=${SHOWN}&sortBy=createdAt&sortDirection=DESC` : undefined,
    { follows: [PROBLEMS, 'tasks'] },
  );
  if (!resource || !data || data.items.length === 0) return null;
  return (
    <section aria-label={t('problem.mine')}>
      <h2>{t('problem.mine')}</h2>
      <Rows gap={6}>
        {data.items.map((row) => {
          const state = optionOf(resource.fields['status'], row['status']);
          return (
            <li key={row.id}>
              <Link to={recordPath({ resource, to: 'show', id: row.id })}>{rowTitle({ resource, row })}</Link>{' '}
              {state && <Tag color={state.color}>{text(state.label)}</Tag>}
            </li>
          );
        })}
        <li>
          <Link to={viewPath({ resource, view: 'mine' })}>{t('problem.all')}</Link>
        </li>
      </Rows>
    </section>
  );
}
