import type { IsoDate } from '../../src/domain/calendar/iso-date.ts';
import { addDays } from '../../src/domain/calendar/iso-date.ts';
import { permitSummary } from '../../src/domain/estates/permit.ts';
import { inspectionDue, reviewDue } from '../../src/domain/estates/permit-papers.ts';
import { createRandom, type Random } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Home = {
  readonly id: string;
  readonly status: string;
  readonly type: string;
  readonly ownerIds: readonly string[];
  readonly address: { readonly addressCode: string };
};
type Owner = { readonly id: string; readonly name: string; readonly surname?: string };

/** The first homes are those that people try things with: their permits are in order. */
const IN_ORDER = 24;
const SHARED: readonly string[] = ['APARTMENT', 'STUDIO', 'RESIDENCE', 'TIMESHARE'];
/** Days until a permit ends; 0 = it has no end. */
const ENDS = [0, 0, 0, 0, 5, 21, 48, 300, 700] as const;

const KINDS = [
  ['VALID', 80],
  ['EXPIRED', 4],
  ['APPLIED', 5],
  ['SUSPENDED', 2],
  ['REVOKED', 2],
  ['NOT_REQUIRED', 2],
  ['NONE', 5],
] as const;

/** Permits of the homes that may be let: most in order, some of every other kind, one whose holder is a stranger. */
export function makePermits({
  today,
  plan,
  estates,
  investors,
}: {
  readonly today: IsoDate;
  readonly plan: TenantPlan;
  readonly estates: readonly Home[];
  readonly investors: readonly Owner[];
}) {
  const random = createRandom(`permits ${plan.id}`);
  return estates
    .filter(({ status }) => status === 'ACTIVE' || status === 'PASSIVE')
    .flatMap((home, index) => {
      const kind = index < IN_ORDER ? 'VALID' : random.weighted(KINDS);
      if (kind === 'NONE') return [];
      const owner = investors.find(({ id }) => id === home.ownerIds[0]);
      const isStranger = index === IN_ORDER + 3;
      const holderName = isStranger ? 'Cem Kiracı' : [owner?.name, owner?.surname].filter(Boolean).join(' ');
      return [
        {
          id: `prm-${home.id.slice('est-'.length)}`,
          tenantId: plan.id,
          version: 1,
          estateId: home.id,
          permitNo: `${kind === 'APPLIED' ? 'BŞV' : 'TAK'}-${home.address.addressCode.slice(-6)}-${String(index + 1).padStart(3, '0')}`,
          holderName,
          holderUnknown: isStranger,
          holderType: home.type === 'RESIDENCE' && random.chance(0.3) ? 'RESIDENCE_OPERATOR' : 'TITLE_OWNER',
          authority: random.chance(0.3) ? 'MINISTRY' : 'PROVINCE',
          ...datesOf({ random, today, kind, isEndless: index < IN_ORDER }),
          ...stamp({ createdAt: officeMoment(random, addDays(today, -random.int(10, 60))), createdBy: plan.admin }),
        },
      ];
    });
}

type Dating = {
  readonly random: Random;
  readonly today: IsoDate;
  readonly kind: Exclude<(typeof KINDS)[number][0], 'NONE'>;
  readonly isEndless: boolean;
};

function datesOf({ random, today, kind, isEndless }: Dating) {
  const appliedAt = addDays(today, -(kind === 'APPLIED' ? random.int(3, 70) : random.int(420, 690)));
  const application = {
    applicationNo: `ED-${random.int(100_000, 999_999)}`,
    appliedAt,
    reviewDueAt: reviewDue(appliedAt),
  };
  if (kind === 'NOT_REQUIRED') return { status: kind, plaqueMounted: false };
  if (kind === 'APPLIED') return { status: kind, plaqueMounted: false, ...application };
  const issuedAt = addDays(appliedAt, random.int(15, 60));
  const end = random.pick(ENDS);
  const expiresAt = kind === 'EXPIRED' ? addDays(today, -random.int(2, 90)) : end > 0 && addDays(today, end);
  const isSuspended = kind === 'SUSPENDED';
  return {
    status: kind === 'EXPIRED' ? 'VALID' : kind,
    plaqueMounted: random.chance(0.85),
    ...application,
    issuedAt,
    ...(expiresAt !== false && !(isEndless && kind === 'VALID') ? { expiresAt } : {}),
    nextInspectionAt: inspectionDue(issuedAt),
    ...(isSuspended ? { defect: 'PAPERS', cureDeadlineAt: addDays(today, random.int(4, 26)) } : {}),
  };
}

/** The homes with what their permits say of them on that day (ES7). */
export function withPermits<Estate extends Home>(
  estates: readonly Estate[],
  permits: ReturnType<typeof makePermits>,
  today: IsoDate,
) {
  return estates.map((home) => ({
    ...home,
    ...permitSummary(
      permits.filter(({ estateId }) => estateId === home.id),
      today,
    ),
  }));
}

const SEED_PAPERS = [
  { type: 'INSURANCE', name: 'Konut sigortasi.pdf', years: 1 },
  { type: 'TITLE_DEED', name: 'Tapu.pdf', years: 0 },
  { type: 'AGREEMENT', name: 'Yonetim sozlesmesi.pdf', years: 2 },
] as const;
/** One paper of the demo stands for all; it comes with the product. */
const SAMPLE = '/documents/sample.pdf';

/** Papers of homes: permits and consents of all that have a permit, insurances, title deeds and agreements of some. */
export function makeDocuments({
  today,
  plan,
  estates,
  permits,
}: {
  readonly today: IsoDate;
  readonly plan: TenantPlan;
  readonly estates: readonly Home[];
  readonly permits: ReturnType<typeof makePermits>;
}) {
  const random = createRandom(`documents ${plan.id}`);
  const papers = estates.flatMap((home) => {
    const permit = permits.find(({ estateId }) => estateId === home.id);
    const issued = permit && 'issuedAt' in permit ? permit : undefined;
    const others = SEED_PAPERS.filter(() => random.chance(0.4)).map(({ type, name, years }) => {
      const issuedAt = addDays(today, -random.int(5, 370));
      const expiresAt = years > 0 ? { expiresAt: addDays(issuedAt, years * 365) } : {};
      return { estateId: home.id, type, no: String(random.int(100_000, 999_999)), issuedAt, ...expiresAt, name };
    });
    if (issued === undefined) return others;
    const { permitNo, issuedAt } = issued;
    const end = 'expiresAt' in issued ? { expiresAt: issued.expiresAt } : {};
    const own = {
      estateId: home.id,
      type: 'SHORT_TERM_RENTAL_PERMIT',
      no: permitNo,
      issuedAt,
      ...end,
      name: 'Izin belgesi.pdf',
    };
    const consent = { estateId: home.id, type: 'OTHER', no: '', issuedAt, name: 'Muvafakatname.pdf' };
    return [own, ...(SHARED.includes(home.type) ? [consent] : []), ...others];
  });
  return papers.map(({ name, no, ...paper }, index) => ({
    id: `doc-${String(plan.offset.rows * 10 + index + 1).padStart(4, '0')}`,
    tenantId: plan.id,
    version: 1,
    ...paper,
    ...(no === '' ? {} : { no }),
    file: { path: SAMPLE, name },
    ...stamp({ createdAt: officeMoment(random, addDays(today, -random.int(1, 5))), createdBy: plan.admin }),
  }));
}

/** The permits of flats with the consent that lies among their papers (ES5). */
export function withConsents(permits: ReturnType<typeof makePermits>, documents: ReturnType<typeof makeDocuments>) {
  return permits.map((permit) => {
    const consent = documents.find(({ estateId, type }) => estateId === permit.estateId && type === 'OTHER');
    return consent ? { ...permit, consentDocId: consent.id } : permit;
  });
}
