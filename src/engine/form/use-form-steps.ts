import { useTranslation } from 'react-i18next';
import { validateRecord } from '../../config/record.ts';
import type { FormBlock } from '../../config/types.ts';
import type { FormErrors, FormStore } from '../fields/inputs/form-store.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { whereValues } from '../../providers/where-values.ts';
import { useText } from '../resource/use-text.ts';
import { isAbout } from './focus-error.ts';
import { issueTexts } from './issue-text.ts';
import { typedInput } from './typed-input.ts';
import type { Visibility } from './visibility.ts';

/** The step after the last section, which shows what was typed. */
export const SUMMARY = -1;

type Setup = {
  readonly block: FormBlock;
  readonly store: FormStore;
  readonly visibility: Visibility;
  /** The section that is shown, or `SUMMARY`. */
  readonly step: number;
};

/** The navigation of a form with steps: previous and next step, and the errors of the current one. */
export function useFormSteps({ block, store, visibility, step }: Setup) {
  const { i18n } = useTranslation();
  const text = useText();
  const { config, resource } = useEngine();
  const isStepped = block.layout === 'steps';

  const around = (): { before: number | undefined; after: number | undefined } => {
    const hidden = visibility.hidden();
    const shown = block.sections.flatMap(({ rows }, index) =>
      rows.flat().some((name) => !hidden.has(name)) ? [index] : [],
    );
    const steps = [...shown, SUMMARY];
    const at = steps.indexOf(step);
    return { before: steps[at - 1], after: steps[at + 1] };
  };
  /** Errors of this step's fields; the server's count until the fields change. */
  const wrong = (): FormErrors => {
    // Errors of hidden fields do not stop a person.
    const hidden = visibility.hidden();
    const names = (block.sections[step]?.rows.flat() ?? []).filter((name) => !hidden.has(name));
    const { issues } = validateRecord({
      resource,
      resources: config.resources,
      operation: 'create',
      values: whereValues(),
      input: typedInput({ resource, store, isNew: true }),
      canWrite: (name) => resource.fields[name]?.writable ?? false,
    });
    const isHere = (error: string) => names.some((name) => isAbout({ resource, name, error }));
    const fromServer = Object.entries(store.errors()).filter(([error, texts]) => isHere(error) && texts.length > 0);
    const own = issueTexts(
      i18n,
      issues.filter(({ field }) => isHere(field)),
      text,
    );
    return { ...Object.fromEntries(fromServer), ...own };
  };
  return {
    /** Whether there is another step before the record can be saved. */
    isUnderway: isStepped && step !== SUMMARY,
    hasBefore: isStepped && around().before !== undefined,
    around,
    wrong,
  };
}

export type FormSteps = ReturnType<typeof useFormSteps>;
