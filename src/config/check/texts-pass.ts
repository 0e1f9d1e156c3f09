import type { RawFact, RawText } from '../raw.ts';
import type { CheckContext } from './context.ts';
import { pointerOf } from './json-file.ts';
import { listedNames } from './suggest.ts';
import { type BilingualText, said } from './said.ts';

/** Texts without Turkish. One finding per text, one for all fields without a label. Code RES901. */
export function checkTexts(context: CheckContext): void {
  const { raw, report } = context;
  const warn = (pointer: string, message: BilingualText) =>
    report({ code: 'RES901', level: 'warning', pointer, message });
  const check = (text: RawText | boolean | undefined, pointer: string) => {
    if (text === undefined || typeof text === 'boolean') return;
    if (typeof text === 'string' || (text.tr === undefined && text.key === undefined)) {
      warn(pointer, said`No Turkish text: English is shown instead. Write { "en": "…", "tr": "…" }.`);
    }
  };
  const checkFacts = (facts: readonly RawFact[] | undefined, pointer: string) =>
    facts?.forEach((fact, index) => {
      if (typeof fact !== 'string') check(fact.label, pointerOf(pointer, index, 'label'));
    });
  if (raw.label === undefined && !context.resource.of)
    warn('', said`No label: the name in words is shown, in English only.`);
  check(raw.label, '/label');
  check(raw.one, '/one');
  check(raw.created, '/created');
  check(raw.keywords, '/keywords');
  const fields = Object.entries(raw.fields).filter(([name]) => name !== '$comment');
  const unnamed = fields.filter(([, { label }]) => label === undefined).map(([name]) => name);
  if (unnamed.length > 0) {
    warn('/fields', said`No Turkish label, the name in words is shown, in English only: ${listedNames(unnamed)}`);
  }
  for (const [name, { label, help }] of fields) {
    check(label, pointerOf('/fields', name, 'label'));
    check(help, pointerOf('/fields', name, 'help'));
  }
  raw.list?.views?.forEach(({ label }, index) => check(label, pointerOf('/list/views', index, 'label')));
  for (const form of ['form', 'create', 'edit'] as const) {
    raw[form]?.sections?.forEach(({ label, help }, index) => {
      check(label, pointerOf('', form, 'sections', index, 'label'));
      check(help, pointerOf('', form, 'sections', index, 'help'));
    });
    check(raw[form]?.done?.title, pointerOf('', form, 'done', 'title'));
    check(raw[form]?.done?.text, pointerOf('', form, 'done', 'text'));
  }
  raw.show?.sections?.forEach((section, index) => {
    if ('fields' in section) check(section.label, pointerOf('/show/sections', index, 'label'));
  });
  checkFacts(raw.show?.head?.facts, '/show/head/facts');
  const { sheet } = raw.show ?? {};
  for (const key of ['label', 'intro', 'closing'] as const) check(sheet?.[key], pointerOf('/show/sheet', key));
  sheet?.sections.forEach(({ label, facts }, index) => {
    check(label, pointerOf('/show/sheet/sections', index, 'label'));
    checkFacts(facts, pointerOf('/show/sheet/sections', index, 'facts'));
  });
  for (const [name, action] of Object.entries(raw.actions ?? {})) {
    if (name === '$comment') continue;
    if (action.label === undefined)
      warn(pointerOf('/actions', name), said`No label: the name in words is shown, in English only.`);
    check(action.label, pointerOf('/actions', name, 'label'));
    for (const key of ['confirm', 'keep', 'done', 'keywords'] as const)
      check(action[key], pointerOf('/actions', name, key));
    checkFacts(action.facts, pointerOf('/actions', name, 'facts'));
    checkFacts(action.outcome, pointerOf('/actions', name, 'outcome'));
  }
  for (const [name, { label, then }] of Object.entries(raw.automations ?? {})) {
    if (name === '$comment') continue;
    const at = pointerOf('/automations', name);
    if (label === undefined) warn(at, said`No label: the name in words is shown, in English only.`);
    check(label, `${at}/label`);
    then.forEach((effect, index) => {
      for (const key of ['subject', 'body', 'text'] as const) check(effect[key], pointerOf(at, 'then', index, key));
    });
  }
  raw.rules?.forEach(({ message }, index) => check(message, pointerOf('/rules', index, 'message')));
}
