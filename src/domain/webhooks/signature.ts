/** What is signed: the second in which it is sent and the very bytes of the body, so that neither can be exchanged. */
export const signedText = (seconds: number, body: string): string => `${seconds}.${body}`;

/** As it stands in `Konak-Signature`. @param hex HMAC-SHA256 of the signed text under the webhook's secret */
export const signatureHeader = (seconds: number, hex: string): string => `t=${seconds},v1=${hex}`;
