import { use } from 'react';
import type { TextField } from '../../../config/types.ts';
import { useTranslation } from 'react-i18next';
import { callOf } from '../../../domain/text/phone-ways.ts';
import { Tag } from '../../../ui/Tag.tsx';
import { type DisplayProps, type FieldOf, storedText } from '../display-props.ts';
import { InsideLink } from '../inside-link.ts';
import { Nothing } from '../Nothing.tsx';
import { isSecretSet } from '../secret.ts';
import type { Looks } from '../look.ts';

/** One line, cut with dots; the whole text as its tooltip. */
function TextCell(props: DisplayProps<TextField>) {
  const text = storedText(props);
  if (text === undefined) return <Nothing />;
  return (
    <span className="k-cut k-cell-text" title={text}>
      <Linked field={props.field} text={text} />
    </span>
  );
}

/** The whole text, its line breaks kept. */
function TextValue(props: DisplayProps<TextField>) {
  const text = storedText(props);
  if (text === undefined) return <Nothing />;
  return (
    <span className="k-value-text">
      <Linked field={props.field} text={text} />
    </span>
  );
}

/** A password is never sent by the server, and never shown if it were; of a secret, whether it is set. */
function PasswordDisplay({ field, record }: DisplayProps<FieldOf<'password'>>) {
  const { t } = useTranslation('fields');
  if (!field.secret) return <Nothing />;
  return (
    <Tag color={isSecretSet({ field, record }) ? 'green' : undefined}>
      {t(isSecretSet({ field, record }) ? 'secret.set' : 'secret.unset')}
    </Tag>
  );
}

function Linked({ field, text }: { field: TextField; text: string }) {
  const isInside = use(InsideLink);
  const href = hrefOf({ type: field.type, text });
  if (href === undefined || isInside) return text;
  const outside = field.type === 'url' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...outside}>
      {field.type === 'email' ? <EmailAddress text={text} /> : text}
    </a>
  );
}

/** A long address goes on in the next line from its @ on, not in the middle of a word. */
function EmailAddress({ text }: { readonly text: string }) {
  const at = text.lastIndexOf('@');
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

/** Only schemes that open a mail, a call or a page: a stored `javascript:` stays text. */
function hrefOf({ type, text }: { type: TextField['type']; text: string }): string | undefined {
  if (type === 'email') return `mailto:${text}`;
  if (type === 'phone') return callOf(text);
  return type === 'url' && /^https?:\/\//i.test(text) ? text : undefined;
}

const text = { Cell: TextCell, Value: TextValue, input: 'text', filter: 'text', isText: true } as const;
export const looks: Looks = {
  text,
  textarea: { ...text, input: 'textarea', isWide: true, width: 230 },
  email: { ...text, width: 230 },
  phone: text,
  url: text,
  password: {
    Cell: PasswordDisplay,
    Value: PasswordDisplay,
    input: 'password',
    isSecret: true,
    notCopied: true,
    notForMany: true,
    needsForm: true,
  },
};
