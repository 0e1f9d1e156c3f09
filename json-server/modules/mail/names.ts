/** The id of a stay's automatic confirmation; there is one per stay. */
export const confirmationId = (reservationId: string): string => `confirmation-${reservationId}`;
/** The id of the cancellation mail. */
export const cancellationId = (reservationId: string): string => `cancellation-${reservationId}`;
