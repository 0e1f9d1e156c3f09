import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { eventKindLabel, type PickedKind, pickedKinds } from './event-kinds.ts';
import type { PanelProps, FormValueStore } from '../../engine/resource/PanelView.tsx';
import { useText } from '../../engine/resource/use-text.ts';
import { CHANGES } from '../../domain/webhooks/events.ts';
import { Choice } from '../../ui/Choice.tsx';

const EVENTS = 'events';

/** The possible events, to tick beside the form: nobody has to know their names. */
export function EventPick({ config, typed }: PanelProps) {
  const { t } = useTranslation('webhooks');
  const text = useText();
  const kinds = pickedKinds(config);
  const [name, setName] = useState('reservations');
  const kind = kinds.find(({ collection }) => collection === name) ?? kinds[0];
  if (!typed || !kind) return null;
  const options = kinds.map(({ collection, label }) => ({ value: collection, label: text(label) }));
  return (
    <section className="k-panel" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Choice label={t('kind')} value={kind.collection} options={options} onChange={setName} />
      <EventBoxes kind={kind} typed={typed} />
    </section>
  );
}

/** The events of one resource; the form holds the ticks. */
function EventBoxes({ kind, typed }: { readonly kind: PickedKind; readonly typed: FormValueStore }) {
  const { t } = useTranslation('webhooks');
  const text = useText();
  const chosen = useSyncExternalStore(
    (listener) => typed.subscribe([EVENTS], listener),
    () => typed.values()[EVENTS],
  );
  const events: readonly string[] = Array.isArray(chosen) ? chosen.filter((each) => typeof each === 'string') : [];
  const box = (event: string, label: string) => (
    <Checkbox
      key={event}
      checked={events.includes(event)}
      onChange={({ target }) =>
        typed.set(EVENTS, target.checked ? [...events, event] : events.filter((each) => each !== event))
      }
    >
      {label}
    </Checkbox>
  );
  return (
    <Flex vertical gap={12} style={{ marginBlockStart: 12 }}>
      <Flex wrap gap="4px 12px" role="group" aria-label={t('changes')}>
        {CHANGES.map((change) => box(`${kind.collection}.${change}`, t(`change.${change}`)))}
      </Flex>
      {kind.states.map(({ field, label, options }) => (
        <div key={field} role="group" aria-label={text(label)}>
          <Typography.Text type="secondary">{text(label)}</Typography.Text>
          <Flex wrap gap="4px 12px">
            {options.map((option) => box(`${kind.collection}.${field}.${option.value}`, eventKindLabel(option, text)))}
          </Flex>
        </div>
      ))}
    </Flex>
  );
}
