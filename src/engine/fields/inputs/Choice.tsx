import Flex from 'antd/es/flex';
import Select, { type SelectProps } from 'antd/es/select';
import { type ReactNode, useId } from 'react';
import { fold } from '../../../domain/text/fold.ts';
import '../fields.css';

type ChoiceProps = SelectProps<string> & {
  readonly label: string;
  /** What is around it says for eyes what it is. */
  readonly isBare?: boolean;
};

const textOf = (label: ReactNode): string => (typeof label === 'string' ? label : '');

/** A list outside of the engine's forms of which one is chosen, by pressing or by typing a part of it. */
export function Choice({ label, isBare = false, ...select }: ChoiceProps) {
  const id = useId();
  return (
    <Flex vertical gap={2} style={{ minWidth: 0 }}>
      <label htmlFor={id} className={isBare ? 'k-hidden' : 'k-muted'}>
        <small>{label}</small>
      </label>
      <Select
        id={id}
        showSearch
        popupMatchSelectWidth={false}
        styles={{ popup: { root: { maxWidth: 'calc(100vw - 24px)' } } }}
        filterOption={(typed, option) => fold(textOf(option?.label)).includes(fold(typed))}
        {...select}
      />
    </Flex>
  );
}

/** An input outside of the engine's forms with what it is called above it. */
export function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Flex component="label" vertical gap={2} style={{ minWidth: 0 }}>
      <small className="k-muted">{label}</small>
      {children}
    </Flex>
  );
}

/** Inputs beside each other, as many as fit. @param least px that each needs */
export function InputGrid({ least = 150, children }: { readonly least?: number; readonly children: ReactNode }) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`;
  return <div style={{ display: 'grid', gridTemplateColumns: columns, gap: '10px 16px' }}>{children}</div>;
}
