import { decimalText, sumMinor } from '../../money/money.ts';
import { escapeMarkup } from '../../text/escape.ts';
import type { BankOrderLine, TransferOrder } from './order.ts';
import { sepaText } from './sepa-text.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
/** Maximum characters of an identification, a name and a remittance text. */
const ID = 35;
const NAME = 70;
const REMITTANCE = 140;

/** A text element; unsupported characters are replaced as banks require. */
const tag = (name: string, text: string, most: number): string =>
  `<${name}>${escapeMarkup(sepaText(text, most) || 'NOTPROVIDED')}</${name}>`;

/**
 * A SEPA credit transfer, ISO 20022 `pain.001.001.09`: one instruction for one account and day, in euros. The same
 * order always gives the same file, so a bank recognises it by its `MsgId`.
 * @throws RangeError for an order in another currency or without the paying account
 */
export function creditTransfer(order: TransferOrder): string {
  if (order.currency !== 'EUR' || order.payerIban === '') throw new RangeError(`No SEPA order: ${order.no}`);
  const count = String(order.lines.length);
  const sum = decimalText(sumMinor(order.lines.map(({ amount }) => amount)), order.currency);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="${NAMESPACE}">`,
    '  <CstmrCdtTrfInitn>',
    '    <GrpHdr>',
    `      ${tag('MsgId', order.no, ID)}`,
    `      <CreDtTm>${order.madeAt.slice(0, 19)}Z</CreDtTm>`,
    `      <NbOfTxs>${count}</NbOfTxs>`,
    `      <CtrlSum>${sum}</CtrlSum>`,
    `      <InitgPty>${tag('Nm', order.payer, NAME)}</InitgPty>`,
    '    </GrpHdr>',
    '    <PmtInf>',
    `      ${tag('PmtInfId', order.no, ID)}`,
    '      <PmtMtd>TRF</PmtMtd>',
    `      <NbOfTxs>${count}</NbOfTxs>`,
    `      <CtrlSum>${sum}</CtrlSum>`,
    '      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
    `      <ReqdExctnDt><Dt>${order.date}</Dt></ReqdExctnDt>`,
    `      <Dbtr>${tag('Nm', order.payer, NAME)}</Dbtr>`,
    `      <DbtrAcct><Id><IBAN>${escapeMarkup(order.payerIban)}</IBAN></Id></DbtrAcct>`,
    '      <DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>',
    '      <ChrgBr>SLEV</ChrgBr>',
    ...order.lines.map(transfer),
    '    </PmtInf>',
    '  </CstmrCdtTrfInitn>',
    '</Document>',
    '',
  ].join('\n');
}

const transfer = ({ number, payee, iban, amount, description }: BankOrderLine): string =>
  [
    '      <CdtTrfTxInf>',
    `        <PmtId>${tag('EndToEndId', number, ID)}</PmtId>`,
    `        <Amt><InstdAmt Ccy="EUR">${decimalText(amount, 'EUR')}</InstdAmt></Amt>`,
    `        <Cdtr>${tag('Nm', payee, NAME)}</Cdtr>`,
    `        <CdtrAcct><Id><IBAN>${escapeMarkup(iban)}</IBAN></Id></CdtrAcct>`,
    `        <RmtInf>${tag('Ustrd', description, REMITTANCE)}</RmtInf>`,
    '      </CdtTrfTxInf>',
  ].join('\n');
