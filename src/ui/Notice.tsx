import type { ReactNode } from 'react';
import './notice.css';

type NoticeProps = {
  /** `empty`: nothing here yet; `error`: something failed, read out at once. */
  readonly kind: 'empty' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
};

/** Instead of content: says why there is none and offers the way on. */
export function Notice({ kind, title, text, children }: NoticeProps) {
  return (
    <div className={`k-notice k-notice-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        {kind === 'error' ? (
          <path
            d="M24 6 44 41H4Zm0 13v11m0 5v1"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ) : (
          <path
            d="M6 27 13 9h22l7 18v12H6Zm0 0h11l3 5h8l3-5h11"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
        )}
      </svg>
      <p className="k-notice-title">{title}</p>
      {text !== undefined && text !== '' && <p className="k-notice-text">{text}</p>}
      {children !== undefined && <div className="k-notice-ways">{children}</div>}
    </div>
  );
}
