import { isCodeField } from '../../config/code-field.ts';
import { questionKeys } from '../../config/question.ts';
import { readableTitle, titlePaths } from '../../config/title.ts';
import type { ClientField, ClientResource, Row } from '../../config/types.ts';
import { isWrittenCode } from '../../domain/text/code.ts';
import { hasValue } from '../fields/applies.ts';
import { LOOKS } from '../fields/displays.tsx';
import { storedText } from '../fields/display-props.ts';
import { keysOf } from '../resource/keys.ts';
import { referenceTitles } from '../resource/references.ts';
import { nameOfRecord } from '../run/name-of-record.ts';

/** Between the parts of a name. */
const BETWEEN = ' · ';

export type CardFact = {
  readonly field: ClientField;
  /** Fields that need no label: the page's head has none for them either. */
  readonly isPlain: boolean;
  /** A number that tells records apart. */
  readonly isCode: boolean;
  /** The rest of a value whose beginning is the name of the card. */
  readonly rest?: string;
};

export type Card = { readonly title: string; readonly facts: readonly CardFact[] };

/** A resource whose records are named only by who and where, and the other fields of their titles. */
function named(resource: ClientResource): { resource: ClientResource; besides: readonly ClientField[] } {
  const { head } = resource.show;
  const template = head?.title ?? resource.title;
  const keys = questionKeys(template);
  const besides = keys.flatMap((key) => resource.fields[key] ?? []).filter(({ type }) => LOOKS[type].isFact);
  if (besides.length === 0 || besides.length === keys.length) return { resource, besides: [] };
  const names = new Set(besides.map(({ name }) => name));
  const title = readableTitle(
    template,
    new Set(keys.flatMap((key) => (names.has(key) ? [] : (key.split('.')[0] ?? [])))),
  );
  return {
    resource:
      head?.title === undefined
        ? { ...resource, title }
        : { ...resource, show: { ...resource.show, head: { ...head, title } } },
    besides,
  };
}

/** The fields that the title of a record's page is made of, or else its own. */
export function titleFields({ show, title }: ClientResource): readonly string[] {
  return show.head?.title === undefined ? titlePaths(title) : questionKeys(show.head.title);
}

type CardSetup = Parameters<typeof nameOfRecord>[0] & {
  /** The configured fields of a card, in order. */
  readonly fields: readonly ClientField[];
  /** The name of the record that this one belongs to and on whose page it is shown. */
  readonly of?: string | undefined;
};

/**
 * The parts of a card: title, then dates and amount if the page's head has them, then configured fields, finally the
 * code. Values already in a name, and empty ones, are left out.
 */
export function cardParts({ resource, fields, record, of = '', language, text }: CardSetup): Card {
  const known = of.split(BETWEEN);
  const own = (name: string) =>
    name
      .split(BETWEEN)
      .filter((part) => !known.includes(part))
      .join(BETWEEN);
  const { resource: short, besides } = named(resource);
  const brief = nameOfRecord({ resource: short, record, language, text });
  const isBrief = brief !== record.id && own(brief) !== '';
  const whole = nameOfRecord({ resource, record, language, text });
  const title = isBrief ? own(brief) : own(whole) || whole;
  const facts = factsOf({
    fields,
    record,
    said: titleFields(isBrief ? short : resource),
    first: isBrief ? besides : [],
    words: new Set([...known, ...title.split(BETWEEN)]),
  });
  return { title, facts };
}

type FactsSetup = {
  readonly fields: readonly ClientField[];
  readonly record: Row;
  /** Fields that the card's name is made of. */
  readonly said: readonly string[];
  readonly first: readonly ClientField[];
  /** Fields that the names already contain. */
  readonly words: ReadonlySet<string>;
};

function factsOf({ fields, record, said, first, words }: FactsSetup): CardFact[] {
  const isSaid = (field: ClientField) => [field.name, ...keysOf(field)].some((key) => said.includes(key));
  const facts = fields
    .filter((field) => !first.some(({ name }) => name === field.name) && !isSaid(field) && hasValue({ field, record }))
    .flatMap((field): CardFact[] => {
      const about = { field, isPlain: isCodeField(field), isCode: isCodeField(field) };
      const parts = wordsOf({ field, record })?.split(BETWEEN) ?? [];
      const left = parts.filter((part) => !words.has(part));
      if (left.length === parts.length) return [about];
      if (left.length === 0) return [];
      const isCode = left.every(isWrittenCode);
      return [{ field, isPlain: isCode, isCode, rest: left.join(BETWEEN) }];
    });
  return [
    ...first.filter((field) => hasValue({ field, record })).map((field) => ({ field, isPlain: true, isCode: false })),
    ...facts.filter(({ isCode }) => !isCode),
    ...facts.filter(({ isCode }) => isCode),
  ];
}

/** A value as words that a name may repeat. */
function wordsOf({ field, record }: { readonly field: ClientField; readonly record: Row }): string | undefined {
  if (field.type !== 'ref') return storedText({ field, record });
  const titles = referenceTitles({ record, field: field.name });
  return titles.length === 1 && titles[0]?.isNamed === true ? titles[0].title : undefined;
}
