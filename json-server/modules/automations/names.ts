/** What rules did, and why not. */
export const RUNS = 'automation-runs';
/** Since when each rule about a date has been in force. */
export const SEEN = '_automations_seen';
