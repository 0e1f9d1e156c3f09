import type { Row } from '../../src/config/types.ts';
import { bosphorus, demo } from './rows-of-tenants.ts';

const account = { id: 'acc-1', name: 'Old desk', kind: 'CASH_DESK', currency: 'USD', isActive: true };
/** Belongs to the other stay, and is settled: nobody is owed anything. */
const payment = {
  ...{ id: 'pay-1', no: 'P-000001', kind: 'TRANSFER', purpose: 'INTERNAL', amount: 100, currency: 'USD' },
  ...{ accountFromId: 'acc-1', accountToId: 'acc-2', status: 'REVERSED', paidAt: '2026-01-01T08:00:00.000Z' },
  origin: 'STAFF',
};
const ledgerEntry = {
  ...{ id: 'led-1', date: '2026-01-01', account: 'CASH', accountId: 'acc-1', docType: 'PAYMENT', docId: 'pay-1' },
  ...{ debit: 100, credit: 0, currency: 'USD' },
};
const deposit = {
  ...{ id: 'dep-1', reservationId: 'res-r-000002', currency: 'EUR', required: 100, collected: 0, withheld: 0 },
  ...{ refunded: 0, held: 0, state: 'WAIVED', waivedAt: '2026-01-01T08:00:00.000Z' },
};

const supplier = { id: 'sup-1', name: 'Usta', category: 'TECHNICAL', phone: '+905000000004', isActive: true };
const service = {
  ...{ id: 'svc-1', name: { en: 'Boiler', tr: 'Kombi' }, title: 'Boiler · Kombi', department: 'TECHNICAL' },
  ...{ durationMin: 60, defaultPriority: 'HIGH', currency: 'TRY', price: 150_000, bornBy: 'OWNER', status: 'ACTIVE' },
  checklistTemplate: [{ text: 'Gas' }, { text: 'Pressure' }],
};
const demand = {
  ...{ id: 'dem-1', no: 'D-000001', source: 'GUEST', type: 'FAULT', estateId: 'est-b1', status: 'NEW' },
  ...{ requesterName: 'Ada Visitor', phone: '+905551112233', email: 'ada@visitors.example', priority: 'MEDIUM' },
  ...{ description: 'No hot water since this morning', dueAt: '2026-12-20T09:00:00.000Z', openTasks: 1 },
  ...{ isOverdue: false, isEscalated: false, watchAt: '2026-12-20T09:00:00.000Z', trackingCode: '2222-3333-4444' },
};
const request = {
  ...{ id: 'dem-2', no: 'D-000002', source: 'INVESTOR', type: 'COMPLAINT', estateId: 'est-b1', status: 'NEW' },
  ...{ investorId: 'inv-2', requesterName: 'Bob Owner', priority: 'MEDIUM', requestState: 'NEW', openTasks: 0 },
  ...{ description: 'The garden of the second owner', dueAt: '2026-12-20T09:00:00.000Z' },
  ...{ isOverdue: false, isEscalated: false, watchAt: '2026-12-20T09:00:00.000Z', trackingCode: '5555-6666-7777' },
};
const demandMessage = { id: 'msg-1', demandId: 'dem-2', body: 'Only for Bob', isInternal: false, side: 'REQUESTER' };
const task = {
  ...{ id: 'tsk-1', no: 'T-000001', title: 'Look at the boiler', department: 'TECHNICAL', demandId: 'dem-1' },
  ...{ estateId: 'est-b1', status: 'OPEN', priority: 'HIGH', dueAt: '2026-12-20T09:00:00.000Z', currency: 'TRY' },
  ...{ isOverdue: false, isEscalated: false, watchAt: '2026-12-20T09:00:00.000Z', assigneeIds: [], checklist: [] },
};
const recurring = {
  ...{ id: 'rec-1', title: 'Pool', serviceDefinitionId: 'svc-1', estateId: 'est-b1', every: 'MONTH' },
  ...{ startsOn: '2027-06-01', nextOn: '2027-06-01', makeOn: '2027-05-02', aheadDays: 30, isActive: true },
};
const payoutBatch = {
  ...{ id: 'pbt-1', no: 'PB-000001', period: '2026-09', accountId: 'acc-1', payer: 'Demo', payerIban: null },
  ...{ currency: 'TRY', count: 1, total: 5000, date: '2026-10-02' },
  lines: [
    {
      ...{ number: 'A1 2026-09', statementId: 'st-1', payee: 'Jane Doe', iban: 'TR330006100519786457841326' },
      ...{ amount: 5000, description: 'A1 · House A1 · 2026-09' },
    },
  ],
};
const cashCount = {
  ...{ id: 'ccn-1', no: 'CC-000001', accountId: 'acc-1', currency: 'USD', countedAt: '2026-11-19T18:00:00.000Z' },
  ...{ countedById: 'usr-accounting', countedBy: 'Old Hand', expected: 5000, counted: 5000, difference: 0 },
  ...{ pieces: [{ value: 5000, quantity: 1 }], handsOverTo: 'Somebody', status: 'WAITING' },
};
const rateFetch = { id: 'rft-1', date: '2026-11-19', status: 'DONE', bulletinDate: '2026-11-19', attempts: 1 };
const run = {
  ...{ id: 'run-1', resource: 'reservations', rule: 'beforeArrival', recordId: 'res-r-000001', status: 'DONE' },
  ...{ at: '2026-11-19T07:00:00.000Z', moment: '2026-11-21', effects: ['send GUEST_ARRIVAL'] },
};
const recurringExpense = {
  ...{ id: 'rex-1', description: 'Office rent', type: 'EXPENSE', category: 'OTHER', currency: 'TRY', amount: 100_000 },
  ...{ vatPct: '20', bornBy: 'COMPANY', every: 'MONTH', aheadDays: 7, isActive: true },
  ...{ startsOn: '2027-06-01', nextOn: '2027-06-01', makeOn: '2027-05-25' },
};
const expense = {
  ...{ id: 'exp-1', no: 'X-000001', type: 'EXPENSE', category: 'CLEANING', date: '2026-11-20', currency: 'TRY' },
  ...{ amount: 12_000, vatPct: '20', vatAmount: 2000, bornBy: 'COMPANY', approval: 'NOT_NEEDED' },
};
const message = {
  ...{ id: 'msg-1', kind: 'GUEST_ARRIVAL', channel: 'MAIL', status: 'SENT', reservationId: 'res-r-000002' },
  ...{ to: 'ada@guests.example', language: 'en', subject: 'Your arrival', body: 'Welcome', attempts: 1 },
};
const conversation = {
  ...{ id: 'thr-res-r-000002', reservationId: 'res-r-000002', name: 'Ada', address: 'ada@guests.example', token: 't1' },
  ...{ subject: 'Your arrival', state: 'OPEN', unread: 1, channel: 'MAIL', lastDirection: 'OUT', lastText: 'Welcome' },
  ...{ lastAt: '2026-11-19T10:00:00.000Z', hasFailed: false, mentionIds: [] },
};
const template = {
  ...{ id: 'mtp-1', kind: 'GUEST_ARRIVAL', subjectEn: 'Soon', subjectTr: 'Yakında', isActive: true },
  ...{ bodyEn: 'Dear {guest.firstName}', bodyTr: 'Sayın {guest.firstName}' },
};
const idsOfOrder = (id: string) => ({ id, orderId: id });
/** Belongs to the other stay, and is over. */
const cardOrder = {
  ...{ ...idsOfOrder('cardorderofteststwentyfoursigns1'), no: 'CP-000001' },
  ...{ reservationId: 'res-r-000002', amount: 100, cardFee: 4, feePercent: 3.69, total: 104, currency: 'EUR' },
  ...{ status: 'EXPIRED', expiresAt: '2026-11-01T08:00:00.000Z', isFeeIncluded: false, tries: [], acceptances: [] },
};

const datedRate = { kind: 'ACCOMMODATION_TAX', percent: 1, validFrom: '2020-01-01', validTo: '2020-12-31' };
const contractText = {
  ...{ id: 'ctx-1', kind: 'CAMPAIGN_CONSENT', status: 'DRAFT', titleEn: 'Campaigns', titleTr: 'Kampanya' },
  ...{ bodyEn: 'I agree', bodyTr: 'Onaylıyorum' },
};
const contact = {
  ...{ id: 'ctr-1', name: 'Gül Ziyaretçi', phone: '+905321112233', subject: 'OWNER', preferredTime: 'ANY' },
  ...{ language: 'tr', status: 'NEW', source: 'WEB_FORM', dueAt: '2026-11-20T15:00:00.000Z', attempts: 0 },
};
const subscriber = {
  ...{ id: 'sbs-1', email: 'ada@readers.example', language: 'en', tags: [], status: 'ACTIVE', iysStatus: 'APPROVED' },
  ...{ consentSource: 'WEB_FORM', consentAt: '2026-05-01T08:00:00.000Z', consentVersion: '2026-11', leaveSecret: 's1' },
};
const campaign = {
  ...{ id: 'cmp-1', name: 'Winter', kind: 'EMAIL', status: 'DRAFT', audienceStays: 'ALL', audienceTags: [] },
  ...{ subjectEn: 'Winter', contentEn: '<p>Come</p>', subjectTr: 'Kış', contentTr: '<p>Gelin</p>', audienceCount: 1 },
};

/** Money, jobs, mail and the web site: the part of `ROWS` that stands here for its length. */
export const ROWS_OF_AREAS: Readonly<Record<string, readonly Row[]>> = {
  accounts: [
    demo(account),
    demo({ ...account, id: 'acc-2', name: 'Old bank', kind: 'BANK' }),
    bosphorus({ ...account, id: 'acc-b' }),
    bosphorus({ ...account, id: 'acc-b2', name: 'Old bank', kind: 'BANK' }),
  ],
  payments: [demo(payment), bosphorus({ ...payment, id: 'pay-b', accountFromId: 'acc-b', accountToId: 'acc-b2' })],
  'card-payment-orders': [
    demo(cardOrder),
    bosphorus({ ...cardOrder, ...idsOfOrder('cardorderofteststwentyfoursigns2'), reservationId: 'res-b' }),
  ],
  'ledger-entries': [demo(ledgerEntry), bosphorus({ ...ledgerEntry, id: 'led-b', accountId: 'acc-b', docId: 'pay-b' })],
  'security-deposits': [demo(deposit), bosphorus({ ...deposit, id: 'dep-b', reservationId: 'res-b' })],
  suppliers: [demo(supplier), bosphorus({ ...supplier, id: 'sup-b' })],
  'service-definitions': [demo(service), bosphorus({ ...service, id: 'svc-b' })],
  demands: [demo(demand), demo(request), bosphorus({ ...demand, id: 'dem-b', estateId: 'est-x1' })],
  'demand-messages': [demo(demandMessage), bosphorus({ ...demandMessage, id: 'msg-b', demandId: 'dem-b' })],
  tasks: [demo(task), bosphorus({ ...task, id: 'tsk-b', demandId: 'dem-b', estateId: 'est-x1' })],
  'automation-runs': [demo(run), bosphorus({ ...run, id: 'run-b' })],
  'cash-counts': [demo(cashCount), bosphorus({ ...cashCount, id: 'ccn-b', accountId: 'acc-b' })],
  'payout-batches': [demo(payoutBatch), bosphorus({ ...payoutBatch, id: 'pbt-b', accountId: null })],
  'rate-fetches': [demo(rateFetch), bosphorus({ ...rateFetch, id: 'rft-b' })],
  'recurring-expenses': [demo(recurringExpense), bosphorus({ ...recurringExpense, id: 'rex-b' })],
  'recurring-tasks': [
    demo(recurring),
    bosphorus({ ...recurring, id: 'rec-b', serviceDefinitionId: 'svc-b', estateId: 'est-x1' }),
  ],
  'revenue-expenses': [demo(expense), bosphorus({ ...expense, id: 'exp-b' })],
  'dated-rates': [demo({ id: 'rat-1', ...datedRate }), bosphorus({ id: 'rat-b', ...datedRate })],
  'contract-texts': [demo(contractText), bosphorus({ ...contractText, id: 'ctx-b' })],
  messages: [demo(message), bosphorus({ ...message, id: 'msg-b', reservationId: 'res-b' })],
  conversations: [
    demo(conversation),
    bosphorus({ ...conversation, id: 'thr-res-b', reservationId: 'res-b', token: 't1-b' }),
  ],
  'contact-requests': [demo(contact), bosphorus({ ...contact, id: 'ctr-b' })],
  subscribers: [demo(subscriber), bosphorus({ ...subscriber, id: 'sbs-b' })],
  campaigns: [demo(campaign), bosphorus({ ...campaign, id: 'cmp-b' })],
  'message-templates': [demo(template), bosphorus({ ...template, id: 'mtp-b' })],
};
