import type { ClientResource } from '../../config/types.ts';

/** An example of a page is named after it, `demo-components-menu.rows`; no resource has such a name, and the server knows none of it. */
export const isExample = ({ name }: Pick<ClientResource, 'name'>): boolean => name.includes('.');
