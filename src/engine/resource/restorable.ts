import type { ClientResource } from '../../config/types.ts';

/** Whether deleted records of a resource can be restored. */
export const isRestorable = ({ trash, api }: ClientResource): boolean => trash !== false && !api.routed;
