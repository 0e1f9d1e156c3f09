import Button from 'antd/es/button';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateRange, formatMoney } from '../fields/format.ts';
import { useLanguage } from '../resource/use-text.ts';
import type { HttpError } from '../../providers/http-error.ts';
import { type Held, nightsOf } from './held.ts';
import { askQuote, type Quoted } from './quote.ts';
import type { TapeEstate } from './read-tape.ts';
import type { Changed } from './use-change.ts';

type MoveDialogProps = {
  readonly held: Held;
  readonly before: TapeEstate | undefined;
  readonly after: TapeEstate | undefined;
  /** Whether the role may ask for prices. */
  readonly canQuote: boolean;
  readonly onSave: () => Promise<Changed>;
  readonly onClose: () => void;
};

/** TC3: asks on a drop, with old and new dates, estate and price. A refusal says why and changes nothing (TC4). */
export default function MoveDialog({ held, before, after, canQuote, onSave, onClose }: MoveDialogProps) {
  const { t } = useTranslation('tape');
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [refused, setRefused] = useState<HttpError>();
  const { stay, from, now } = held;
  const seesMoney = stay?.total !== null && stay?.total !== undefined;

  useLayoutEffect(() => {
    const panel = dialog.current;
    panel?.showModal();
    return () => panel?.close();
  }, []);

  const [quoted, setQuoted] = useState<Quoted>();
  const [stayId, estateId] = [stay?.id, after?.id];
  useEffect(() => {
    if (!canQuote || stayId === undefined || estateId === undefined) return;
    const controller = new AbortController();
    const wanted = { id: stayId, estateId, checkIn: now.checkIn, checkOut: now.checkOut };
    void askQuote(wanted, controller.signal).then((price) => {
      if (!controller.signal.aborted) setQuoted(price);
    });
    return () => controller.abort();
  }, [canQuote, stayId, estateId, now.checkIn, now.checkOut]);

  const save = async () => {
    setIsSaving(true);
    setRefused(undefined);
    const changed = await onSave();
    setIsSaving(false);
    if ('refused' in changed) setRefused(changed.refused);
  };
  const dates = ({ checkIn, checkOut }: typeof now) =>
    `${formatDateRange({ from: checkIn, to: checkOut, language })} · ${t('nights', { count: nightsOf({ checkIn, checkOut }) })}`;
  const name = (estate: TapeEstate | undefined) => [estate?.code, estate?.name].filter(Boolean).join(' · ');
  const money = (minor: number, currency: string | null) => formatMoney({ minor, currency: currency ?? '', language });
  const reasons = refused && [...new Set([refused.message, ...Object.values(refused.errors ?? {}).flat()])];
  if (!stay) return null;
  return (
    <dialog
      ref={dialog}
      className="k-tape-dialog"
      aria-labelledby="tape-move-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id="tape-move-title">{t('move.title', { code: stay.code })}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('move.before')}</th>
            <th scope="col">{t('move.after')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('move.dates')}</th>
            <td>{dates(from)}</td>
            <td>{dates(now)}</td>
          </tr>
          <tr>
            <th scope="row">{t('estate')}</th>
            <td>{name(before)}</td>
            <td>{name(after)}</td>
          </tr>
          {seesMoney && (
            <tr>
              <th scope="row">{t('move.price')}</th>
              <td>{money(stay.total, stay.currency)}</td>
              <td>{quoted ? money(quoted.total, quoted.currency) : t('move.priceLater')}</td>
            </tr>
          )}
        </tbody>
      </table>
      {reasons && (
        <div className="k-tape-refused" role="alert">
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </div>
      )}
      <div className="k-tape-dialog-ways">
        <Button onClick={onClose}>{t('move.cancel')}</Button>
        <Button type="primary" loading={isSaving} disabled={isSaving} autoFocus onClick={() => void save()}>
          {t('move.save')}
        </Button>
      </div>
    </dialog>
  );
}
