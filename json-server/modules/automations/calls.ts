import { isJsonObject, ownValue } from '../../../src/config/values.ts';
import type { AutomationsAnswer } from '../../../src/wire/automations.ts';
import type { Route, SignedCall } from '../../accounts/call.ts';
import { type FieldIssue, forbidden, invalid, malformed, notFound } from '../../http/http-error.ts';
import { json, type Reply } from '../../http/reply.ts';
import type { RouteDeps } from '../../routes/deps.ts';
import { dryRun } from './dry-run.ts';
import { automationsIn } from './overview.ts';

/** The right of those who maintain the files. */
const READ = { subject: 'Automation', action: 'read' } as const;
/** Max days that a dry run looks back. */
const MAX_DAYS = 31;
/** ms */
const DAY = 24 * 60 * 60 * 1000;

/** @throws HttpError 422 naming each invalid member */
function readAsked(sent: unknown): { readonly resource: string; readonly name: string; readonly days: number } {
  if (!isJsonObject(sent)) throw malformed('A JSON object is expected.');
  const issues: FieldIssue[] = Object.keys(sent)
    .filter((key) => !['resource', 'name', 'days'].includes(key))
    .map((key) => ({ field: key.slice(0, 40), key: 'validation.unknownField' }));
  const { resource, name, days = 7 } = sent;
  if (typeof resource !== 'string') issues.push({ field: 'resource', key: 'validation.text' });
  if (typeof name !== 'string') issues.push({ field: 'name', key: 'validation.text' });
  const isCount = typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= MAX_DAYS;
  if (!isCount) issues.push({ field: 'days', key: 'validation.max', params: { max: MAX_DAYS } });
  if (issues.length > 0 || typeof resource !== 'string' || typeof name !== 'string' || !isCount) throw invalid(issues);
  return { resource, name, days };
}

type Deps = Pick<RouteDeps, 'records' | 'live'>;

async function handleDryRun({ records, live }: Deps, call: SignedCall): Promise<Reply> {
  const { value } = await call.body();
  const { resource: named, name, days } = readAsked(value);
  const { caller, snapshot } = call;
  const resource = ownValue(snapshot.config.resources, named);
  const rule = resource?.automations?.find((each) => each.name === name);
  if (!resource || resource.of || !rule) throw notFound();
  if (!snapshot.rightsOf({ role: caller.role, resource }).can.has('list')) throw forbidden();
  const context = records.of(call);
  const { now, today } = caller.values;
  const { rules, config } = live.current();
  const { table, shared } = context;
  const surroundings = { table, shared: shared.table, config, outgoing: rules.outgoing, now, today };
  const from = new Date(Date.parse(now) - days * DAY).toISOString();
  return json(200, dryRun({ context, surroundings, resource, rule, from }));
}

/** Lists the rules of the files, and dry-runs them. */
export const automationCalls = (deps: Deps): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/automations',
    answer: 'AutomationsAnswer',
    access: READ,
    handle: (call: SignedCall) => {
      const { table } = deps.records.of(call);
      const { caller, snapshot } = call;
      const items = automationsIn(snapshot.config, table, caller.values.now).filter(({ resource: name }) => {
        const resource = ownValue(snapshot.config.resources, name);
        return resource !== undefined && snapshot.rightsOf({ role: caller.role, resource }).can.has('list');
      });
      const answer: AutomationsAnswer = { items };
      return json(200, answer);
    },
  },
  {
    method: 'POST',
    path: '/api/automations/dry-run',
    answer: 'DryRunAnswer',
    access: READ,
    handle: (call: SignedCall) => handleDryRun(deps, call),
  },
];
