import sanitizeHtml from 'sanitize-html';
import { mostMarkup } from '../../src/config/fields/rich-text.ts';
import { RICH_TAGS } from '../../src/domain/text/rich-text.ts';
import { oncePer } from '../../src/config/once-per.ts';
import type { Json, Resource } from '../../src/config/types.ts';
import { isJsonObject } from '../../src/config/values.ts';

/** Equivalent tags of other programs; our parser maps them to ours. */
const ALIASES = ['b', 'i', 'h1', 'h5', 'h6', 'div'];

/** The first of two filters: a proven HTML parser. The second is the field's own check, which rebuilds the text. */
const clean = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...RICH_TAGS, ...ALIASES],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 100,
  });

const richTextFields = oncePer((fields: Resource['fields']) =>
  Object.values(fields).filter((field) => field.type === 'richText'),
);

/**
 * A body with its formatted texts cleaned (S12). Values that are not texts, or too long, are left to the validation.
 */
export function cleanRichTexts(resource: Pick<Resource, 'fields'>, input: Json | undefined): Json | undefined {
  if (!isJsonObject(input)) return input;
  const cleaned = richTextFields(resource.fields).flatMap((field) => {
    const value = Object.hasOwn(input, field.name) ? input[field.name] : undefined;
    if (typeof value !== 'string' || value.length > mostMarkup(field)) return [];
    // Text without markup stays as it is: `3 < 4` is not a tag.
    return /<[a-z/!?]/i.test(value) ? [[field.name, clean(value)] as const] : [];
  });
  return cleaned.length === 0 ? input : { ...input, ...Object.fromEntries(cleaned) };
}
