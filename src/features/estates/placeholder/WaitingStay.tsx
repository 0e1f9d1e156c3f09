import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientConfig, Row } from '../../../config/types.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { formatDateRange, formatMoney } from '../../../engine/format.ts';
import { bestPath } from '../../../engine/resource/paths.ts';
import { useAnswer } from '../../../engine/resource/use-answer.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { AvailabilityAnswer } from '../../../wire/availability.ts';
import { homeName } from '../../../domain/estates/home-name.ts';
import { homeOf } from '../../reservations/home-of.ts';
import type { CheckedMoves } from '../../../wire/moves.ts';
import { textIn } from '../../../engine/resource/text-in.ts';
import { freeHomesPath, moveStay, offerQuestion } from './moving.ts';

type WaitingStayProps = { readonly stay: Row; readonly config: ClientConfig; readonly onMoved: () => void };

/** One stay without a home: the free homes on request, the price there, and the choice of the price (RS2). */
export function WaitingStay({ stay, config, onMoved }: WaitingStayProps) {
  const { t } = useTranslation('bulk');
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const [chosen, setChosen] = useState('');
  const { send, isSending, failure: refused, forget } = useSend();
  const found = useAnswer<AvailabilityAnswer>(isAsked ? freeHomesPath(stay) : undefined);
  const offered = useAnswer<CheckedMoves>(chosen === '' ? undefined : offerQuestion(stay, chosen), { about: chosen });
  const homes = found.data?.items;
  const offer = offered.data?.items[0];
  const failure = (refused ?? found.failure ?? offered.failure)?.message;
  const reservations = config.resources['reservations'];
  const path = reservations && bestPath({ resource: reservations, id: stay.id });
  const code = typeof stay['code'] === 'string' ? stay['code'] : stay.id;
  const refs = stay['_refs'] as Readonly<Record<string, string>> | undefined;

  const choose = (estateId: string) => {
    setChosen(estateId);
    forget();
  };
  const move = async (keepPrice: boolean) => {
    const sent = await send(moveStay(stay, chosen, keepPrice));
    if (sent.isDone) onMoved();
  };
  const money = (minor: number | null | undefined) =>
    minor == null
      ? '–'
      : formatMoney({ minor, currency: offer?.record?.currency ?? textIn(stay, 'currency'), language });
  const isSame = offer?.record?.totalPrice === offer?.total;
  return (
    <li>
      <strong>{path ? <Link to={path}>{code}</Link> : code}</strong>{' '}
      {formatDateRange({ from: textIn(stay, 'checkIn'), to: textIn(stay, 'checkOut'), language })} {refs?.['guestId']}
      <Flex wrap gap={8} align="center">
        {!homes && <Button onClick={() => (isAsked ? found.refresh() : setIsAsked(true))}>{t('move.ask')}</Button>}
        {homes && homes.length === 0 && <span role="status">{t('move.none')}</span>}
        {homes && homes.length > 0 && (
          <Choice
            isBare
            label={t('move.to', { code })}
            placeholder={t('move.choose', { count: homes.length })}
            value={chosen === '' ? null : chosen}
            options={homes.map((home) => ({ value: home.estateId, label: homeName(homeOf(home)) }))}
            onChange={choose}
          />
        )}
        {offer?.isFree === true && (
          <>
            <span>{t('move.price', { before: money(offer.total), after: money(offer.record?.totalPrice) })}</span>
            <Button type="primary" disabled={isSending} onClick={() => void move(true)}>
              {t(isSame ? 'move.now' : 'move.keep')}
            </Button>
            {!isSame && (
              <Button disabled={isSending} onClick={() => void move(false)}>
                {t('move.reprice')}
              </Button>
            )}
          </>
        )}
      </Flex>
      {offer && !offer.isFree && <Alert role="presentation" type="error" message={offer.message} />}
      {failure !== undefined && <Alert type="error" message={failure} />}
    </li>
  );
}
