// antd's Form.Item without its Form: a control below its name.
import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import './labelled.css';

type LabelledProps = {
  readonly label: ReactNode;
  /** The control's id; without it the label is around the control. */
  readonly htmlFor?: string;
  /** Its surroundings show its label. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
};

/** A control below its name. */
export function Labelled({ label, htmlFor, isBare = false, children }: LabelledProps) {
  const name = isBare ? 'k-hidden' : 'k-muted';
  if (htmlFor === undefined) {
    return (
      <Flex component="label" vertical className="k-labelled">
        <span className={name}>{label}</span>
        {children}
      </Flex>
    );
  }
  return (
    <Flex vertical className="k-labelled">
      <label htmlFor={htmlFor} className={name}>
        {label}
      </label>
      {children}
    </Flex>
  );
}
