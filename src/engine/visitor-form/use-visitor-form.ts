import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HttpError } from '../../providers/http-error.ts';
import { useWait, type Wait } from './use-wait.ts';

/** A text of the catalogue, or one the server has written. */
type Problem = { readonly key: string; readonly params?: object } | { readonly text: string };
/** By field; `form` for general errors. */
export type Problems = Readonly<Record<string, Problem>>;
export type VisitorValues = Readonly<Record<string, string>>;

export type VisitorForm = {
  readonly isBusy: boolean;
  readonly wait: Wait;
  /** The error at a place, as text. */
  readonly textAt: (place: string) => string | undefined;
  readonly handleSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
};

type VisitorFormInput = {
  /** Tells the waits of the forms apart. */
  readonly name: string;
  readonly required: readonly string[];
  /** The form's own errors, besides empty fields. */
  readonly check?: (values: VisitorValues) => Problems;
  /** Rejects with HttpError. */
  readonly send: (values: VisitorValues) => Promise<void> | void;
  /** A refusal that is neither about fields nor about waiting. */
  readonly refused?: Problems;
};

/** All errors of a domain rule; their keys are those of the server's texts. */
export const problemsFrom = (issues: readonly { readonly field: string; readonly key: string }[]): Problems =>
  Object.fromEntries(issues.map(({ field, key }) => [field, { key: `errors:${key}` }]));

/**
 * Shared by visitor forms: one call at a time, errors beside their fields, waiting times, and a place for general
 * errors.
 */
export function useVisitorForm({ name, required, check, send, refused }: VisitorFormInput): VisitorForm {
  const { t } = useTranslation('access');
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setIsBusy] = useState(false);
  const wait = useWait(name);

  const show = (element: HTMLFormElement, found: Problems) => {
    setProblems(found);
    const first = inputsOf(element).find((input) => Object.hasOwn(found, input.name));
    // A date is sent by a hidden input behind the one that is typed in.
    const typedIn = first?.type === 'hidden' ? first.parentElement?.querySelector('input') : first;
    typedIn?.focus();
  };
  const submit = async (element: HTMLFormElement) => {
    const values = valuesOf(element);
    const empty = required.filter((field) => (values[field] ?? '') === '');
    const missing = Object.fromEntries(empty.map((field) => [field, { key: 'login.empty' }]));
    const found = { ...check?.(values), ...missing };
    if (Object.keys(found).length > 0) {
      show(element, found);
      return;
    }
    setIsBusy(true);
    setProblems({});
    try {
      await send(values);
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 429) wait.start(Math.max(1, error.retryAfter ?? 60));
      else show(element, problemsOf({ error, refused, fields: inputsOf(element).map((input) => input.name) }));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    wait,
    textAt: (place) => {
      const problem = problems[place];
      if (problem === undefined) return undefined;
      return 'text' in problem ? problem.text : t(problem.key, { ...problem.params });
    },
    handleSubmit: (event) => {
      event.preventDefault();
      if (!isBusy && wait.seconds === 0) void submit(event.currentTarget);
    },
  };
}

/** A person with the right password but no way in gets the reason, unlike for a wrong password. */
const SHUT: readonly unknown[] = ['companyShut', 'accountWaiting', 'portalShut'].map(
  (key) => `urn:konak:problem:${key}`,
);

/** Everything typed, trimmed; passwords as they are. */
function valuesOf(form: HTMLFormElement): VisitorValues {
  const entries = Array.from(new FormData(form), ([name, value]) => {
    const text = typeof value === 'string' ? value : '';
    return [name, name === 'password' ? text : text.trim()];
  });
  return Object.fromEntries(entries) as VisitorValues;
}

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const TYPED = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

function inputsOf(form: HTMLFormElement): Typed[] {
  return Array.from(form.elements).filter((element): element is Typed => TYPED.some((kind) => element instanceof kind));
}

type Refusal = { error: unknown; refused: Problems | undefined; fields: readonly string[] };

function problemsOf({ error, refused, fields }: Refusal): Problems {
  if (!(error instanceof HttpError) || error.statusCode === 0) return { form: { key: 'login.unreachable' } };
  if (error.statusCode >= 500) return { form: { key: 'login.failed' } };
  if (SHUT.includes(error.body['type'])) return { form: { text: error.message } };
  if (refused) return refused;
  const known = Object.entries(error.errors ?? {}).filter(([field]) => fields.includes(field));
  if (known.length === 0) return { form: { text: error.message } };
  return Object.fromEntries(known.map(([field, texts]) => [field, { text: texts.join(' ') }]));
}
