// antd's List comes with its own empty state, pages and lines: this is only the rows.
import Flex from 'antd/es/flex';
import type { ComponentProps } from 'react';

type RowsProps = Omit<ComponentProps<typeof Flex>, 'component' | 'vertical' | 'style'> & {
  /** Beside each other. */
  readonly isRow?: boolean;
};

/** A list to those who hear it, without its marks to those who see it. */
export const Rows = ({ isRow = false, ...props }: RowsProps) => (
  <Flex component="ul" vertical={!isRow} gap={8} style={{ margin: 0, padding: 0, listStyle: 'none' }} {...props} />
);
