import { addDays } from '../../src/domain/calendar/iso-date.ts';
import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { richTextHtml } from '../../src/domain/text/rich-text.ts';
import { postSlug } from '../../src/domain/website/blog.ts';
import { SEED_POSTS } from './data/posts.ts';
import { createRandom } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

/** Days between two posts. */
const EVERY = 19;
/** From here on: one is still to come, the last one is not finished. */
const SCHEDULED = SEED_POSTS.length - 2;

/** Paragraphs as the editor would keep them. */
const formatted = (paragraphs: readonly string[]): string =>
  richTextHtml(paragraphs.map((words) => ({ tag: 'p', children: [words] })));

/** The posts of a tenant’s web site, oldest first: six published, one scheduled, one draft. */
export function makePosts({ today, plan }: { today: IsoDate; plan: TenantPlan }) {
  const random = createRandom(`posts ${plan.id}`);
  return SEED_POSTS.map(({ slug, cover, tags, en, tr }, index) => {
    const written = addDays(today, -EVERY * (SEED_POSTS.length - index));
    const day = index === SCHEDULED ? addDays(today, 9) : addDays(written, 3);
    return {
      id: `pst-${String(plan.offset.rows + index + 1).padStart(3, '0')}`,
      tenantId: plan.id,
      version: 1,
      cover,
      title: en.title,
      titleTr: tr.title,
      slug,
      slugTr: postSlug(tr.title),
      status: index === 0 ? 'ARCHIVED' : index < SCHEDULED ? 'PUBLISHED' : index === SCHEDULED ? 'SCHEDULED' : 'DRAFT',
      ...(index <= SCHEDULED ? { publishAt: officeMoment(random, day) } : {}),
      tags,
      summary: en.summary,
      summaryTr: tr.summary,
      body: formatted(en.body),
      bodyTr: formatted(tr.body),
      ...stamp({ createdAt: officeMoment(random, written), createdBy: plan.admin }),
    };
  });
}
