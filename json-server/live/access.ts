import { type Enforcer, newEnforcer, newModelFromString } from 'casbin';
import type { Config } from '../../src/config/types.ts';
import { createSlices } from '../store/slices.ts';
import { boundedCache } from '../store/bounded-cache.ts';

/** A question for the policy. */
export type AccessQuestion = { readonly role: string; readonly subject: string; readonly action: string };

export type Policy = {
  /** Whether the role may ever do this; casbin is asked once, then the answer is cached. */
  readonly can: (question: AccessQuestion) => boolean;
  /** Whether any rule names the subject, so that no route can be guarded by a name that exists nowhere (S25). */
  readonly names: (subject: string) => boolean;
};

type Rule = readonly string[];
/** A rule's subject: `p, role, subject, action, effect`. */
const SUBJECT = 2;
/** As long as this is the whole matcher, rules about other subjects cannot change an answer. */
const BY_SUBJECT = 'm = g(r.sub, p.sub) && keyMatch(r.obj, p.obj) && (p.act == "*" || r.act == p.act)';
/** The subject's name inside its own enforcer, whose rules concern only it and `*`. */
const ITSELF = 'itself';

/** An enforcer and the answers it has given. */
type RuleSet = { readonly enforcer: Enforcer; readonly answers: Map<string, boolean> };

/**
 * Enforcers of recent configurations, keyed by model and rules: changing one file leaves the rules of all other
 * subjects alone, and subjects with identical grants share one enforcer.
 */
const ruleSets = boundedCache<Promise<RuleSet>>(1000);

/** The rules go into the model directly: casbin's adapters would write and parse them as text again. */
async function ruleSetOf(model: string, rules: readonly Rule[]): Promise<RuleSet> {
  const filled = newModelFromString(model);
  for (const [kind = '', ...rule] of rules) filled.addPolicy(kind.charAt(0), kind, rule);
  const enforcer = await newEnforcer(filled);
  await enforcer.buildRoleLinks();
  return { enforcer, answers: new Map() };
}

const knownRuleSet = (model: string, rules: readonly Rule[]): Promise<RuleSet> =>
  ruleSets.of(JSON.stringify([model, rules]), () => ruleSetOf(model, rules));

const renamed = (rules: readonly Rule[], subject: string): readonly Rule[] =>
  rules.map((rule) => rule.map((part, index) => (index === SUBJECT ? subject : part)));

/**
 * Builds the enforcers of one configuration. casbin scans every rule for each answer, and there are resources × roles
 * of them; so each subject gets an enforcer with only the rules that can affect it, shared by all subjects with the
 * same rules. An answer then costs the same however many resources there are. Tenants are deliberately left out: the
 * store's partitions keep them apart, and casbin has an open bug report about wrong answers with domains.
 */
export async function createPolicy({ model, rows }: Omit<Config['policy'], 'csv'>): Promise<Policy> {
  const setOf = (rules: readonly Rule[]): Promise<RuleSet> => knownRuleSet(model, rules);
  const isRule = ([kind]: Rule): boolean => kind === 'p';
  const subjects = new Set(rows.filter(isRule).map((row) => row[SUBJECT] ?? ''));
  const isSplit = model.split('\n').some((line) => line.trim() === BY_SUBJECT);
  const everywhere = rows.filter((row) => !isRule(row) || row[SUBJECT]?.includes('*'));
  // Whether a rule for `Pay*` matches depends on the subject's name; a rule for `*` always matches.
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
