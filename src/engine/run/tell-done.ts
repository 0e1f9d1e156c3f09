import i18next from 'i18next';
import { pickText } from '../../config/texts.ts';
import type { Action, ClientConfig, ClientResource, Json, Row, Text } from '../../config/types.ts';
import { isJsonObject, isMissing } from '../../config/values.ts';
import { currentLanguage } from '../../providers/i18n.ts';
import { notify } from '../../providers/notification.ts';
import { availableActions } from '../resource/available.ts';
import { asHttpError } from '../resource/as-http-error.ts';
import { filledRecordText } from './fill-template.ts';
import { outcomeOf } from '../../config/outcome.ts';
import { rowTitle } from '../resource/title.ts';

type Done = {
  readonly config: ClientConfig;
  readonly resource: ClientResource;
  /** The record at the time of the decision: its titles are known. */
  readonly record: Row;
  readonly action: Action;
  /** The record now. */
  readonly answer: Row;
  /** Runs what takes it back; absent where that is offered elsewhere. */
  readonly undo?: (back: Action) => Promise<unknown>;
};

/** Says what was done to whom, and offers the way back where there is one. */
export function tellDone({ config, resource, record, action, answer, undo }: Done): void {
  const language = currentLanguage();
  const text = (words: Text | undefined) =>
    words ? pickText(words, language, (key) => (i18next.exists(key) ? i18next.t(key) : undefined)) : '';
  const filled = (template: string) => filledRecordText({ template, record, resource, language, text });
  const undoing = undo && undoAction({ config, resource, record, action, answer });
  // Values set by the action are the current ones; values no longer visible are the old ones.
  const outcome = { ...record, ...answer, _refs: { ...refsOf(record), ...refsOf(answer) } };
  const message = filledRecordText({ template: text(action.done), record: outcome, resource, language, text });
  const name = filled(resource.show.head?.title ?? '') || rowTitle({ resource, row: record });
  notify({
    type: 'success',
    message:
      message === '' ? i18next.t('show:action.done', { name, what: text(outcomeOf({ resource, action })) }) : message,
    ...(undoing && {
      way: {
        label: i18next.t('show:action.undo'),
        run: () => {
          undo(undoing).catch((error: unknown) => notify({ type: 'error', message: asHttpError(error).message }));
        },
      },
    }),
  });
}

/** The titles of a record's references. */
const refsOf = ({ _refs = null }: Row): Readonly<Record<string, Json>> => (isJsonObject(_refs) ? _refs : {});

/** The action that takes it back, where the record allows it now. */
export function undoAction({ config, resource, record, action, answer }: Omit<Done, 'undo'>): Action | undefined {
  return restores(resource.actions[action.undo ?? ''], { resource, record })
    ? availableActions({ config, resource, record: answer }).find(({ name }) => name === action.undo)
    : undefined;
}

/**
 * An undo must restore the earlier state: taking a published draft offline does not make it a draft again, and clearing
 * a new agreement does not restore the old one.
 */
function restores(back: Action | undefined, { resource, record }: Pick<Done, 'resource' | 'record'>): boolean {
  if (back === undefined) return false;
  const to = resource.stateField === undefined ? undefined : back.set[resource.stateField];
  const isEmptyAgain = Object.entries(back.set).every(([field, value]) => value !== null || isMissing(record[field]));
  return isEmptyAgain && (to === undefined || to === record[resource.stateField ?? '']);
}
