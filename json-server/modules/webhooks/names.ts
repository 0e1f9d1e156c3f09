/** Collections of the area. */
export const WEBHOOKS = 'webhooks';
export const DELIVERIES = 'webhook-deliveries';
/** Pending deliveries; no resource describes them. */
export const QUEUE = '_webhook_queue';
/** The records of deliveries as they were at the event; used only to build the bodies. */
export const KEPT = '_webhook_records';
