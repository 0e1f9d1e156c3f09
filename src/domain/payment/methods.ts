/** Payment methods; `_enums.json` has their labels. */
export const PAYMENT_METHODS = ['CASH', 'BANK_TRANSFER', 'CREDIT_CARD', 'CHANNEL_COLLECT', 'MAIL_ORDER'] as const;
