import { createContext, type ReactNode, use } from 'react';
import './page-head.css';

type PageHeadProps = {
  readonly title: ReactNode;
  /** Beside the title, e.g. the state of a record. */
  readonly tag?: ReactNode;
  readonly actions?: ReactNode;
};

/** A screen that is shown inside of another one has no heading of the first level. */
export const HeadLevel = createContext<'h1' | 'h3'>('h1');

/** The head of a screen: what this is, and what can be done here. */
export function PageHead({ title, tag, actions }: PageHeadProps) {
  const level = use(HeadLevel);
  return (
    <header className="k-page-head">
      <div className="k-page-head-titles">
        <div className="k-page-head-line">
          {level === 'h1' ? <h1>{title}</h1> : <h3>{title}</h3>}
          {tag}
        </div>
      </div>
      {actions !== undefined && <div className="k-page-head-actions">{actions}</div>}
    </header>
  );
}
