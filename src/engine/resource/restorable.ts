import type { ClientResource } from '../../config/types.ts';

/** Whether what is deleted of a resource can be brought back. */
export const isRestorable = ({ trash, api }: ClientResource): boolean => trash !== false && !api.routed;
