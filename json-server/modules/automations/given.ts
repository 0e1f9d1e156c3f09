import { copiedValues } from '../../../src/config/copied.ts';
import { fieldOfInput } from '../../../src/config/keys.ts';
import { validateRecord, valuesToWrite } from '../../../src/config/record.ts';
import { refIssues } from '../../../src/config/refs.ts';
import type { Json, Resource, Row } from '../../../src/config/types.ts';
import { isVariable, readsValue, resolveVariable } from '../../../src/config/values.ts';
import { namesIn } from '../../../src/domain/text/placeholders.ts';
import { invalid } from '../../http/http-error.ts';
import { cleanRichTexts } from '../../records/rich-texts.ts';
import { finderIn, languageIn, type RunSurroundings, valuesIn } from './surroundings.ts';
import { filledText, readAt } from './words.ts';

type Given = {
  /** As written in the file. */
  readonly values: Readonly<Record<string, Json>>;
  /** The record that triggered the rule. */
  readonly from: { readonly resource: Resource; readonly row: Row };
  /** The resource of the record that receives the values. */
  readonly target: Resource;
  /** The record that receives them; absent = a new one. */
  readonly before?: Row;
};

/**
 * The record with a rule's values, checked as if a person had typed them.
 * @throws HttpError 422 if a value does not fit or is missing
 */
export function givenRecord(surroundings: RunSurroundings, given: Given): Readonly<Record<string, Json>> {
  const { target: resource, before } = given;
  const { resources } = surroundings.config;
  const values = valuesIn(surroundings);
  const resolve = finderIn(surroundings);
  const input = cleanRichTexts(resource, inputOf(surroundings, given));
  const operation = before ? 'merge' : 'create';
  const setup = { resource, operation, input, before, values, resources, resolve } as const;
  const { record, issues } = validateRecord({ ...setup, canWrite: () => true });
  const wrong = [...issues, ...refIssues({ ...setup, record })];
  if (wrong.length > 0) throw invalid(wrong);
  return { ...valuesToWrite(setup, record), ...copiedValues({ resource, record, before, resolve }) };
}

function inputOf(surroundings: RunSurroundings, { values, from, target }: Given): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => key !== '$comment')
      .map(([key, value]) => [key, valueOf(surroundings, { value, from, isText: isText(target, key) })]),
  );
}

function isText(target: Resource, key: string): boolean {
  const type = fieldOfInput(target, key)?.type;
  return type === 'text' || type === 'textarea';
}

type Valued = Pick<Given, 'from'> & { readonly value: Json; readonly isText: boolean };

/** Resolves `$today`, `$now` and `$field`, and fills the names in a text; any other value stays as it is. */
function valueOf(surroundings: RunSurroundings, { value, from, isText: isFilled }: Valued): Json {
  if (readsValue(value) && !isVariable(value)) return readAt(surroundings, from, value.slice(1))?.value ?? null;
  if (isFilled && typeof value === 'string' && namesIn(value).length > 0) {
    const language = languageIn(surroundings);
    return filledText(surroundings, from, value, language);
  }
  return resolveVariable(value, valuesIn(surroundings)) ?? null;
}
