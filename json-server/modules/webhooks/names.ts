/** Collections of the area. */
export const WEBHOOKS = 'webhooks';
export const DELIVERIES = 'webhook-deliveries';
/** What is still to be sent; no resource describes it. */
export const QUEUE = '_webhook_queue';
/** What deliveries are about, as it was then: nobody reads it but by what is sent of it. */
export const KEPT = '_webhook_records';
