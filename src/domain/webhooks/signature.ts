/** The signed text: the second of sending and the exact bytes of the body, so neither can be replaced. */
export const signedText = (seconds: number, body: string): string => `${seconds}.${body}`;

/** The value of `Konak-Signature`. @param hex HMAC-SHA256 of the signed text with the webhook's secret */
export const signatureHeader = (seconds: number, hex: string): string => `t=${seconds},v1=${hex}`;
