import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientResource } from '../../config/types.ts';
import { Pages } from '../../ui/Pages.tsx';
import { formatNumber } from '../format.ts';
import { useLanguage } from '../resource/use-text.ts';
import type { ListControl } from './use-list-state.ts';

// The rows can be read without it.
const PageSize = lazy(() => import('./PageSize.tsx'));

type PagerProps = { readonly resource: ClientResource; readonly control: ListControl; readonly total: number };

/** The place in the list: rows, pages, how many at a time. */
export function Pager({ resource, control, total }: PagerProps) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  const { page, pageSize, setPage } = control;
  const number = (value: number) => formatNumber({ value, language });
  const from = pageSize === -1 ? 1 : (page - 1) * pageSize + 1;
  const to = pageSize === -1 ? total : Math.min(total, page * pageSize);
  return (
    <nav className="k-line k-pager" aria-label={t('pager.label')}>
      <p className="k-muted k-small" aria-live="polite">
        {t('pager.range', { from: number(from), to: number(to), total: number(total) })}
      </p>
      {pageSize !== -1 && (
        <Pages
          page={page}
          lastPage={Math.max(1, Math.ceil(total / pageSize))}
          previous={t('pager.previous')}
          next={t('pager.next')}
          onPage={(next) => setPage(next)}
        />
      )}
      <Suspense fallback={null}>
        <PageSize sizes={resource.list.pageSizes} control={control} />
      </Suspense>
    </nav>
  );
}
