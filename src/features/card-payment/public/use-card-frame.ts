import { useCallback, useEffect, useRef, useState } from 'react';
import type { InstalmentOption } from '../../../domain/card-payment/instalments.ts';

export type CardFrameField = 'number' | 'holder' | 'month' | 'year' | 'cvv';
export const CARD_FRAME_FIELDS: readonly CardFrameField[] = ['number', 'holder', 'month', 'year', 'cvv'];

/** The card's bank and its offers; the frame reveals no digit. */
export type CardOffers = {
  readonly bank: string;
  readonly brand: string;
  readonly options: readonly InstalmentOption[];
};
/** The invalid fields, and which of them are empty. */
export type CardProblems = { readonly invalid: readonly CardFrameField[]; readonly empty: readonly CardFrameField[] };

export type CardFrameState = {
  readonly isReady: boolean;
  /** CSS pixels */
  readonly height: number;
  readonly problems: CardProblems;
  readonly offers: CardOffers;
  /** Asks the frame for all errors. */
  readonly validate: () => Promise<CardProblems>;
  /**
   * The frame sends the card to its own origin. Resolves with undefined when accepted, otherwise with the provider's
   * code.
   */
  readonly submit: (payment: string) => Promise<string | undefined>;
};

type FrameMessage = { readonly type?: unknown; readonly [key: string]: unknown };

const NONE: CardProblems = { invalid: [], empty: [] };
const NO_OFFERS: CardOffers = { bank: '', brand: '', options: [] };
const ANSWER_WITHIN = 20_000; // ms

const fieldsIn = (value: unknown): readonly CardFrameField[] =>
  CARD_FRAME_FIELDS.filter((field) => Array.isArray(value) && value.includes(field));

const isOption = (value: unknown): value is InstalmentOption =>
  typeof value === 'object' &&
  value !== null &&
  'installment' in value &&
  'total' in value &&
  Number.isSafeInteger(value.installment) &&
  Number.isSafeInteger(value.total);

function offersIn({ bank, brand, options }: FrameMessage): CardOffers {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 60) : '');
  return { bank: text(bank), brand: text(brand), options: Array.isArray(options) ? options.filter(isOption) : [] };
}

type Setup = {
  /** Origin of the provider's page. */
  readonly origin: string;
  readonly amount: number;
  readonly currency: string;
  readonly isDark: boolean;
  readonly onEnter: () => void;
};

/**
 * Exchanges messages with the provider's frame. Accepts only those from its window and origin; they never contain a
 * card.
 * @param frame the frame's element
 */
export function useCardFrame(
  frame: React.RefObject<HTMLIFrameElement | null>,
  { origin, amount, currency, isDark, onEnter }: Setup,
): CardFrameState {
  const [isReady, setIsReady] = useState(false);
  const [height, setHeight] = useState(0);
  const [problems, setProblems] = useState(NONE);
  const [offers, setOffers] = useState(NO_OFFERS);
  const validating = useRef<(found: CardProblems) => void>(undefined);
  const submitting = useRef<(code: string | undefined) => void>(undefined);
  const entered = useRef(onEnter);
  useEffect(() => {
    entered.current = onEnter;
  });

  const tell = useCallback(
    (message: FrameMessage) => {
      const { current } = frame;
      current?.contentWindow?.postMessage(message, origin);
    },
    [frame, origin],
  );
  useEffect(() => {
    const handleMessage = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from !== origin || source !== frame.current?.contentWindow || typeof data !== 'object' || !data) return;
      const message = data as FrameMessage;
      if (message.type === 'ready') setIsReady(true);
      if (message.type === 'height') setHeight(Math.min(900, Math.max(0, Number(message['height']) || 0)));
      if (message.type === 'offers') setOffers(offersIn(message));
      if (message.type === 'enter') entered.current();
      if (message.type === 'submitted') submitting.current?.(undefined);
      if (message.type === 'refused') submitting.current?.(String(message['code']));
      if (message.type === 'fields') {
        const found = { invalid: fieldsIn(message['invalid']), empty: fieldsIn(message['empty']) };
        setProblems(found);
        if (message['isAnswer'] === true) validating.current?.(found);
      }
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, origin]);
  useEffect(() => {
    if (isReady) tell({ type: 'setup', amount, currency });
  }, [isReady, tell, amount, currency]);
  useEffect(() => {
    if (isReady) tell({ type: 'theme', isDark });
  }, [isReady, tell, isDark]);

  const validate = useCallback(
    () =>
      new Promise<CardProblems>((resolve) => {
        validating.current = resolve;
        tell({ type: 'validate' });
        // A silent frame counts as an empty card.
        setTimeout(() => resolve({ invalid: CARD_FRAME_FIELDS, empty: [] }), ANSWER_WITHIN);
      }),
    [tell],
  );
  const submit = useCallback(
    (payment: string) =>
      new Promise<string | undefined>((resolve) => {
        submitting.current = resolve;
        tell({ type: 'submit', payment });
        setTimeout(() => resolve('UNREACHABLE'), ANSWER_WITHIN);
      }),
    [tell],
  );
  return { isReady, height, problems, offers, validate, submit };
}
