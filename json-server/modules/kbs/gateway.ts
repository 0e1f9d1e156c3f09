/** One notification in the format of the authority's service. */
export type KbsMessage = {
  /** Our id; the same message twice is one notification. */
  readonly externalId: string;
  readonly event: string;
  readonly authority: string;
  readonly facilityCode: string;
  /** ISO instant */
  readonly eventAt: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly documentNo: string;
  readonly nationality: string;
  readonly birthDate: string;
  readonly vehiclePlate: string;
  /** In a correction: the service's number of the cancelled notification. */
  readonly correctsRef: string;
};
/** The service's answer. `UNREACHABLE` = no intelligible answer: it is unknown whether the service took the message. */
export type KbsAnswer =
  | { readonly kind: 'ACCEPTED'; readonly reference: string }
  | { readonly kind: 'REFUSED'; readonly error: 'IDENTITY_UNKNOWN' | 'REJECTED' }
  | { readonly kind: 'UNREACHABLE' };

/**
 * The interface of the authority's service. The product includes a simulator; a real service is another implementation
 * of these two calls.
 */
export type KbsGateway = {
  readonly send: (message: KbsMessage) => Promise<KbsAnswer>;
  /** Looks up the result of an earlier message; undefined = the service does not know it. */
  readonly find: (externalId: string) => Promise<KbsAnswer | undefined>;
};

/** ms until a call times out */
const TIMEOUT = 10_000;

function answerOf(status: number, body: { reference?: unknown; error?: unknown }): KbsAnswer {
  if (status === 200 || status === 201) {
    return typeof body.reference === 'string' && body.reference !== ''
      ? { kind: 'ACCEPTED', reference: body.reference }
      : { kind: 'UNREACHABLE' };
  }
  if (status !== 422) return { kind: 'UNREACHABLE' };
  return { kind: 'REFUSED', error: body.error === 'IDENTITY_UNKNOWN' ? 'IDENTITY_UNKNOWN' : 'REJECTED' };
}

/** Speaks the simulator's small protocol; any transport failure is `UNREACHABLE`, never thrown. */
export function httpGateway(base: string, timeout = TIMEOUT): KbsGateway {
  const call = async (externalId: string, message?: KbsMessage): Promise<KbsAnswer | undefined> => {
    try {
      const answer = await fetch(`${base}/notifications/${encodeURIComponent(externalId)}`, {
        method: message ? 'PUT' : 'GET',
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
        ...(message && { body: JSON.stringify(message), headers: { 'content-type': 'application/json' } }),
      });
      if (answer.status === 404 && !message) return undefined;
      return answerOf(answer.status, (await answer.json()) as { reference?: unknown; error?: unknown });
    } catch {
      return { kind: 'UNREACHABLE' };
    }
  };
  return {
    send: async (message) => (await call(message.externalId, message)) ?? { kind: 'UNREACHABLE' },
    find: (externalId) => call(externalId),
  };
}
