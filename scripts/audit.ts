// `npm run audit`: what npm knows to be wrong with the packages, compared with what was looked at and accepted
// (`scripts/audit-accepted.json`: a reason and a date to look again, for each). A registry that is not there or does not
// answer audits is no finding: then nothing was audited, and it says so.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Advisory = { readonly url: string; readonly name: string; readonly severity: string; readonly title: string };
type Report = {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly via?: readonly (string | Advisory)[] }>>;
};
type Accepted = { readonly url: string; readonly reason: string; readonly until: string };

const ACCEPTED = new URL('audit-accepted.json', import.meta.url);
/** ms */
const PATIENCE = 60_000;

/** The advisories of a report by their address: `npm audit --json` names each below every package it reaches. */
function advisoriesOf(report: Report): Advisory[] {
  const found = new Map<string, Advisory>();
  for (const { via = [] } of Object.values(report.vulnerabilities ?? {})) {
    for (const each of via) {
      if (typeof each === 'string') continue; // another package of the same report
      found.set(each.url, each);
    }
  }
  return [...found.values()];
}

/** What of a report nobody has accepted, what was accepted too long ago, and what is accepted but gone. */
export function judge({ report, accepted, today }: { report: Report; accepted: readonly Accepted[]; today: string }) {
  const advisories = advisoriesOf(report);
  const known = new Map(accepted.map((each) => [each.url, each]));
  return {
    open: advisories.filter(({ url }) => !known.has(url)),
    overdue: advisories.filter(({ url }) => (known.get(url)?.until ?? today) < today),
    gone: accepted.filter(({ url }) => !advisories.some((each) => each.url === url)),
  };
}

function main(): void {
  const accepted = JSON.parse(readFileSync(ACCEPTED, 'utf8')) as Accepted[];
  for (const { url, reason, until } of accepted) {
    if (!url || !reason || !/^\d{4}-\d{2}-\d{2}$/.test(until))
      throw new Error(`${url}: needs a reason and a date "until"`);
  }
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', timeout: PATIENCE });
  let report: Report;
  try {
    report = JSON.parse(stdout) as Report;
  } catch {
    report = {};
  }
  if (report.vulnerabilities === undefined) {
    console.log(`Not audited: ${report.message ?? 'the registry did not answer'}`);
    return;
  }
  const { open, overdue, gone } = judge({ report, accepted, today: new Date().toISOString().slice(0, 10) });
  for (const { name, severity, title, url } of open) console.error(`${severity}: ${name}: ${title} (${url})`);
  for (const { name, url } of overdue)
    console.error(`look again: ${name} (${url}) was accepted for a time that is over`);
  for (const { url } of gone) console.log(`no longer found, so no longer to be accepted: ${url}`);
  console.log(`${open.length} new, ${overdue.length} overdue, ${accepted.length - gone.length} accepted`);
  process.exitCode = open.length + overdue.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
