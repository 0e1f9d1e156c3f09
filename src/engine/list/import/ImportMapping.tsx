import Button from 'antd/es/button';
import Col from 'antd/es/col';
import Collapse from 'antd/es/collapse';
import Flex from 'antd/es/flex';
import Row from 'antd/es/row';
import Select from 'antd/es/select';
import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import type { ImportAnswer } from '../../../wire/import.ts';
import type { Mapping } from './use-import.ts';

type MappingProps = {
  readonly answer: ImportAnswer;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
  readonly onCheck: () => void;
};

/** The field of each column, and the key that identifies records; both can be changed. */
export function ImportMapping({ answer, mapping, onChange, onCheck }: MappingProps) {
  const { t } = useTranslation('import');
  const { columns, targets, keys } = answer;
  const taken = mapping.columns.filter((key) => key !== '').length;
  const isChanged =
    mapping.key !== (answer.key ?? 'none') || mapping.columns.some((key, index) => key !== (columns[index]?.key ?? ''));
  const known = targets.map(({ key, label, isRead }) => ({
    value: key,
    label: isRead ? `${label} (${t('readOnly')})` : label,
  }));
  const take = (place: number, key: string) => {
    // A field has one column: the one that had it before gives it away.
    const moved = mapping.columns.map((own, index) => (index === place ? key : key !== '' && own === key ? '' : own));
    // How a column is read was said of the field that it was taken for.
    const read = mapping.read.map((way, index) => (moved[index] === mapping.columns[index] ? way : ''));
    onChange({ columns: moved, read, key: moved.includes(mapping.key) ? mapping.key : 'none' });
  };
  return (
    <Collapse
      defaultActiveKey={columns.some(({ key }) => key === null) ? ['mapping'] : []}
      items={[
        {
          key: 'mapping',
          label: t('mapping', { taken, all: columns.length }),
          children: (
            <Flex vertical gap="small" align="start">
              <Row gutter={[8, 8]}>
                {columns.map(({ head }, place) => (
                  <Col key={`${String(place)} ${head}`} xs={24} sm={12}>
                    <Choice
                      label={head === '' ? `${t('column')} ${String(place + 1)}` : head}
                      value={mapping.columns[place] ?? ''}
                      options={[{ value: '', label: t('ignore') }, ...known]}
                      onChange={(key) => take(place, key)}
                    />
                  </Col>
                ))}
                <Col span={24}>
                  <Choice
                    label={t('key')}
                    value={mapping.key}
                    options={[
                      { value: 'none', label: t('keyNone') },
                      ...targets
                        .filter(({ key }) => keys.includes(key) && mapping.columns.includes(key))
                        .map(({ key, label }) => ({ value: key, label })),
                    ]}
                    onChange={(key) => onChange({ ...mapping, key })}
                  />
                </Col>
              </Row>
              <Button disabled={!isChanged} onClick={onCheck}>
                {t('recheck')}
              </Button>
            </Flex>
          ),
        },
      ]}
    />
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <Flex vertical>
      <Typography.Text type="secondary">{label}</Typography.Text>
      <Select
        showSearch
        optionFilterProp="label"
        popupMatchSelectWidth={false}
        aria-label={label}
        value={value}
        options={[...options]}
        onChange={onChange}
      />
    </Flex>
  );
}
