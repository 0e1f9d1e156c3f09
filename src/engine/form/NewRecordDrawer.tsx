import Button from 'antd/es/button';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ClientResource, Row } from '../../config/types.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import type { FormValues } from '../fields/inputs/form-store.ts';
import type { NewRecord } from '../fields/inputs/new-record.ts';
import { EngineProvider, useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';
import { beginNew } from './begin-new.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { draftKey, dropDraft } from './draft.ts';
import './new-record.css';

/** Props of the new record's form. */
export type InnerForm = {
  readonly begin: { readonly of: string; readonly values: FormValues };
  /** Says whether something was typed. */
  readonly isTyped: RefObject<(() => boolean) | null>;
  readonly onSaved: (record: Row) => void;
  readonly cancel: ReactNode;
};

type DrawerProps = {
  readonly wanted: NewRecord;
  readonly target: ClientResource;
  /** The form itself comes from the form around it: two files that need each other would be a circle. */
  readonly drawForm: (form: InnerForm) => ReactNode;
  readonly onClose: () => void;
};

/** The form of a new record, above the form whose reference it is for. Closing it changes nothing of that one. */
export default function NewRecordDrawer({ wanted, target, drawForm, onClose }: DrawerProps) {
  const { t } = useTranslation('new-record');
  const text = useText();
  const { config } = useEngine();
  const isTyped = useRef<(() => boolean) | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { field, typed, form, onMade } = wanted;
  // Separate from other new records: its draft is restored where it was started.
  const [begin] = useState(() => ({
    of: `for ${field.name} ${window.location.pathname}`,
    values: beginNew({ target, field, typed, form }),
  }));
  const title = target.one
    ? t('form:createOne', { one: text(target.one) })
    : t('form:createTitle', { resource: text(target.label) });

  const leave = () => {
    // The form keeps what was typed as it goes, for the address stays the same.
    flushSync(onClose);
    dropDraft(draftKey({ resource: target, id: begin.of }));
  };
  const close = () => (isTyped.current?.() ? setIsAsking(true) : leave());
  return (
    <Drawer title={title} width={720} onClose={close}>
      <div className="k-new-record">
        <EngineProvider config={config} resource={target}>
          {drawForm({
            begin,
            isTyped,
            onSaved: (record) => {
              onMade(record);
              onClose();
            },
            cancel: <Button onClick={close}>{t('form:cancel')}</Button>,
          })}
        </EngineProvider>
      </div>
      {isAsking && (
        <DiscardDialog
          title={t('discardTitle')}
          keep={t('keep')}
          discard={t('discard')}
          onKeep={() => setIsAsking(false)}
          onDiscard={leave}
        />
      )}
    </Drawer>
  );
}
