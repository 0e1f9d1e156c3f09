export const TASKS = 'housekeeping-tasks';
/** How the history of a home calls a change of its cleaning state, whoever made it. */
export const CLEANING = 'reportCleaning';
