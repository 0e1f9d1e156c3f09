import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import type { Action, ClientResource, Row, Text } from '../../config/types.ts';
import { availableActions } from '../resource/available.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useAnswer } from '../resource/use-answer.ts';
import { useText } from '../resource/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';

/** An action on a record of a relation, which is done before the one that is asked about. */
export type FirstStep = { readonly resource: ClientResource; readonly record: Row; readonly action: Action };

type FirstStepsProps = {
  readonly action: Action;
  readonly record: Row;
  readonly onStart: (step: FirstStep) => void;
};

/** Actions offered first: e.g. keeping a part of the deposit before returning the rest. */
export function FirstSteps({ action, record, onStart }: FirstStepsProps) {
  return (
    <Flex wrap gap={8} className="k-below">
      {action.first?.map(({ relation, action: name, label }) => (
        <FirstOf
          key={`${relation} ${name}`}
          relation={relation}
          name={name}
          label={label}
          record={record}
          onStart={onStart}
        />
      ))}
    </Flex>
  );
}

type FirstOfProps = Pick<FirstStepsProps, 'record' | 'onStart'> & {
  readonly relation: string;
  readonly name: string;
  readonly label: Text | undefined;
};

function FirstOf({ relation, name, label, record, onStart }: FirstOfProps) {
  const text = useText();
  const { config, resource } = useEngine();
  const field = resource.fields[relation];
  const other = field?.type === 'children' ? config.resources[field.resource] : undefined;
  const via = field?.type === 'children' ? field.via : '';
  const path = other && `/${other.api.path}?${via}=${encodeURIComponent(record.id)}`;
  const { data } = useAnswer<{ readonly items: readonly Row[] }>(path, { follows: other ? [other.name] : [] });
  if (!other) return null;
  return data?.items.flatMap((row) => {
    const step = availableActions({ config, resource: other, record: row }).find((each) => each.name === name);
    if (!step) return [];
    return [
      <Button
        key={row.id}
        {...(step.icon !== undefined && { icon: <Icon name={step.icon} /> })}
        onClick={() => onStart({ resource: other, record: row, action: step })}
      >
        {text(label ?? step.label)}
      </Button>,
    ];
  });
}
