// What of `npm audit` passes and what does not; the registry itself is not asked.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { judge } from '../scripts/audit.ts';

/** Runs the script with an npm that answers this. */
function audit(answer: string): { status: number | null; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'answer'), answer);
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\ncat '${join(folder, 'answer')}'\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH'] ?? ''}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/audit.ts'], {
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const advisory = { url: 'https://github.com/advisories/GHSA-x', name: 'left', severity: 'low', title: 'Breaks' };
const report = (via: unknown[]) => JSON.stringify({ vulnerabilities: { left: { via }, right: { via: ['left'] } } });

test('no registry, or one that answers no audits, is said and passes', () => {
  expect(audit('')).toMatchObject({ status: 0, output: expect.stringContaining('Not audited') as string });
  const refused = audit(JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }));
  expect(refused).toMatchObject({ status: 0, output: expect.stringContaining('405') as string });
});

test('nothing found passes; a finding that nobody has accepted does not, and is named once', () => {
  expect(audit(JSON.stringify({ vulnerabilities: {} }))).toMatchObject({ status: 0 });
  const { status, output } = audit(report([advisory]));
  expect(status).toBe(1);
  expect(output.split(`low: left: Breaks (${advisory.url})`)).toHaveLength(2);
});

test('what is accepted passes until its day, and is named when it is gone', () => {
  const asked = (until: string, via: readonly (typeof advisory)[]) =>
    judge({
      report: { vulnerabilities: { left: { via } } },
      accepted: [{ url: advisory.url, reason: 'x', until }],
      today: '2026-06-01',
    });
  expect(asked('2026-12-31', [advisory])).toEqual({ open: [], overdue: [], gone: [] });
  expect(asked('2026-05-31', [advisory]).overdue).toHaveLength(1);
  expect(asked('2026-12-31', []).gone).toHaveLength(1);
});
