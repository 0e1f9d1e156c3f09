import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDraft } from '../../config/draft-step.ts';
import { validateRecord } from '../../config/record.ts';
import { actionValues } from '../../config/rules.ts';
import type { AskedField, ClientConfig, ClientField, ClientResource, Json } from '../../config/types.ts';
import { beginnings, isUnread } from './beginnings.ts';
import type { ActionProposal } from '../../wire/proposal.ts';
import { missingOf } from '../draft/missing-of.ts';
import { createFormStore, type FormErrors } from '../fields/inputs/form-store.ts';
import { focusField } from '../form/focus-error.ts';
import { issueTexts } from '../form/issue-text.ts';
import { createVisibility, useShown } from '../form/visibility.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { whereValues } from '../../providers/where-values.ts';
import { keysOf } from '../resource/keys.ts';
import { useText } from '../resource/use-text.ts';
import type { Wanted } from '../run/use-run.ts';

type Setup = {
  readonly wanted: Wanted;
  readonly proposal: ActionProposal;
  readonly formId: string;
  /** Errors already reported by the server. */
  readonly refused: FormErrors | undefined;
};

/** The dialog of an action: its fields, their input, and errors. */
export function useAsked({ wanted, proposal, formId, refused }: Setup) {
  const { i18n } = useTranslation();
  const text = useText();
  const { config, resource } = useEngine();
  const { record } = proposal;
  const action = wanted.kind === 'action' ? wanted.action : undefined;
  const fields = (action?.ask ?? []).flatMap((name) => askedField(resource.fields[name], action?.anew[name]) ?? []);
  const set = action ? actionValues({ action, values: whereValues() }) : {};
  // Conditions of the asked fields see the record as the action will leave it.
  const [store] = useState(() => createFormStore({ ...record, ...(action && beginnings(action, proposal)), ...set }));
  const [visibility] = useState(() =>
    createVisibility({ config, resource, operation: 'action', store, asked: action?.ask ?? [] }),
  );
  const shown = useShown(visibility, store, action?.ask ?? []);
  const isRead = (field: ClientField): boolean =>
    !action || !isUnread({ action, field, value: store.get(field.name) ?? null });
  const visible = fields.filter((field) => shown.includes(field.name) && isRead(field));
  const [wrong, setWrong] = useState<FormErrors>(() => ({ ...emptyOf({ config, resource, wanted }), ...refused }));

  const show = (errors: FormErrors) => {
    store.setErrors(errors);
    setWrong(errors);
  };
  /** Unvalidated. */
  const typed = (): Record<string, Json> => {
    const sent = visible.filter(({ compute }) => !compute);
    const keys = sent.flatMap((field) => (field.type === 'password' ? [field.name] : keysOf(field)));
    return Object.fromEntries(keys.map((key) => [key, store.values()[key] ?? null]));
  };
  /** @returns undefined where they would be refused, which is shown */
  const answers = (): Record<string, Json> | undefined => {
    const input = typed();
    if (!action) return input;
    const { issues } = validateRecord({
      resource,
      operation: 'action',
      input,
      before: record,
      values: whereValues(),
      canWrite: () => true, // an action may ask for what only it writes
      allowed: action.ask,
      anew: Object.keys(action.anew),
      set,
      resources: config.resources,
    });
    if (issues.length === 0) return input;
    show(issueTexts(i18n, issues, text));
    const first = fields.find((field) =>
      [field.name, ...keysOf(field)].some((key) => issues.some((issue) => issue.field === key)),
    );
    if (first) focusField({ formId, field: first.name });
    return undefined;
  };
  return { store, visible, wrong, show, answers, typed };
}

/** The fields that a draft still lacks for this action; known without asking the server. */
function emptyOf(setup: { config: ClientConfig; resource: ClientResource; wanted: Wanted }): FormErrors {
  const { config, resource, wanted } = setup;
  const { record: row } = wanted;
  const isLeft =
    wanted.kind === 'action' && wanted.action.name === resource.draft?.action && isDraft({ resource, row });
  const { fields } = isLeft ? missingOf({ config, resource, row }) : { fields: [] };
  return Object.fromEntries(fields.map(({ field }) => [field, []]));
}

/** The field as this dialog calls it. */
function askedField(field: ClientField | undefined, asked: AskedField | undefined): ClientField | undefined {
  if (!field || !asked?.label) return field;
  const called = { ...field, label: asked.label };
  // Its hint speaks of the stored value.
  Reflect.deleteProperty(called, 'help');
  return called;
}
