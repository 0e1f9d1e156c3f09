export const TASKS = 'housekeeping-tasks';
export const STAYS = 'reservations';
export const BLOCKS = 'out-of-order-periods';
export const ESTATES = 'estates';
/** How the history of a home calls a change of its cleaning state, whoever made it. */
export const CLEANING = 'reportCleaning';
