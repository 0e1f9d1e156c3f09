import type { ReactNode } from 'react';
import './page-head.css';

type PageHeadProps = {
  readonly title: ReactNode;
  /** Beside the title, e.g. the state of a record. */
  readonly tag?: ReactNode;
  readonly actions?: ReactNode;
};

/** The head of a screen: what this is, and what can be done here. */
export function PageHead({ title, tag, actions }: PageHeadProps) {
  return (
    <header className="k-page-head">
      <div className="k-page-head-titles">
        <div className="k-page-head-line">
          <h1>{title}</h1>
          {tag}
        </div>
      </div>
      {actions !== undefined && <div className="k-page-head-actions">{actions}</div>}
    </header>
  );
}
