import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { validateRecord } from '../../../config/record.ts';
import type { Field, FormBlock } from '../../../config/types.ts';
import { createFormStore, type FormErrors, type FormValues } from '../../../engine/fields/inputs/form-store.ts';
import { focusField } from '../../../engine/form/focus-error.ts';
import { issueTexts } from '../../../engine/form/issue-text.ts';
import { whereValues } from '../../../engine/resource/EngineContext.tsx';
import { useText } from '../../../engine/resource/use-text.ts';

const NO_FORM: FormBlock = { layout: 'sections', sections: [] };

type CheckedForm = { readonly fields: readonly Field[]; readonly start: FormValues };

/** A form of the engine's fields outside of any resource: the same inputs, the same rules, the same words. */
export function useCheckedForm({ fields, start }: CheckedForm) {
  const { i18n } = useTranslation();
  const text = useText();
  const formId = useId();
  const [store] = useState(() => createFormStore(start));

  /** Shows what is wrong and goes to the first of it. @returns whether nothing is */
  const check = (more?: (values: FormValues) => FormErrors): boolean => {
    const { issues } = validateRecord({
      resource: {
        name: 'demo-form',
        fields: Object.fromEntries(fields.map((field) => [field.name, field])),
        create: NO_FORM,
        edit: NO_FORM,
        rules: [],
      },
      operation: 'create',
      input: store.values(),
      values: whereValues(),
      canWrite: () => true,
    });
    const errors = { ...more?.(store.values()), ...issueTexts(i18n, issues, text) };
    store.setErrors(errors);
    const first = fields.find(({ name }) => errors[name] !== undefined);
    if (first) focusField({ formId, field: first.name });
    return Object.keys(errors).length === 0;
  };
  return { store, formId, check };
}
