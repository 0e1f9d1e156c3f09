import { useInvalidate } from '@refinedev/core';
import type { Row } from '../../config/types.ts';
import type { HttpError } from '../../providers/http-error.ts';
import { request } from '../../providers/http.ts';
import { asHttpError } from '../resource/as-http-error.ts';

/** The part of a reservation that the chart changes. */
export type StayValues = { readonly estateId: string; readonly checkIn: string; readonly checkOut: string };
export type Changed = { readonly record: Row } | { readonly refused: HttpError };

/**
 * Saves dates and estate on the version that was on the chart: whoever changed the stay in between is not overwritten.
 * A refusal comes back with the server's reason.
 */
export function useChange() {
  const invalidate = useInvalidate();
  return async (setup: { id: string; version: number; values: StayValues }): Promise<Changed> => {
    const { id, version, values } = setup;
    try {
      const { data } = await request<Row>({
        path: `/reservations/${encodeURIComponent(id)}`,
        method: 'PATCH',
        body: values,
        headers: { 'If-Match': `"${version}"` },
      });
      void invalidate({ resource: 'reservations', invalidates: ['list', 'many', 'detail'], id });
      return { record: data };
    } catch (error) {
      return { refused: asHttpError(error) };
    }
  };
}
