import { useOne } from '@refinedev/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientField, Fact, ObjectField, Row } from '../../config/types.ts';
import { entriesOf } from '../../config/parts.ts';
import { isMissing } from '../../config/values.ts';
import { whatsAppOf } from '../../domain/text/phone-ways.ts';
import { NameText } from '../../ui/NameText.tsx';
import { PairView } from '../../ui/Pairs.tsx';
import { storedText } from './display-props.ts';
import { FieldCell, FieldValue, LOOKS } from './displays.tsx';
import { EngineProvider, useEngine } from '../resource/EngineContext.tsx';
import { referenceTitles } from '../resource/references.ts';
import { useText } from '../resource/use-text.ts';
import { hasValue, conditionHolds } from './applies.ts';

type FactProps = { readonly fact: Fact; readonly record: Row };
type FactsProps = {
  readonly facts: readonly Fact[];
  readonly record: Row;
  /** On paper nobody presses anything. */
  readonly isPlain?: boolean;
};

/** Facts as labels and values; what has no value, or is not this role's to know, is not there. */
export function FactPairs({ facts, record, isPlain = false }: FactsProps) {
  return (
    <dl className="k-pairs">
      {facts.map((fact) => (
        <FactPair key={fact.field} fact={fact} record={record} isPlain={isPlain} />
      ))}
    </dl>
  );
}

/** A fact's field and record: this one, or one it refers to, loaded once for all its facts. */
export function useFact({ fact, record }: FactProps) {
  const { config, resource } = useEngine();
  const [name = '', part] = fact.field.split('.');
  const own = resource.fields[name];
  const target = part !== undefined && own?.type === 'ref' ? config.resources[own.resource] : undefined;
  const id = record[name];
  const isAsked = target?.can.includes('show') === true && typeof id === 'string';
  const { result } = useOne<Row & { id: string }>({
    resource: target?.name ?? '',
    id: typeof id === 'string' ? id : '',
    errorNotification: false,
    queryOptions: { enabled: isAsked },
  });
  const field = part === undefined ? own : target?.fields[part];
  const within = part === undefined ? record : isAsked ? result : undefined;
  const of = part === undefined ? resource : target;
  if (!field || !within || !of) return undefined;
  if (!conditionHolds(fact.when, { config, resource, record })) return undefined;
  const isThere =
    conditionHolds(field.showIf, { config, resource: of, record: within }) && hasValue({ field, record: within });
  return isThere ? { field, record: within, resource: of } : undefined;
}

function FactPair({ fact, record, isPlain }: FactProps & { readonly isPlain: boolean }) {
  const { config } = useEngine();
  const found = useFact({ fact, record });
  if (!found) return null;
  return (
    <EngineProvider config={config} resource={found.resource}>
      <FoundFact fact={fact} field={found.field} record={found.record} isPlain={isPlain} />
    </EngineProvider>
  );
}

type FoundFactProps = FactProps & { readonly field: ClientField; readonly isPlain: boolean };

function FoundFact({ fact, field, record, isPlain }: FoundFactProps) {
  const text = useText();
  const phone = field.type === 'phone' && !isPlain ? storedText({ field, record }) : undefined;
  return (
    <PairView
      label={text(fact.label ?? field.label)}
      wide={LOOKS[field.type].isWide === true}
      value={
        <>
          {isPlain && field.type === 'object' ? (
            <InOneLine field={field} record={record} />
          ) : isPlain && field.type === 'ref' ? (
            <Names name={field.name} record={record} />
          ) : (
            <FieldValue field={field} record={record} />
          )}
          {phone !== undefined && <WhatsApp phone={phone} />}
        </>
      }
    />
  );
}

function WhatsApp({ phone }: { readonly phone: string }) {
  const { t } = useTranslation('show');
  return (
    <a
      className="k-nowrap"
      href={whatsAppOf(phone)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('whatsApp', { phone })}
    >
      WhatsApp
    </a>
  );
}

/** The titles of a reference, without links. */
function Names({ name, record }: { readonly name: string; readonly record: Row }) {
  return referenceTitles({ record, field: name }).map(({ id, title }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <NameText name={title} />
    </Fragment>
  ));
}

/** The parts of an address, say, as they are written below each other on a letter. */
function InOneLine({ field, record }: { readonly field: ObjectField; readonly record: Row }) {
  const [value] = entriesOf(record[field.name]);
  if (!value) return null;
  const within: Row = { id: record.id, ...value };
  return Object.values(field.fields)
    .filter((part) => !part.hidden && !isMissing(value[part.name]))
    .map((part, index) => (
      <Fragment key={part.name}>
        {index > 0 && ', '}
        <FieldCell field={{ ...part, writable: false }} record={within} />
      </Fragment>
    ));
}
