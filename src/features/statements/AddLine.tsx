import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Typography from 'antd/es/typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseAmount } from '../../domain/money/money.ts';
import { MANUAL_KINDS, type SentLine } from '../../domain/statements/edit.ts';
import { decimalSeparator } from '../../engine/format.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Labelled } from '../../ui/Labelled.tsx';
import { useLanguage } from '../../engine/resource/use-text.ts';

type AddLineProps = {
  readonly currency: string;
  readonly isBusy: boolean;
  readonly onAdd: (line: SentLine) => Promise<boolean>;
};

/** An accountant's own line; costs are typed as positive numbers and reduce the amount. */
export function AddLine({ currency, isBusy, onAdd }: AddLineProps) {
  const { t } = useTranslation('statements');
  const language = useLanguage();
  const id = useId();
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
      className="k-below k-report-filters"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Flex wrap gap="small" align="end">
        <Choice
          label={t('add.kind')}
          value={kind}
          options={MANUAL_KINDS.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
          onChange={setKind}
        />
        <Labelled label={t('add.amount', { currency })} htmlFor={`${id}-amount`}>
          <Input
            id={`${id}-amount`}
            inputMode="decimal"
            value={typed}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            {...(isWrong && { status: 'error' })}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Labelled>
        <Labelled label={t('add.note')} htmlFor={`${id}-note`}>
          <Input id={`${id}-note`} value={note} maxLength={200} onChange={({ target }) => setNote(target.value)} />
        </Labelled>
        <Button htmlType="submit" disabled={isBusy}>
          {t('add.add')}
        </Button>
        {isWrong && (
          <Typography.Text id={`${id}-wrong`} type="danger" role="alert">
            {t('add.wrong')}
          </Typography.Text>
        )}
      </Flex>
    </form>
  );
}
