/** `+90 532 …` as WhatsApp's links want it: digits alone. */
export const whatsAppOf = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;
/** As a telephone dials it. */
export const callOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
