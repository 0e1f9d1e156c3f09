import type { ReactNode } from 'react';
import './page-head.css';

type PageHeadProps = {
  readonly title: ReactNode;
  /** Beside the title, e.g. the state of a record. */
  readonly tag?: ReactNode;
  /** Above the title: the way back. */
  readonly back?: ReactNode;
  readonly actions?: ReactNode;
};

/** The head of a screen: where one is, and what can be done here. */
export function PageHead({ title, tag, back, actions }: PageHeadProps) {
  return (
    <header className="k-page-head">
      <div className="k-page-head-titles">
        {back}
        <div className="k-page-head-line">
          <h1>{title}</h1>
          {tag}
        </div>
      </div>
      {actions !== undefined && <div className="k-page-head-actions">{actions}</div>}
    </header>
  );
}
