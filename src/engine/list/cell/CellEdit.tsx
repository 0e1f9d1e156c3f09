import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { type RefObject, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientField, Row } from '../../../config/types.ts';
import { Popover } from '../../../ui/Popover.tsx';
import { createFormStore } from '../../fields/inputs/form-store.ts';
import { focusField, isAbout } from '../../form/focus-error.ts';
import { FormField } from '../../form/FormField.tsx';
import { type Saved, useSave } from '../../form/use-save.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { addressId, bestPath } from '../../resource/paths.ts';

type CellEditProps = {
  readonly cell: HTMLElement;
  readonly record: Row;
  readonly field: ClientField;
  readonly onClose: () => void;
};

/**
 * One field of one record, edited in its cell. It is saved like in the form, and refused input stays for correction.
 */
export default function CellEdit({ cell, record, field, onClose }: CellEditProps) {
  const { t } = useTranslation('list');
  const { resource } = useEngine();
  const formId = useId();
  const anchor = useMemo<RefObject<HTMLElement>>(() => ({ current: cell }), [cell]);
  const [store] = useState(() => createFormStore(record));
  const save = useSave({ store, isNew: false });
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<{ readonly kind: 'conflict' | 'failed'; readonly texts: readonly string[] }>();
  useEffect(() => focusField({ formId, field: field.name }), [formId, field.name]);

  const end = () => {
    onClose();
    cell.focus();
  };
  const take = (saved: Saved) => {
    if (saved.kind === 'saved' || saved.kind === 'unchanged') {
      end();
      return;
    }
    if (saved.kind === 'invalid') {
      store.setErrors(saved.errors);
      // Errors that the change causes elsewhere in the record.
      const others = Object.entries(saved.errors).filter(([error]) => !isAbout({ resource, name: field.name, error }));
      const texts = others.flatMap(([, messages]) => messages);
      setProblem(texts.length > 0 ? { kind: 'failed', texts } : undefined);
    } else setProblem({ kind: saved.kind, texts: [saved.error.message] });
    focusField({ formId, field: field.name });
  };
  const submit = async () => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      take(await save());
    } finally {
      setIsSaving(false);
    }
  };
  const path = bestPath({ resource, id: addressId(record) });

  return (
    // A press elsewhere does not lose what was typed; Escape does.
    <Popover anchor={anchor} onClose={() => store.changedKeys().length === 0 && end()}>
      <form
        noValidate
        className="k-stack k-cell-edit"
        aria-label={t('cell.label')}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) end();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormField field={field} store={store} formId={formId} isEditable />
        {problem && (
          <Alert
            type="error"
            message={
              problem.kind === 'conflict' ? (
                <>
                  {t('cell.conflict')} {path !== undefined && <Link to={path}>{t('cell.look')}</Link>}
                </>
              ) : (
                problem.texts.map((text) => <div key={text}>{text}</div>)
              )
            }
          />
        )}
        <Flex gap="small" justify="flex-end">
          <Button size="small" onClick={end}>
            {t('cell.drop')}
          </Button>
          <Button size="small" type="primary" htmlType="submit" loading={isSaving}>
            {t('cell.save')}
          </Button>
        </Flex>
      </form>
    </Popover>
  );
}
