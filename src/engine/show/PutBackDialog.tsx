import { useNotification, useUpdate } from '@refinedev/core';
import Alert from 'antd/es/alert';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { serverTexts } from '../form/issue-text.ts';
import { asHttpError } from '../resource/as-http-error.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { fieldOfKey } from '../resource/keys.ts';
import { tellWarnings } from '../resource/tell-warnings.ts';
import { useInvalidateViews } from '../resource/use-invalidate-views.ts';
import { useText } from '../resource/use-text.ts';
import { ChangedValue } from './ChangedValue.tsx';
import type { PastValues } from './put-back.ts';

type DialogProps = {
  readonly record: Row;
  readonly values: PastValues;
  readonly onClose: () => void;
};

/** Asks before values of the past are put back, showing what changes. It is an ordinary change of the version that is shown. */
export default function PutBackDialog({ record, values, onClose }: DialogProps) {
  const { t, i18n } = useTranslation('show');
  const text = useText();
  const { resource } = useEngine();
  const { open } = useNotification();
  const refreshRelatives = useInvalidateViews();
  const { mutateAsync: update } = useUpdate<Row & { id: string }>();
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const rows = Object.entries(values).flatMap(([key, value]) => {
    const field = fieldOfKey({ resource, key });
    return field ? [{ key, field, value }] : [];
  });

  const putBack = async () => {
    setIsSaving(true);
    setRefusal([]);
    try {
      const { data } = await update({
        resource: resource.name,
        id: record.id,
        values,
        meta: { version: record['version'] },
        successNotification: false,
        errorNotification: false,
      });
      await refreshRelatives(record.id);
      open?.({ type: 'success', key: 'form', message: t('history.putBackDone') });
      tellWarnings(data);
      onClose();
    } catch (caught) {
      const error = asHttpError(caught);
      const reasons = Object.values(serverTexts(i18n, error.errors ?? {})).flat();
      setRefusal(reasons.length > 0 ? reasons : [error.message]);
      setIsSaving(false);
    }
  };

  return (
    <Modal
      open
      title={t('history.putBackTitle')}
      okText={t('history.putBackYes')}
      cancelText={t('dialog.cancel')}
      okButtonProps={{ loading: isSaving, disabled: isSaving }}
      onOk={() => void putBack()}
      onCancel={onClose}
    >
      <p>{t('history.putBackText')}</p>
      <ul className="k-changes">
        {rows.map(({ key, field, value }) => (
          <li key={key}>
            <span className="k-muted">{text(field.label)}:</span>{' '}
            <ChangedValue field={field} name={key} value={record[key] ?? null} record={record} />
            <span aria-label={t('history.to')}> → </span>
            <ChangedValue field={field} name={key} value={value} record={record} />
          </li>
        ))}
      </ul>
      {refusal.length > 0 && (
        <Alert
          type="error"
          message={refusal.map((reason) => (
            <div key={reason}>{reason}</div>
          ))}
        />
      )}
    </Modal>
  );
}
