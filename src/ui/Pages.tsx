import './pages.css';

type PagesProps = {
  /** 1-based */
  readonly page: number;
  readonly lastPage: number;
  readonly previous: string;
  readonly next: string;
  readonly onPage: (page: number) => void;
};

/**
 * The pages of a list: first, last, the current one and its neighbours. (antd's Pagination brings its Select along,
 * which no list needs otherwise.)
 */
export function Pages({ page, lastPage, previous, next, onPage }: PagesProps) {
  const step = (to: number, label: string, sign: string) => (
    <li title={label}>
      <button type="button" aria-label={label} disabled={to < 1 || to > lastPage} onClick={() => onPage(to)}>
        {sign}
      </button>
    </li>
  );
  return (
    <ol className="k-pages">
      {step(page - 1, previous, '‹')}
      {shownPages({ page, lastPage }).map((entry) =>
        typeof entry === 'string' ? (
          <li key={entry} aria-hidden="true">
            …
          </li>
        ) : (
          <li key={entry} title={String(entry)}>
            <button type="button" aria-current={entry === page ? 'page' : undefined} onClick={() => onPage(entry)}>
              {entry}
            </button>
          </li>
        ),
      )}
      {step(page + 1, next, '›')}
    </ol>
  );
}

/** Page numbers in order; a text stands for those left out between two of them. */
export function shownPages({ page, lastPage }: { page: number; lastPage: number }): (number | string)[] {
  // Near an end one more neighbour is shown, so that the row keeps its length.
  const from = Math.max(2, Math.min(page - 1, lastPage - 3));
  const to = Math.min(lastPage - 1, Math.max(page + 1, 4));
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? ['before'] : []),
    ...middle,
    ...(to < lastPage - 1 ? ['after'] : []),
    ...(lastPage > 1 ? [lastPage] : []),
  ];
}
