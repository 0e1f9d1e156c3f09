import Collapse from 'antd/es/collapse';
import Flex from 'antd/es/flex';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import type { OpenApi } from '../../config/openapi/document.ts';
import { PanelSection } from '../../ui/PanelSection.tsx';
import { answersOf, bodySchema, canBeTried, type DescribedCall, isFilter } from './described-calls.ts';
import { MethodTag } from './MethodTag.tsx';
import { ParameterList } from './ParameterList.tsx';
import { SchemaTree } from './SchemaTree.tsx';
import { TryCall } from './TryCall.tsx';

/** One call: its parameters, its answers, and a form to try it. */
export function CallView({ call, document }: { readonly call: DescribedCall; readonly document: OpenApi }) {
  const { t } = useTranslation('api');
  const { schemas } = document.components;
  const { method, path, summary, operation, parameters } = call;
  const filters = parameters.filter(isFilter);
  const others = parameters.filter((...at) => !isFilter(...at));
  const body = bodySchema(call);
  return (
    <Flex vertical gap="middle">
      <section className="k-panel" aria-labelledby="api-call">
        <h2 id="api-call">{summary}</h2>
        <p className="k-break">
          <MethodTag method={method} /> <Typography.Text code>{path}</Typography.Text>
        </p>
        {operation.description !== undefined && <p>{operation.description}</p>}
        {others.length > 0 && (
          <>
            <h3>{t('parameters')}</h3>
            <ParameterList parameters={others} schemas={schemas} />
          </>
        )}
        {filters.length > 0 && (
          <Collapse
            size="small"
            items={[
              {
                key: 'filters',
                label: t('filters', { count: filters.length }),
                children: <ParameterList parameters={filters} schemas={schemas} />,
              },
            ]}
          />
        )}
        {body && (
          <>
            <h3>{t('body')}</h3>
            <SchemaTree key={call.id} schema={body} schemas={schemas} />
          </>
        )}
        <h3>{t('answers')}</h3>
        <Collapse
          size="small"
          items={answersOf(call, document).map(({ status, response, schema }) => ({
            key: status,
            label: `${status === 'default' ? t('others') : status} · ${response.description}`,
            ...(schema
              ? { children: <SchemaTree schema={schema} schemas={schemas} /> }
              : { collapsible: 'disabled' as const, showArrow: false }),
          }))}
        />
      </section>
      <PanelSection label={canBeTried(call) ? t('try') : t('curl')}>
        <TryCall key={call.id} call={call} schemas={schemas} />
      </PanelSection>
    </Flex>
  );
}
