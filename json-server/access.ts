import { type Enforcer, newEnforcer, newModelFromString, StringAdapter } from 'casbin';
import type { Config } from '../src/config/types.ts';

/** One question to the policy. */
export type Question = { readonly role: string; readonly subject: string; readonly action: string };

export type Policy = {
  /** Whether the role may ever do this; asked of casbin once, then remembered. */
  readonly can: (question: Question) => boolean;
  /** Whether a rule names the subject, so that a route cannot be guarded by a name nobody wrote down (S25). */
  readonly names: (subject: string) => boolean;
};

type Rule = readonly string[];
/** A rule's subject: `p, role, subject, action, effect`. */
const SUBJECT = 2;
/** While this is the whole matcher, rules of other subjects cannot bear on an answer. */
const BY_SUBJECT = 'm = g(r.sub, p.sub) && keyMatch(r.obj, p.obj) && (p.act == "*" || r.act == p.act)';

/** Of the last configurations, by model and rules: a change of one file leaves the rules of all other subjects as they were. */
const enforcers = new Map<string, Promise<Enforcer>>();
const MOST_ENFORCERS = 1000;

function knownEnforcer(model: string, rules: string): Promise<Enforcer> {
  const key = `${model}\n${rules}`;
  const known = enforcers.get(key) ?? newEnforcer(newModelFromString(model), new StringAdapter(rules));
  if (enforcers.size >= MOST_ENFORCERS) enforcers.clear();
  enforcers.set(key, known);
  return known;
}

/**
 * Builds the enforcers of one configuration. casbin goes through all rules for each answer, and there are as many as
 * resources times roles; so each subject gets an enforcer of the rules that can bear on it, and answers cost the same
 * however many resources there are. The tenant is deliberately not part of it: partitions of the store keep tenants
 * apart, and casbin's domains have an open wrong-answer report.
 */
export async function createPolicy({ model, rows }: Config['policy']): Promise<Policy> {
  const enforcerOf = (rules: readonly Rule[]): Promise<Enforcer> =>
    knownEnforcer(model, rules.map((row) => row.join(', ')).join('\n'));
  const isRule = ([kind]: Rule): boolean => kind === 'p';
  const subjects = new Set(rows.filter(isRule).map((row) => row[SUBJECT] ?? ''));
  const isSplit = model.split('\n').some((line) => line.trim() === BY_SUBJECT);
  const everywhere = rows.filter((row) => !isRule(row) || row[SUBJECT]?.includes('*'));
  const bySubject = new Map<string, Rule[]>();
  for (const row of rows) {
    const subject = row[SUBJECT] ?? '';
    if (isRule(row) && !subject.includes('*')) bySubject.set(subject, [...(bySubject.get(subject) ?? []), row]);
  }
  const rest = await enforcerOf(isSplit ? everywhere : rows);
  const own = new Map<string, Enforcer>();
  if (isSplit) {
    for (const [subject, rules] of bySubject) own.set(subject, await enforcerOf([...everywhere, ...rules]));
  }
  const answers = new Map<string, boolean>();
  return {
    can: ({ role, subject, action }) => {
      const key = `${role}\n${subject}\n${action}`;
      let answer = answers.get(key);
      if (answer === undefined) {
        answer = (own.get(subject) ?? rest).enforceSync(role, subject, action);
        answers.set(key, answer);
      }
      return answer;
    },
    names: (subject) => subjects.has(subject),
  };
}
