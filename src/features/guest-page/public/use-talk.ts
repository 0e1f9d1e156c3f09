import { useEffect, useRef, useState } from 'react';
import { asHttpError } from '../../../engine/resource/as-http-error.ts';
import { type HttpError, isAbort } from '../../../providers/http-error.ts';
import { request } from '../../../providers/http.ts';
import { newKey } from '../../../providers/new-key.ts';
import type { GuestPageTalk } from '../../../wire/guest-page.ts';

/** ms between two checks for answers of the house */
const EVERY = 20_000;

type Talking = {
  readonly talk: GuestPageTalk | undefined;
  /** Why nothing has loaded yet. */
  readonly failure: HttpError | undefined;
  readonly retry: () => void;
  readonly isSending: boolean;
  /** Why the last message did not arrive. */
  readonly refused: HttpError | undefined;
  /** @returns whether it has arrived */
  readonly say: (text: string) => Promise<boolean>;
};

/** The conversation with the host: loads it, polls while the page is visible, and sends messages. */
export function useTalk(id: string): Talking {
  const path = `/public/stay-messages/${encodeURIComponent(id)}`;
  const [talk, setTalk] = useState<GuestPageTalk>();
  const [failure, setFailure] = useState<HttpError>();
  const [turn, setTurn] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [refused, setRefused] = useState<HttpError>();
  /** The last message sent, which may have arrived: sent again unchanged, it is the same message. */
  const tried = useRef({ text: '', key: '' });

  useEffect(() => {
    const controller = new AbortController();
    const read = () => {
      request<GuestPageTalk>({ path, isPublic: true, signal: controller.signal }).then(
        ({ data }) => {
          setTalk(data);
          setFailure(undefined);
        },
        (error: unknown) => {
          if (!isAbort(error)) setFailure(asHttpError(error));
        },
      );
    };
    read();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') read();
    }, EVERY);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [path, turn]);

  const say = async (text: string): Promise<boolean> => {
    if (tried.current.text !== text) tried.current = { text, key: newKey() };
    const { key } = tried.current;
    setIsSending(true);
    setRefused(undefined);
    try {
      const headers = { 'Idempotency-Key': key };
      const body = { id: key, text };
      const { data } = await request<GuestPageTalk>({ path, method: 'POST', body, headers, isPublic: true });
      setTalk(data);
      tried.current = { text: '', key: '' };
      return true;
    } catch (error) {
      setRefused(asHttpError(error));
      return false;
    } finally {
      setIsSending(false);
    }
  };
  return { talk, failure, retry: () => setTurn((before) => before + 1), isSending, refused, say };
}
