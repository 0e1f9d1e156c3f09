// antd's Pagination by the number of pages, with names and the current page for those who hear it.
import Pagination from 'antd/es/pagination';

type PagesProps = {
  /** 1-based */
  readonly page: number;
  readonly lastPage: number;
  readonly previous: string;
  readonly next: string;
  readonly onPage: (page: number) => void;
};

/** The pages of a list: first, last, the current one and its neighbours. */
export function Pages({ page, lastPage, previous, next, onPage }: PagesProps) {
  return (
    <Pagination
      size="small"
      current={page}
      pageSize={1}
      total={lastPage}
      showLessItems
      showSizeChanger={false}
      onChange={onPage}
      itemRender={(number, type, element) => {
        if (type === 'page') {
          return (
            <a role="button" aria-current={number === page ? 'page' : undefined}>
              {number}
            </a>
          );
        }
        if (type !== 'prev' && type !== 'next') return element;
        const to = type === 'prev' ? page - 1 : page + 1;
        return (
          <a role="button" aria-label={type === 'prev' ? previous : next} aria-disabled={to < 1 || to > lastPage}>
            {type === 'prev' ? '‹' : '›'}
          </a>
        );
      }}
    />
  );
}
