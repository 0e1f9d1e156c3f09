import { type TFunction } from 'i18next';
import type { DateTrigger, Effect, Trigger } from '../../config/automations/types.ts';
import { optionOf } from '../../config/options.ts';
import type { ClientConfig, ClientResource, Field, Json, Language, Operator, Text, Where } from '../../config/types.ts';
import { plainText } from '../../config/values.ts';
import { capital } from '../../domain/text/capital.ts';
import { comparisonsOf } from '../../config/where-paths.ts';

/** The input for a rule's wording. */
export type Wording = {
  readonly t: TFunction<'automations'>;
  readonly text: (text: Text) => string;
  readonly language: Language;
  readonly config: ClientConfig;
};

const commaList = (words: readonly string[]): string => words.join(', ');

/** The field of a record's key, and which end of a range it is. */
function fieldAt(
  resource: ClientResource | undefined,
  key: string,
): { field: Field; end?: 'start' | 'end' } | undefined {
  const own = resource?.fields[key];
  if (own) return { field: own };
  for (const field of Object.values(resource?.fields ?? {})) {
    if (field.type !== 'dateRange') continue;
    if (field.start === key) return { field, end: 'start' };
    if (field.end === key) return { field, end: 'end' };
  }
  return undefined;
}

/** The labels of the fields on a path, `Guest › E-mail`; the raw path if the role cannot see them. */
export function pathWords(wording: Wording, resource: ClientResource | undefined, path: string): string {
  const { t, text, config, language } = wording;
  const [key = '', ...rest] = path.split('.');
  const found = fieldAt(resource, key);
  if (!found) return path;
  const { field, end } = found;
  const label = end ? endWords({ t, language }, text(field.label), end) : text(field.label);
  if (rest.length === 0) return label;
  const next = field.type === 'ref' ? config.resources[field.resource] : undefined;
  return `${label} › ${pathWords(wording, next, rest.join('.'))}`;
}

/** One end of a range: of the label `Check-in – check-out` the part on its side of the dash. */
function endWords({ t, language }: Pick<Wording, 't' | 'language'>, label: string, end: 'start' | 'end'): string {
  const [start, last, ...more] = label.split(' – ');
  if (start === undefined || last === undefined || more.length > 0) return t(`range.${end}`, { field: label });
  return end === 'start' ? start : capital(last, language);
}

/** The last field on a path, for the labels of its values. */
function endOf(config: ClientConfig, resource: ClientResource | undefined, path: string): Field | undefined {
  const [key = '', ...rest] = path.split('.');
  const field = fieldAt(resource, key)?.field;
  if (rest.length === 0) return field;
  return endOf(config, field?.type === 'ref' ? config.resources[field.resource] : undefined, rest.join('.'));
}

function valueWords({ t, text }: Wording, field: Field | undefined, value: Json): string {
  if (value === '$today') return t('value.today');
  if (value === '$now') return t('value.now');
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  const option = optionOf(field, value);
  return option ? text(option.label) : plainText(value);
}

/** The trigger of a rule in words. */
export function whenWords(wording: Wording, resource: ClientResource | undefined, when: Trigger): string {
  const { t, text } = wording;
  if (when.kind === 'date') return dateWords(wording, resource, when);
  if (when.kind === 'state') {
    const field = fieldAt(resource, when.field)?.field;
    const values = (names: readonly string[]) => names.map((name) => valueWords(wording, field, name)).join(' / ');
    const said = {
      field: pathWords(wording, resource, when.field),
      to: values(when.to),
      from: values(when.from ?? []),
    };
    return when.from ? t('when.stateFrom', said) : t('when.state', said);
  }
  const words = when.on.map((name) => {
    if (name === 'update' && when.fields)
      return t('when.fields', { fields: commaList(when.fields.map((field) => pathWords(wording, resource, field))) });
    if (name === 'create' || name === 'update' || name === 'delete') return t(`when.${name}`);
    const action = resource?.actions[name];
    return t('when.action', { action: action ? text(action.label) : name });
  });
  return words.join(` ${t('or')} `);
}

function dateWords(wording: Wording, resource: ClientResource | undefined, when: DateTrigger): string {
  const { t } = wording;
  const { by, unit } = when.shift;
  const isMoment = fieldAt(resource, when.key)?.field.type === 'dateTime';
  const said = { field: pathWords(wording, resource, when.key), length: t(`length.${unit}`, { count: Math.abs(by) }) };
  const day = by === 0 ? t('when.on', said) : t(by < 0 ? 'when.before' : 'when.after', said);
  const time = when.at ?? (isMoment ? undefined : '09:00');
  return time === undefined ? day : t('when.at', { day, time });
}

/** The condition of a rule in words. */
export function conditionWords(wording: Wording, resource: ClientResource | undefined, where: Where): string {
  const { t } = wording;
  const partWords = (right: Json | readonly Where[]): string[] =>
    (right as readonly Where[]).map((part) => conditionWords(wording, resource, part));
  return Object.entries(where)
    .filter(([key]) => key !== '$comment')
    .map(([key, right]) => {
      if (key === 'not') return t('not', { what: conditionWords(wording, resource, right as Where) });
      if (key === 'any') return `(${partWords(right).join(` ${t('or')} `)})`;
      if (key === 'all') return partWords(right).join(` ${t('and')} `);
      return comparisonsOf(right)
        .map((comparison) => comparisonWords(wording, resource, key, comparison))
        .join(` ${t('and')} `);
    })
    .join(` ${t('and')} `);
}

function comparisonWords(
  wording: Wording,
  resource: ClientResource | undefined,
  path: string,
  [operator, operand]: readonly [Operator, Json],
): string {
  const { t, config } = wording;
  const field = pathWords(wording, resource, path);
  const end = endOf(config, resource, path);
  if (operator === 'null' || operand === null)
    return t(operand === false || operator === 'ne' ? 'op.filled' : 'op.empty', { field });
  const values = (Array.isArray(operand) ? (operand as readonly Json[]) : [operand]).map((value) =>
    typeof value === 'string' && /^\$[a-z]+\w*(\.\w+)*$/.test(value) && value !== '$today' && value !== '$now'
      ? pathWords(wording, resource, value.slice(1))
      : valueWords(wording, end, value),
  );
  return t(`op.${operator}`, { field, value: values.join(' / ') });
}

/** An effect of a rule in words. */
export function effectWords(wording: Wording, resource: ClientResource | undefined, effect: Effect): string {
  const { t, text, config } = wording;
  if (effect.kind === 'send') {
    const to = effect.to === undefined ? '' : pathWords(wording, resource, effect.to);
    const kinds = config.resources['message-templates']?.fields['kind'];
    const template = effect.template === undefined ? '' : valueWords(wording, kinds, effect.template);
    const what = template === '' ? (effect.subject ? text(effect.subject) : '') : template;
    return to === '' ? t('then.template', { what }) : t('then.mail', { what, to });
  }
  if (effect.kind === 'call') return t('then.call', { webhook: effect.webhook });
  if (effect.kind === 'set')
    return t('then.set', {
      fields: commaList(Object.keys(effect.values).map((key) => pathWords(wording, resource, key))),
    });
  if (effect.kind === 'create') return t('then.create', { resource: resourceWords(wording, effect.resource) });
  const roles = config.resources['users']?.fields['role'];
  return t('then.notify', { roles: commaList(effect.roles.map((role) => valueWords(wording, roles, role))) });
}

/** The label of a resource. */
export const resourceWords = ({ text, config }: Wording, name: string): string => {
  const resource = config.resources[name];
  return resource ? text(resource.label) : name;
};
