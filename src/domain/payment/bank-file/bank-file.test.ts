import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { csvRows } from '../../text/csv.ts';
import { bulkCsv } from './bulk-csv.ts';
import { creditTransfer } from './credit-transfer.ts';
import { formatsOf, type TransferOrder } from './order.ts';
import { sepaText } from './sepa-text.ts';

const ORDER: TransferOrder = {
  no: 'PB-000012',
  payer: 'Demo Konaklama A.Ş. & Co',
  payerIban: 'DE89370400440532013000',
  currency: 'EUR',
  date: '2026-11-20',
  madeAt: '2026-11-20T08:15:30.123Z',
  lines: [
    {
      number: 'KNK-119 2026-10',
      payee: 'Şükrü Çağlayan',
      iban: 'TR330006100519786457841326',
      amount: 1_678_950,
      description: 'KNK-119 · Lodos Daire · 2026-10',
    },
    {
      number: 'KNK-7 2026-10',
      payee: '=HYPERLINK("x")',
      iban: 'DE89370400440532013000',
      amount: 5,
      description: 'a <b> & "c"; d',
    },
  ],
};

describe('a SEPA credit transfer', () => {
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => name === 'CdtTrfTxInf',
  });

  test('has the structure of pain.001.001.09, in its order', () => {
    const xml = creditTransfer(ORDER);
    const { Document } = parser.parse(xml) as { Document: { '@_xmlns': string; CstmrCdtTrfInitn: object } };
    expect(Document['@_xmlns']).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(Document.CstmrCdtTrfInitn).toEqual({
      GrpHdr: {
        MsgId: 'PB-000012',
        CreDtTm: '2026-11-20T08:15:30Z',
        NbOfTxs: '2',
        CtrlSum: '16789.55',
        InitgPty: { Nm: 'Demo Konaklama A.S. + Co' },
      },
      PmtInf: {
        PmtInfId: 'PB-000012',
        PmtMtd: 'TRF',
        NbOfTxs: '2',
        CtrlSum: '16789.55',
        PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
        ReqdExctnDt: { Dt: '2026-11-20' },
        Dbtr: { Nm: 'Demo Konaklama A.S. + Co' },
        DbtrAcct: { Id: { IBAN: 'DE89370400440532013000' } },
        DbtrAgt: { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } },
        ChrgBr: 'SLEV',
        CdtTrfTxInf: [
          {
            PmtId: { EndToEndId: 'KNK-119 2026-10' },
            Amt: { InstdAmt: { '@_Ccy': 'EUR', '#text': '16789.50' } },
            Cdtr: { Nm: 'Sukru Caglayan' },
            CdtrAcct: { Id: { IBAN: 'TR330006100519786457841326' } },
            RmtInf: { Ustrd: 'KNK-119 - Lodos Daire - 2026-10' },
          },
          {
            PmtId: { EndToEndId: 'KNK-7 2026-10' },
            Amt: { InstdAmt: { '@_Ccy': 'EUR', '#text': '0.05' } },
            Cdtr: { Nm: 'HYPERLINK( x )' },
            CdtrAcct: { Id: { IBAN: 'DE89370400440532013000' } },
            RmtInf: { Ustrd: 'a b + c d' },
          },
        ],
      },
    });
    const names = [...xml.matchAll(/<([A-Z][A-Za-z]+)[ >]/gu)].map(([, name]) => name);
    expect(names.slice(0, 12)).toEqual(
      ['Document', 'CstmrCdtTrfInitn', 'GrpHdr', 'MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty', 'Nm'].concat([
        ...['PmtInf', 'PmtInfId', 'PmtMtd'],
      ]),
    );
    expect(names.slice(12, 26)).toEqual([
      ...['NbOfTxs', 'CtrlSum', 'PmtTpInf', 'SvcLvl', 'Cd', 'ReqdExctnDt', 'Dt', 'Dbtr', 'Nm', 'DbtrAcct', 'Id'],
      ...['IBAN', 'DbtrAgt', 'FinInstnId'],
    ]);
  });

  test('is the same file however often it is made', () => {
    expect(creditTransfer(ORDER)).toBe(creditTransfer({ ...ORDER, lines: [...ORDER.lines] }));
  });

  test('is for euros that leave a known account', () => {
    expect(() => creditTransfer({ ...ORDER, currency: 'TRY' })).toThrow(RangeError);
    expect(() => creditTransfer({ ...ORDER, payerIban: '' })).toThrow(RangeError);
    expect(formatsOf(ORDER)).toEqual(['SEPA', 'CSV']);
    expect(formatsOf({ ...ORDER, currency: 'USD' })).toEqual(['CSV']);
    expect(formatsOf({ ...ORDER, payerIban: '' })).toEqual(['CSV']);
  });
});

test.each([
  ['Çiğdem Öztürk İncesu', 'Cigdem Ozturk Incesu'],
  ['Łukasz Strauß', 'Lukasz Strauss'],
  ['//A//B/', 'A/B'],
  ['Иван', ''],
  ['ﬁrma № 5', 'firma No 5'],
])('%s is %s in signs that banks take', (text, taken) => {
  expect(sepaText(text, 70)).toBe(taken);
});
test('a text ends where banks stop reading', () => {
  expect(sepaText(`${'a'.repeat(34)} bc`, 35)).toBe('a'.repeat(34));
});

test('the bulk order of Turkish banks: a BOM, semicolons, decimals behind a comma, no formulas', () => {
  const text = bulkCsv(ORDER);
  expect(text.startsWith('\ufeffAlıcı;IBAN;Tutar;Para birimi;Açıklama;Referans\r\n')).toBe(true);
  expect([...csvRows(text.slice(1), { separator: ';' })].slice(1)).toEqual([
    [
      ...['Şükrü Çağlayan', 'TR330006100519786457841326', '16789,50', 'EUR', 'KNK-119 · Lodos Daire · 2026-10'],
      'KNK-119 2026-10',
    ],
    ['\'=HYPERLINK("x")', 'DE89370400440532013000', '0,05', 'EUR', 'a <b> & "c"; d', 'KNK-7 2026-10'],
  ]);
});
