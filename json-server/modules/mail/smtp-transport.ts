import { isIP } from 'node:net';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { senderAddress, compile } from './letter.ts';
import { type Letter, type MailOutcome, type Transport, shortError } from './transport.ts';

/** ms; a server that says nothing for so long is away. */
const TIMEOUT = 15_000;
/** ms for one letter from the first byte to the last, whatever happens. */
const WHOLE = 60_000;

type Failure = Error & { readonly responseCode?: number | undefined };
/** How far it came: before `sending` nobody can have got anything. */
type Stage = 'connecting' | 'sending';

/**
 * What a failed hand-over means (R19). Before the letter was begun, and after an answer that says no, it is certainly not
 * with its receiver; a 5xx stays a no. A line that breaks in between leaves it open, and what is open is not sent again.
 */
export function failureOutcome(error: Failure, stage: Stage): MailOutcome {
  const why = shortError(error);
  if (stage === 'connecting') return { is: 'failed', why };
  const { responseCode } = error;
  if (responseCode === undefined) return { is: 'unknown', why };
  return { is: responseCode >= 500 ? 'refused' : 'failed', why };
}

/**
 * Hands mail to an SMTP server, one connection a letter. @param url `smtp://user:password@host:587`, `smtps://…` from the
 * first byte encrypted; `?tls=required` never sends without encryption
 * @param resolve finds the address to connect to, or refuses to; left out, whatever the name means
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
      // The certificate is asked for by its name, wherever the connection goes.
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
        // Nothing was handed over: the letter could not even be written.
        return { is: 'failed', why: shortError(error) };
      }
    },
  };
}
