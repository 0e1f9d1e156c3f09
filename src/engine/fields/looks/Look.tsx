import type { ReactNode } from 'react';
import { computeValue } from '../../../config/compute.ts';
import type { ClientField, Row } from '../../../config/types.ts';
import { plainText } from '../../../config/values.ts';
import { Deadline } from './Deadline.tsx';
import { Countdown } from './Countdown.tsx';
import { PersonLook } from './PersonLook.tsx';
import { Price } from './Price.tsx';
import { ProgressLook } from './ProgressLook.tsx';
import { Rating } from './Rating.tsx';
import './looks.css';

type LookProps = {
  readonly field: ClientField;
  readonly record: Row;
  /** The type's plain display, for empty values. */
  readonly plain: ReactNode;
  readonly cellOf: (field: ClientField) => ReactNode;
  /** Whether a list shows it as its text. */
  readonly isText: (field: ClientField) => boolean;
};

/** A value in its configured display; the same in lists, on pages and beside inputs. */
export default function Look({ field, record, plain, cellOf, isText }: LookProps) {
  const { display } = field;
  const value = field.compute ? computeValue({ field, row: record }) : record[field.name];
  if (display === undefined || value === undefined || value === null) return plain;
  if (display.as === 'person')
    return (
      <PersonLook
        name={plainText(value)}
        title={plain}
        display={display}
        record={record}
        cellOf={cellOf}
        isText={isText}
      />
    );
  if (display.as === 'price') return <Price value={value} currency={display.currency} />;
  if (display.as === 'deadline') {
    return typeof value === 'string' ? <Deadline day={value} within={display.within} plain={plain} /> : plain;
  }
  if (display.as === 'countdown') return <Countdown until={plainText(value)} plain={plain} />;
  if (typeof value !== 'number') return plain;
  if (display.as === 'ring') return <ProgressLook percent={value} field={field} isRing />;
  if (display.as === 'progress') return <ProgressLook percent={value} field={field} />;
  return <Rating value={value} of={display.of} count={display.count === undefined ? null : record[display.count]} />;
}
