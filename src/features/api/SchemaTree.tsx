import Tree from 'antd/es/tree';
import Typography from 'antd/es/typography';
import type { JsonSchema } from '../../config/json-schema.ts';
import { membersOf, type NamedSchemas, typeOf } from './schemas.ts';
import { useTranslation } from 'react-i18next';

type Node = {
  readonly key: string;
  readonly title: React.ReactNode;
  readonly children?: Node[];
  readonly isLeaf: boolean;
};

/** Max levels drawn; deeper ones show only their type. */
const DEEPEST = 4;

/** The members of a schema, each with its type and description. */
export function SchemaTree({ schema, schemas }: { readonly schema: JsonSchema; readonly schemas: NamedSchemas }) {
  const { t } = useTranslation('api');
  const nodesOf = (of: JsonSchema, at: string, depth: number): Node[] =>
    membersOf(of, schemas).map(({ name, schema: part, isRequired }) => {
      const key = `${at}.${name}`;
      const children = depth < DEEPEST ? nodesOf(part, key, depth + 1) : [];
      return {
        key,
        isLeaf: children.length === 0,
        ...(children.length > 0 && { children }),
        title: (
          <>
            <Typography.Text code>{name}</Typography.Text>{' '}
            <Typography.Text type="secondary">
              {typeOf(part, schemas)}
              {isRequired && ` · ${t('required')}`}
            </Typography.Text>
            {part.description !== undefined && <div>{part.description}</div>}
          </>
        ),
      };
    });
  const nodes = nodesOf(schema, '', 0);
  if (nodes.length === 0) return <Typography.Text code>{typeOf(schema, schemas)}</Typography.Text>;
  return <Tree selectable={false} treeData={nodes} defaultExpandedKeys={[]} />;
}
