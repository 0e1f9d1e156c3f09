import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import type { ReactNode } from 'react';
import './labelled.css';

type LabelledProps = { readonly label: ReactNode; readonly htmlFor: string; readonly children: ReactNode };

/** A control below its name. */
export function Labelled({ label, htmlFor, children }: LabelledProps) {
  return (
    <Flex vertical className="k-labelled">
      <Typography.Text type="secondary">
        <label htmlFor={htmlFor}>{label}</label>
      </Typography.Text>
      {children}
    </Flex>
  );
}
