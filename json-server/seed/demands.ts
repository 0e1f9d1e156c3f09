import { addDays, type IsoDate, type IsoInstant } from '../../src/domain/calendar/iso-date.ts';
import type { Priority } from '../../src/domain/job-tracking/due.ts';
import { isOpenDemand, requestStateOf } from '../../src/domain/job-tracking/demand.ts';
import { CODE_BYTES, CONSENT_VERSION, trackingCodeOf } from '../../src/domain/job-tracking/public-demand.ts';
import type { Row } from '../../src/config/types.ts';
import { TURKISH_NAMES } from './data/names.ts';
import { looked } from './deadlines.ts';
import { idIn, noOf } from './job-numbers.ts';
import { makePerson } from './people.ts';
import type { Random } from './random.ts';
import { officeMoment, stamp } from './stamp.ts';
import type { TenantPlan } from './tenants.ts';

type Case = readonly [description: string, type: string, service: number];
export type DemandHome = Row & { readonly status: string; readonly ownerIds?: readonly string[] };
export type DemandInvestor = Row & { readonly name?: string; readonly surname?: string };

/** Days back that demands reach. */
const REACH = 40;
/** What was asked for, of which type, and the place of the service that does it. */
const CASES: readonly Case[] = [
  ['Sıcak su gelmiyor, kombi sürekli hata veriyor.', 'FAULT', 0],
  ['Banyo lavabosunun altından su damlıyor.', 'FAULT', 1],
  ['Salondaki prizlerin hiçbiri çalışmıyor.', 'FAULT', 2],
  ['Yatak odasındaki klima soğutmuyor.', 'FAULT', 3],
  ['Eve girdiğimizde mutfak temiz değildi.', 'CLEANING', 4],
  ['Mutfakta yalnızca iki çatal ve iki bardak var.', 'REQUEST', 5],
  ['Kapının kilidi dönmüyor, zor açılıyor.', 'FAULT', 6],
  ['Havuzun suyu bulanık görünüyor.', 'COMPLAINT', 7],
  ['Çıkışımızı bir gün uzatabilir miyiz?', 'REQUEST', 9],
  ['Faturamızda temizlik ücreti iki kez yazılmış.', 'INFORMATION', 10],
];
const INVESTOR_CASES: readonly Case[] = [
  ['Bahçedeki ağaçların budanmasını rica ediyorum.', 'REQUEST', 4],
  ['Geçen ayın su faturası neden bu kadar yüksek?', 'INFORMATION', 10],
  ['Bayramda eve ailemle gelmek istiyorum.', 'REQUEST', 9],
  ['Balkon kapısı kapanmıyor, misafirler şikâyet etmiş.', 'FAULT', 6],
];

/** By their place from the end: states of requests of owners that are open. */
const OWNERS_ASK: Readonly<Record<number, 'NEW' | 'WAITING' | undefined>> = { 3: 'NEW', 5: 'WAITING' };

type Asking = {
  readonly random: Random;
  readonly today: IsoDate;
  readonly plan: TenantPlan;
  readonly homes: readonly DemandHome[];
  readonly investors: readonly DemandInvestor[];
  /** Its place among `count`, the oldest first. */
  readonly number: number;
  readonly count: number;
};

/** What was asked for, by whom and when, and what became of it. */
type DrawnDemand = {
  readonly at: IsoInstant;
  readonly source: string;
  readonly case: Case;
  readonly status: string;
  readonly investor: DemandInvestor | undefined;
  readonly home: DemandHome;
  readonly person: ReturnType<typeof makePerson>;
  readonly priority: Priority;
};

function draw({ random, today, plan, homes, investors, number, count }: Asking): DrawnDemand {
  const at = officeMoment(random, addDays(today, -Math.floor(REACH - (number / count) * REACH) - 1));
  const drawn = random.weighted([
    ['GUEST', 5],
    ['STAFF', 3],
    ['PUBLIC_FORM', 3],
    ['INVESTOR', 2],
  ] as const);
  // Two of the newest are an owner's, so that one waits for an answer and one has it.
  const fromOwner = plan.id === 'demo' ? OWNERS_ASK[count - number] : undefined;
  const source = fromOwner ? 'INVESTOR' : drawn;
  const asked = random.pick(source === 'INVESTOR' ? INVESTOR_CASES : CASES);
  const usual = drawStatus(random, at < addDays(today, -6));
  const investor = random.chance(0.5) ? investors[0] : random.pick(investors);
  const own = homes.filter(({ ownerIds }) => investor !== undefined && ownerIds?.includes(investor.id));
  return {
    at,
    source,
    case: asked,
    status: fromOwner ?? usual,
    investor,
    home: source === 'INVESTOR' && own.length > 0 ? random.pick(own) : random.pick(homes),
    person: makePerson({ random, origin: TURKISH_NAMES, number: 8000 + plan.offset.rows * 10 + number }),
    priority: random.weighted([
      ['LOW', 2],
      ['MEDIUM', 5],
      ['HIGH', 3],
      ['URGENT', 1],
    ] as const),
  };
}

const drawStatus = (random: Random, isOld: boolean): string =>
  isOld
    ? random.weighted([
        ['SOLVED', 16],
        ['NOT_SOLVED', 1],
        ['CANCELLED', 1],
        ['IN_PROGRESS', 1],
      ] as const)
    : random.weighted([
        ['NEW', 4],
        ['IN_PROGRESS', 4],
        ['WAITING', 1],
        ['SOLVED', 3],
      ] as const);

/** A demand without its task, and the place of the service that does it. */
export function makeDemand(asking: Asking): {
  readonly demand: Row;
  readonly asked: DrawnDemand;
  readonly place: number;
} {
  const { random, today, plan, number } = asking;
  const asked = draw(asking);
  const { at, source, status, investor, priority } = asked;
  const [description, type, place] = asked.case;
  const demand: Row = {
    id: idIn(plan, 'dem', number),
    tenantId: plan.id,
    version: 1,
    no: noOf('D', number),
    source,
    type,
    description,
    estateId: asked.home.id,
    priority,
    status,
    trackingCode: codeOf(random),
    openTasks: 0,
    ...requesterOf(asked),
    ...(source === 'INVESTOR' ? { investorId: investor?.id ?? null } : {}),
    ...(source === 'PUBLIC_FORM' ? { consentVersion: CONSENT_VERSION, consentAt: at } : {}),
    ...(plan.id === 'demo' && status !== 'NEW' ? { assignedUserId: 'usr-admin', assignedTo: 'Deniz Aydın' } : {}),
    requestState: requestStateOf({ source, status }, undefined),
    ...looked({ priority, from: at, now: `${today}T06:00:00.000Z`, isOpen: isOpenDemand({ status }) }),
    ...(['SOLVED', 'NOT_SOLVED'].includes(status) ? { resolution: 'İlgilenildi, bilgi verildi.' } : {}),
    ...(status === 'SOLVED' ? { solvedAt: `${addDays(at.slice(0, 10), 1)}T11:00:00.000Z` } : {}),
    ...stamp({ createdAt: at, createdBy: source === 'PUBLIC_FORM' ? 'system' : plan.admin }),
  };
  return { demand, asked, place };
}

function requesterOf({ source, person, investor }: DrawnDemand) {
  if (source === 'STAFF') return { requesterName: 'Deniz Aydın' };
  if (source === 'INVESTOR') return { requesterName: investorName(investor) };
  return { requesterName: `${person.firstName} ${person.lastName}`, phone: person.phone, email: person.email };
}

const investorName = (investor: DemandInvestor | undefined): string =>
  [investor?.name, investor?.surname].filter(Boolean).join(' ') || 'Yatırımcı';

const codeOf = (random: Random): string =>
  trackingCodeOf(Uint8Array.from({ length: CODE_BYTES }, () => random.int(0, 255)));
