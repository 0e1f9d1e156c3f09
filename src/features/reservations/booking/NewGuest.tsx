import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Flex from 'antd/es/flex';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultValues } from '../../../config/record.ts';
import type { Row } from '../../../config/types.ts';
import { createFormStore, type FormStore } from '../../../engine/fields/inputs/form-store.ts';
import { focusField } from '../../../engine/form/focus-error.ts';
import { FormField, inputId } from '../../../engine/form/FormField.tsx';
import { isEditable } from '../../../engine/form/editable.ts';
import { useSave } from '../../../engine/form/use-save.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { whereValues } from '../../../providers/where-values.ts';
import { Errors } from './Errors.tsx';
import { guestFromTyped } from './guest-from-typed.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { noteTypedGuest } from './typed-guest.ts';

/** Enough to book; the check-in asks for the rest. */
const FIELDS = ['firstName', 'lastName', 'phone', 'email', 'nationality', 'language'];

type NewGuestProps = {
  /** The surrounding form: saving it saves this guest too. */
  readonly booking: FormStore;
  readonly typed: string;
  readonly onMade: (guest: Row) => void;
  readonly onCancel: () => void;
};

/**
 * A guest created inside the booking. Needs an `EngineProvider` of the guests above it. Not a form element, because it
 * is inside one.
 */
export function NewGuest({ booking, typed, onMade, onCancel }: NewGuestProps) {
  const { t } = useTranslation('booking');
  const { resource } = useEngine();
  const formId = useId();
  const [store] = useState(() => {
    const base = defaultValues({ resource, values: whereValues() });
    return createFormStore(base, { ...base, ...guestFromTyped(typed) });
  });
  const save = useSave({ store, isNew: true });
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const fields = FIELDS.flatMap((name) => resource.fields[name] ?? []);

  useFirstFocus(inputId(formId, FIELDS.find((name) => !store.get(name)) ?? 'firstName'));

  const saveGuest = async (): Promise<boolean> => {
    setIsSaving(true);
    setFailure('');
    const saved = await save();
    setIsSaving(false);
    if (saved.kind === 'saved') onMade(saved.record);
    else if (saved.kind === 'invalid') {
      store.setErrors(saved.errors);
      const first = FIELDS.find((name) => saved.errors[name]);
      if (first) focusField({ formId, field: first });
      else setFailure(Object.values(saved.errors).flat().join(' '));
    } else if (saved.kind !== 'unchanged') setFailure(saved.error.message);
    return saved.kind === 'saved';
  };
  const running = useRef<Promise<boolean>>(undefined);
  /** Whoever asks while the guest is being saved, e.g. the booking, waits for that save. */
  const submit = (): Promise<boolean> =>
    (running.current ??= saveGuest().finally(() => {
      running.current = undefined;
    }));
  // Without input there is no new guest: then the booking itself reports the missing guest.
  useEffect(() => noteTypedGuest(booking, () => (store.changedKeys().length === 0 ? Promise.resolve(true) : submit())));
  return (
    <Card
      size="small"
      role="group"
      title={t('guest.newTitle')}
      aria-label={t('guest.newTitle')}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        if (event.target.getAttribute('role') === 'combobox') return; // Enter chooses an option there
        event.preventDefault();
        void submit();
      }}
    >
      <div className="k-booking-fields">
        {fields.map((field) => (
          <FormField key={field.name} {...{ field, store, formId }} isEditable={isEditable({ resource, field })} />
        ))}
      </div>
      <Errors texts={failure === '' ? [] : [failure]} />
      <Flex wrap gap={8}>
        <Button type="primary" loading={isSaving} disabled={isSaving} onClick={() => void submit()}>
          {t('guest.save')}
        </Button>
        <Button onClick={onCancel}>{t('guest.cancel')}</Button>
      </Flex>
    </Card>
  );
}
