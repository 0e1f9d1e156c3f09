import { notFound } from '../../http/http-error.ts';
import { json, type Reply } from '../../http/reply.ts';
import { type DemoCall, demoCalls } from '../calls.ts';
import { DEMO_COLLECTIONS } from '../collections.ts';
import { wordOf } from '../input.ts';
import { demoRows } from '../state.ts';
import { inLanguage } from '../turkish-pages.ts';

const TABS = ['profile', 'teams', 'projects', 'connections'] as const;

/** A row of the collection is a part of the page; some parts are lists. */
function answerPart({ call, company }: DemoCall, id: string): Reply {
  const row = demoRows(company, DEMO_COLLECTIONS.profile).find((one) => one.id === id);
  if (row === undefined) throw notFound();
  return json(200, inLanguage(call, row['content']));
}

/** Without a tab the first one is answered. */
export const profileRoutes = demoCalls({
  'GET /api/pages/profile': (demo) => answerPart(demo, wordOf(demo.param, 'tab', TABS) ?? 'profile'),
  'GET /api/pages/profile/header': (demo) => answerPart(demo, 'header'),
});
