/** Invented: a bank that does not exist; the checksum of the IBAN holds. */
export const PAYMENT_DETAILS = {
  totalDue: '$12,110.55',
  bankName: 'Anadolu Demo Bank',
  country: 'Türkiye',
  iban: 'TR970099900000000000900001',
  swiftCode: 'ANDMTRISXXX',
} as const;
