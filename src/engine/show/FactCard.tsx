import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import type { Row, ShowSection } from '../../config/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PanelSection } from '../../ui/PanelSection.tsx';
import { FactPairs } from '../fields/FactPair.tsx';
import { availableActions } from '../resource/available.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import type { Wanted } from '../run/use-run.ts';

type FactCardProps = {
  readonly section: Extract<ShowSection, { kind: 'facts' }>;
  readonly record: Row;
  readonly onStart?: ((wanted: Wanted) => void) | undefined;
};

/** Facts of a record about one thing, with the actions for it below. */
export function FactCard({ section, record, onStart }: FactCardProps) {
  const text = useText();
  const { config, resource } = useEngine();
  const actions = availableActions({ config, resource, record }).filter(({ name }) => section.actions?.includes(name));
  return (
    <PanelSection label={section.label && text(section.label)} isFolded={section.isFolded}>
      <FactPairs facts={section.facts} record={record} />
      {onStart && actions.length > 0 && (
        <Flex wrap gap="small" style={{ marginBlockStart: 'var(--k-gap)' }}>
          {actions.map((action) => (
            <Button
              key={action.name}
              danger={action.danger}
              icon={action.icon === undefined ? undefined : <Icon name={action.icon} />}
              onClick={() => onStart({ kind: 'action', record, action })}
            >
              {text(action.label)}
            </Button>
          ))}
        </Flex>
      )}
    </PanelSection>
  );
}
