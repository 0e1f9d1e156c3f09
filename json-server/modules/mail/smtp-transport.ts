import { isIP } from 'node:net';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { senderAddress, compile } from './letter.ts';
import { type Letter, type MailOutcome, type Transport, shortError } from './transport.ts';

/** ms; a server silent for this long counts as unreachable. */
const TIMEOUT = 15_000;
/** ms for one whole letter, including everything. */
const WHOLE = 60_000;

type Failure = Error & { readonly responseCode?: number | undefined };
/** How far the attempt came: before `sending` nobody can have received anything. */
type Stage = 'connecting' | 'sending';

/**
 * The meaning of a failed hand-over (R19). Before the letter began, or after a refusing answer, the receiver certainly
 * does not have it; a 5xx is a final refusal. If the connection breaks in between, the outcome is unknown, and the
 * letter is not sent again.
 */
export function failureOutcome(error: Failure, stage: Stage): MailOutcome {
  const why = shortError(error);
  if (stage === 'connecting') return { is: 'failed', why };
  const { responseCode } = error;
  if (responseCode === undefined) return { is: 'unknown', why };
  return { is: responseCode >= 500 ? 'refused' : 'failed', why };
}

/**
 * Sends mail to an SMTP server, one connection per letter. @param url `smtp://user:password@host:587`; `smtps://…`
 * encrypts from the first byte; `?tls=required` never sends without encryption
 * @param resolve finds the address to connect to, or refuses; default: the name's own address
 * @param timeout ms, for tests
 */
export function smtpTransport({
  url,
  from,
  resolve: addressOfHost,
  timeout = TIMEOUT,
}: {
  url: string;
  from: string;
  resolve?: (host: string) => Promise<string>;
  timeout?: number;
}): Transport {
  const { protocol, hostname, port, username, password, searchParams } = new URL(url);
  const secure = protocol === 'smtps:';
  const options = {
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: searchParams.get('tls') === 'required',
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  };
  const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };

  const handOver = (letter: Letter, message: Buffer, host: string): Promise<MailOutcome> =>
    new Promise((resolve) => {
      let stage: Stage = 'connecting';
      // The certificate is checked against the name, whatever address the connection uses.
      const connection = new SMTPConnection({
        ...options,
        host,
        ...(isIP(hostname) === 0 && { tls: { servername: hostname } }),
      });
      const end = (outcome: MailOutcome) => {
        clearTimeout(timer);
        connection.close();
        resolve(outcome);
      };
      const fail = (error: Failure) => end(failureOutcome(error, stage));
      const timer = setTimeout(
        () => fail(new Error('The mail server did not answer in time')),
        Math.max(WHOLE, timeout),
      );
      const send = () => {
        stage = 'sending';
        const envelope = { from: senderAddress(from), to: [letter.to] };
        connection.send(envelope, message, (error) => {
          if (error) fail(error);
          else end({ is: 'sent' });
        });
      };
      connection.once('error', fail);
      connection.connect((error) => {
        if (error) fail(error);
        else if (credentials.user === '') send();
        else connection.login({ credentials }, (refused) => (refused ? fail(refused) : send()));
      });
    });

  return {
    isRepeatable: false,
    send: async (letter) => {
      try {
        const host = (await addressOfHost?.(hostname)) ?? hostname;
        return await handOver(letter, await compile(letter, from), host);
      } catch (error) {
        // Nothing was sent: the letter could not even be compiled.
        return { is: 'failed', why: shortError(error) };
      }
    },
  };
}
