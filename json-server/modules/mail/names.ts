/** The one confirmation that leaves by itself for a stay. */
export const confirmationId = (reservationId: string): string => `confirmation-${reservationId}`;
/** The one that tells of its cancellation. */
export const cancellationId = (reservationId: string): string => `cancellation-${reservationId}`;
