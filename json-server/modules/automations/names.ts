/** The log of rules: their results, and the reasons when they failed. */
export const RUNS = 'automation-runs';
/** The time since each rule about a date has been in force. */
export const SEEN = '_automations_seen';
