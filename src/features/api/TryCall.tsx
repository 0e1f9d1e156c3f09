import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../engine/resource/use-send.ts';
import { Labelled } from '../../ui/Labelled.tsx';
import { CopyBlock } from './CopyBlock.tsx';
import { curlOf, filledPath } from './curl.ts';
import { bodySchema, canBeTried, type DescribedCall } from './described-calls.ts';
import { exampleOf, type NamedSchemas } from './schemas.ts';
import { type CallOutcome, tryCall } from './try-call.ts';

type TryCallProps = { readonly call: DescribedCall; readonly schemas: NamedSchemas };

/** The initial query of a call: its required parameters. */
const queryOf = ({ parameters }: DescribedCall, schemas: NamedSchemas): string =>
  new URLSearchParams(
    parameters
      .filter(({ in: place, required }) => place === 'query' && required === true)
      .map(({ name, schema }) => [name, String(exampleOf(schema, schemas))]),
  ).toString();

/** Makes the call with the viewer's session, and shows how a program makes it. */
export function TryCall({ call, schemas }: TryCallProps) {
  const { t } = useTranslation('api');
  const id = useId();
  const { method, path, parameters } = call;
  const schema = bodySchema(call);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [query, setQuery] = useState(() => queryOf(call, schemas));
  const [body, setBody] = useState(() => (schema ? JSON.stringify(exampleOf(schema, schemas), null, 2) : ''));
  const [outcome, setOutcome] = useState<CallOutcome>();
  const { send, isSending } = useSend();

  const typed = parameters.filter(({ in: place }) => place !== 'query');
  const hasQuery = parameters.some(({ in: place }) => place === 'query');
  const headers = Object.fromEntries(
    typed.flatMap(({ in: place, name }) => (place === 'header' && values[name] ? [[name, values[name]] as const] : [])),
  );
  const filled = filledPath(path, values, query);
  const made = { method, path: filled, headers, body: schema ? body : undefined };
  const isWhole = !filled.includes('{');

  return (
    <Flex vertical gap="middle">
      {typed.map(({ name, required }) => (
        <Labelled key={name} label={required === true ? `${name} *` : name} htmlFor={`${id}${name}`}>
          <Input
            id={`${id}${name}`}
            value={values[name] ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </Labelled>
      ))}
      {hasQuery && (
        <Labelled label={t('query')} htmlFor={`${id}query`}>
          <Input id={`${id}query`} value={query} onChange={(event) => setQuery(event.target.value)} />
        </Labelled>
      )}
      {schema && (
        <Labelled label={t('body')} htmlFor={`${id}body`}>
          <Input.TextArea
            id={`${id}body`}
            value={body}
            autoSize={{ minRows: 3, maxRows: 16 }}
            spellCheck={false}
            onChange={(event) => setBody(event.target.value)}
          />
        </Labelled>
      )}
      {canBeTried(call) && (
        <>
          {method !== 'get' && <Alert type="warning" showIcon message={t('real')} />}
          <div>
            <Button
              type="primary"
              disabled={!isWhole}
              loading={isSending}
              onClick={() => {
                void send(async () => setOutcome(await tryCall(made)));
              }}
            >
              {t('send')}
            </Button>
          </div>
        </>
      )}
      {outcome && (
        <div role="status">
          <CopyBlock
            label={[
              outcome.status === 0 ? t('unanswered') : String(outcome.status),
              `${String(outcome.ms)} ms`,
              ...Object.entries(outcome.headers).map(([name, value]) => `${name}: ${value}`),
            ].join(' · ')}
            text={outcome.text}
          />
        </div>
      )}
      <CopyBlock label="curl" text={curlOf(made, { origin: window.location.origin, key: 'knk_…' })} />
    </Flex>
  );
}
