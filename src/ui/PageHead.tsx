// antd has no head of a page; its Typography would be a sheet of styles more for every first list.
import Flex from 'antd/es/flex';
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
      <Flex wrap gap="4px 12px" align="center">
        {level === 'h1' ? <h1>{title}</h1> : <h3>{title}</h3>}
        {tag}
      </Flex>
      {actions !== undefined && (
        <Flex wrap gap={8} className="k-page-head-actions">
          {actions}
        </Flex>
      )}
    </header>
  );
}
