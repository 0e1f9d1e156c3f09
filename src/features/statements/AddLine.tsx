import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseAmount } from '../../domain/money/money.ts';
import { MANUAL_KINDS, type SentLine } from '../../domain/statements/edit.ts';
import { decimalSeparator } from '../../engine/format.ts';
import { useLanguage } from '../../engine/resource/use-text.ts';

type AddLineProps = {
  readonly currency: string;
  readonly isBusy: boolean;
  readonly onAdd: (line: SentLine) => Promise<boolean>;
};

/** A line of the accountant's own; costs are typed above zero and lessen the amount. */
export function AddLine({ currency, isBusy, onAdd }: AddLineProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const [kind, setKind] = useState<SentLine['kind']>('CREDIT');
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const add = async () => {
    const amount = parseAmount(typed, currency, decimalSeparator(language));
    setIsWrong(amount === undefined || amount === 0);
    if (amount === undefined || amount === 0) return;
    const signed = kind === 'EXPENSE' || kind === 'CLEANING' ? 0 - Math.abs(amount) : amount;
    if (await onAdd({ kind, amount: signed, note: note.trim() === '' ? null : note.trim() })) {
      setTyped('');
      setNote('');
    }
  };
  return (
    <form
      className="k-st-add k-controls"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label>
        {t('add.kind')}
        <select value={kind} onChange={({ target }) => setKind(target.value as SentLine['kind'])}>
          {MANUAL_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`kind.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('add.amount', { currency })}
        <input
          inputMode="decimal"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'k-st-add-wrong' : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <label className="k-st-wide">
        {t('add.note')}
        <input value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
      </label>
      <button type="submit" className="k-control" disabled={isBusy}>
        {t('add.add')}
      </button>
      {isWrong && (
        <span id="k-st-add-wrong" className="k-st-wrong" role="alert">
          {t('add.wrong')}
        </span>
      )}
    </form>
  );
}
