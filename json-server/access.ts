import { type Enforcer, newEnforcer, newModelFromString, StringAdapter } from 'casbin';
import type { Config } from '../src/config/types.ts';
import { createSlices } from './slices.ts';
import { boundedCache } from './bounded-cache.ts';

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
/** What a subject is called in a set of rules that only speak of it and of all. */
const ITSELF = 'itself';

/** Rules, and what casbin answered by them. */
type RuleSet = { readonly enforcer: Enforcer; readonly answers: Map<string, boolean> };

/**
 * Of the last configurations, by model and rules: a change of one file leaves the rules of all other subjects as they
 * were, and what is granted alike is asked once.
 */
const ruleSets = boundedCache<Promise<RuleSet>>(1000);

async function ruleSetOf(model: string, rules: string): Promise<RuleSet> {
  return { enforcer: await newEnforcer(newModelFromString(model), new StringAdapter(rules)), answers: new Map() };
}

function knownRuleSet(model: string, rules: string): Promise<RuleSet> {
  return ruleSets.of(
    `${model}
${rules}`,
    () => ruleSetOf(model, rules),
  );
}

const renamed = (rules: readonly Rule[], subject: string): readonly Rule[] =>
  rules.map((rule) => rule.map((part, index) => (index === SUBJECT ? subject : part)));

/**
 * Builds the enforcers of one configuration. casbin goes through all rules for each answer, and there are as many as
 * resources times roles; so each subject gets an enforcer of the rules that can bear on it, shared by all subjects of
 * which the same is said, and answers cost the same however many resources there are. The tenant is deliberately not
 * part of it: partitions of the store keep tenants apart, and casbin's domains have an open wrong-answer report.
 */
export async function createPolicy({ model, rows }: Config['policy']): Promise<Policy> {
  const setOf = (rules: readonly Rule[]): Promise<RuleSet> =>
    knownRuleSet(model, rules.map((row) => row.join(', ')).join('\n'));
  const isRule = ([kind]: Rule): boolean => kind === 'p';
  const subjects = new Set(rows.filter(isRule).map((row) => row[SUBJECT] ?? ''));
  const isSplit = model.split('\n').some((line) => line.trim() === BY_SUBJECT);
  const everywhere = rows.filter((row) => !isRule(row) || row[SUBJECT]?.includes('*'));
  // A rule of `Pay*` depends on what a subject is called; one of all, `*`, does not.
  const isNameless = isSplit && everywhere.every((row) => !isRule(row) || row[SUBJECT] === '*');
  const bySubject = new Map<string, Rule[]>();
  for (const row of rows) {
    const subject = row[SUBJECT] ?? '';
    if (!isRule(row) || subject.includes('*')) continue;
    const known = bySubject.get(subject);
    if (known) known.push(row);
    else bySubject.set(subject, [row]);
  }
  const rest = await setOf(isSplit ? everywhere : rows);
  const own = new Map<string, RuleSet>();
  const { pause } = createSlices();
  for (const [subject, rules] of isSplit ? bySubject : []) {
    own.set(subject, await setOf([...everywhere, ...(isNameless ? renamed(rules, ITSELF) : rules)]));
    await pause();
  }
  return {
    can: ({ role, subject, action }) => {
      const { enforcer, answers } = own.get(subject) ?? rest;
      const called = isNameless ? ITSELF : subject;
      const key = `${role}\n${called}\n${action}`;
      let answer = answers.get(key);
      if (answer === undefined) {
        answer = enforcer.enforceSync(role, called, action);
        answers.set(key, answer);
      }
      return answer;
    },
    names: (subject) => subjects.has(subject),
  };
}
