/** `+90 532 …` in the form of WhatsApp links: digits only. */
export const whatsAppOf = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;
/** As a telephone dials it. */
export const callOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
