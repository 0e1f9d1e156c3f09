import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientResource } from '../../config/types.ts';
import { Pages } from '../../ui/Pages.tsx';
import { formatNumber } from '../format.ts';
import { useLanguage } from '../resource/use-text.ts';
import type { ListControl } from './use-list-state.ts';

type PagerProps = { readonly resource: ClientResource; readonly control: ListControl; readonly total: number };

/** Where one is in the list: rows, pages, how many at a time. */
export function Pager({ resource, control, total }: PagerProps) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  const sizeId = useId();
  const { page, pageSize, setPage, setPageSize } = control;
  const number = (value: number) => formatNumber({ value, language });
  const from = pageSize === -1 ? 1 : (page - 1) * pageSize + 1;
  const to = pageSize === -1 ? total : Math.min(total, page * pageSize);
  return (
    <nav className="k-pager" aria-label={t('pager.label')}>
      <p aria-live="polite">{t('pager.range', { from: number(from), to: number(to), total: number(total) })}</p>
      {pageSize !== -1 && (
        <Pages
          page={page}
          lastPage={Math.max(1, Math.ceil(total / pageSize))}
          previous={t('pager.previous')}
          next={t('pager.next')}
          onPage={(next) => setPage(next)}
        />
      )}
      <span className="k-pager-size">
        <label htmlFor={sizeId}>{t('pager.size')}</label>
        <select
          id={sizeId}
          className="k-select"
          value={pageSize}
          onChange={(event) => setPageSize(Number(event.target.value))}
        >
          {resource.list.pageSizes.map((size) => (
            <option key={size} value={size}>
              {size === -1 ? t('pager.all') : number(size)}
            </option>
          ))}
        </select>
      </span>
    </nav>
  );
}
