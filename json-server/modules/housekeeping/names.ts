export const TASKS = 'housekeeping-tasks';
/** The history's action for a change of a home's cleaning state, whoever makes it. */
export const CLEANING = 'reportCleaning';
