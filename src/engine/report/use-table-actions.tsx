import Button from 'antd/es/button';
import Popconfirm from 'antd/es/popconfirm';
import { useTranslation } from 'react-i18next';
import type { CallTable, TableAction } from '../../config/call-table-types.ts';
import { actionQuestion } from '../../config/question.ts';
import type { ClientConfig } from '../../config/types.ts';
import { ownValue, plainText } from '../../config/values.ts';
import type { HttpError } from '../../providers/http-error.ts';
import { actionCall } from '../resource/paths.ts';
import { useSend } from '../resource/use-send.ts';
import { useText } from '../resource/use-text.ts';
import { type CallRow, valuesAt } from './call-rows.ts';
import type { ReportColumn } from './report-column.ts';
import type { CallColumns } from './use-call-columns.tsx';

/** The buttons on each row, in a column at the end; none for those who may not. */
export function useTableActions(
  { actions, columns }: CallTable,
  config: ClientConfig,
  { textsOf }: CallColumns,
): { readonly columns: readonly ReportColumn<CallRow, CallRow>[]; readonly failure: HttpError | undefined } {
  const { t } = useTranslation('report');
  const text = useText();
  const { send, isSending, failure } = useSend({ refreshes: actions.map(({ resource }) => resource) });
  const offered = actions.flatMap((asked) => {
    const resource = ownValue(config.resources, asked.resource);
    const action = resource && ownValue(resource.actions, asked.name);
    return action && resource.can.includes(action.name) ? { asked, resource, action } : [];
  });
  if (offered.length === 0) return { columns: [], failure };

  const question = ({ confirm }: TableAction, row: CallRow) =>
    actionQuestion(text(confirm), (field) => {
      const column = columns.find((each) => each.field === field);
      return column ? textsOf(column, row).join(', ') : '';
    });
  const buttons = (row: CallRow) =>
    offered.map(({ asked, resource, action }) => {
      const ids = valuesAt(row, asked.id).map(plainText);
      if (ids.length === 0) return null;
      const label = text(asked.label ?? action.label);
      const run = () =>
        send(async (call) => {
          for (const id of ids) {
            await call({ path: actionCall({ resource, id, action: action.name }), method: 'POST', body: {} });
          }
        });
      return (
        <Popconfirm
          key={`${resource.name} ${action.name}`}
          title={question(asked, row)}
          okText={label}
          cancelText={t('cancel')}
          onConfirm={() => void run()}
        >
          <Button size="small" disabled={isSending}>
            {label}
          </Button>
        </Popconfirm>
      );
    });
  return { columns: [{ key: 'actions', title: t('actions'), isTool: true, value: buttons }], failure };
}
