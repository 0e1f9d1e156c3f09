/** How a stay is paid; `_enums.json` says how each is called. */
export const PAYMENT_METHODS = ['CASH', 'BANK_TRANSFER', 'CREDIT_CARD', 'CHANNEL_COLLECT', 'MAIL_ORDER'] as const;
