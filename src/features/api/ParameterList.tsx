import List from 'antd/es/list';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import type { Parameter } from '../../config/openapi/document.ts';
import { type NamedSchemas, typeOf } from './schemas.ts';

/** Max rows without pagination. */
const ROWS = 12;

/** Parameters with their types. */
export function ParameterList({
  parameters,
  schemas,
}: {
  readonly parameters: readonly Parameter[];
  readonly schemas: NamedSchemas;
}) {
  const { t } = useTranslation('api');
  return (
    <List
      size="small"
      dataSource={[...parameters]}
      rowKey={({ in: place, name }) => `${place} ${name}`}
      pagination={parameters.length > ROWS && { pageSize: ROWS, size: 'small', showSizeChanger: false }}
      renderItem={({ name, in: place, description, required, schema }) => (
        <List.Item>
          <div>
            <Typography.Text code>{name}</Typography.Text>{' '}
            <Typography.Text type="secondary">
              {[t(`place.${place}`), typeOf(schema, schemas), required === true ? t('required') : '']
                .filter(Boolean)
                .join(' · ')}
            </Typography.Text>
            {description !== undefined && <div>{description}</div>}
          </div>
        </List.Item>
      )}
    />
  );
}
