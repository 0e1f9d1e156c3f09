import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from './files-below.ts';

/** The arrows that a small tree of sources breaks, as `npm run boundaries` names them. */
function brokenBy(files: Readonly<Record<string, string>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'));
  try {
    for (const [path, text] of Object.entries({ 'tsconfig.json': '{}', ...files })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const cli = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const asked = ['json-server', '--config', resolve('.dependency-cruiser.cjs'), '--output-type', 'json'];
    const said = execFileSync(process.execPath, [cli, ...asked], { cwd: root, encoding: 'utf8' });
    const { summary } = JSON.parse(said) as { summary: { violations: { from: string; rule: { name: string } }[] } };
    return summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const AREAS = ['json-server/modules', 'json-server/routes', 'json-server/demo']
  .flatMap(filesBelow)
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path: path.replace('json-server/', ''), text: readFileSync(path, 'utf8') }));
const saying = (pattern: RegExp): string[] =>
  AREAS.filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .sort();

describe('only the repository and its readers know the store', () => {
  test('a route or a module that imports it, be it a type, is refused', () => {
    const broken = brokenBy({
      'json-server/store/types.ts': 'export type Store = { kind: string };\n',
      'json-server/records/records.ts':
        "import type { Store } from '../store/types.ts';\nexport type Records = { kind: Store['kind'] };\n",
      'json-server/routes/bad.ts': "import type { Store } from '../store/types.ts';\nexport type A = Store;\n",
      'json-server/modules/x/bad.ts': "import type { Store } from '../../store/types.ts';\nexport type A = Store;\n",
      'json-server/modules/x/good.ts':
        "import type { Records } from '../../records/records.ts';\nexport type A = Records;\n",
    });
    expect(broken.toSorted()).toEqual([
      'json-server/modules/x/bad.ts: no-store-in-routes-and-modules',
      'json-server/routes/bad.ts: no-store-in-routes-and-modules',
    ]);
  });

  test('no area makes readers of its own', () => {
    expect(saying(/\b(recordsOf|contextIn|companiesIn|tablesIn|partitionWriter|companyWriter|workIn)\b/)).toEqual([]);
  });

  /**
   * Who has a caller reads and writes in the company that the caller works in, and cannot name another. These have none:
   * they are opened by a link, sign somebody in, serve the company of the installation or work beside the requests; or what
   * they change is about the companies themselves.
   */
  test('who names a company is listed here', () => {
    const links = ['card-payment/attempts', 'card-payment/public-calls', 'channels/ical-calls', 'channels/ical-link'];
    const strangers = [
      'job-tracking/public-demands',
      'kbs/links',
      'kbs/public-calls',
      'mail/inbox/mail-proof',
      'mail/inbox/take-in',
      'people/link-calls',
      'feeds/public-feed',
      'reservations/guest-page/gate',
    ];
    const website = ['website/public-blog', 'website/subscriptions'];
    const workers = [
      'card-payment/reconciler',
      'channels/ical/schedule',
      'kbs/sender',
      'mail/inbox/begin-threads',
      'mail/inbox/collector',
      'mail/module',
      'mail/postman',
      'webhooks/attempt',
      'webhooks/sender',
    ];
    const more = ['mail/transports', 'money/rates-fetch', 'website/sender'];
    const companies = ['access-rights/changes', 'companies/company-rule', 'companies/usage'];
    const signIn = ['accounts', 'challenge', 'enter', 'register', 'sign-in'];
    expect(saying(/\bcompany\(|\bcompanies\(|\.transact\(|records\.company\b/)).toEqual(
      [
        ...[links, strangers, website, workers, more, companies].flat().map((name) => `modules/${name}.ts`),
        ...signIn.map((name) => `routes/auth/${name}.ts`),
      ].sort(),
    );
  });
});
