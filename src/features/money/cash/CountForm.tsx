import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import { type SyntheticEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ClientResource } from '../../../config/types.ts';
import { countedOf, type Pieces } from '../../../domain/ledger/cash-count.ts';
import { denominationsOf } from '../../../domain/money/denominations.ts';
import { formatMoney } from '../../../engine/format.ts';
import { useAboveKeyboard } from '../../../engine/form/use-above-keyboard.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { bestPath } from '../../../engine/resource/paths.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { notify } from '../../../providers/notification.ts';
import { Labelled } from '../../../ui/Labelled.tsx';
import type { AccountBalance } from '../../../wire/money.ts';
import { DrawerPieces } from './DrawerPieces.tsx';
import { FieldError } from './FieldError.tsx';
import '../../../engine/form/form.css';

type CountFormProps = {
  readonly desk: AccountBalance;
  readonly accounts: ClientResource | undefined;
  /** Called when the books have changed meanwhile. */
  readonly onStale: () => void;
};

/** The cash in the drawer compared with the books, the reason of a difference, and the next holder of the desk. */
export function CountForm({ desk, accounts, onStale }: CountFormProps) {
  const { t } = useTranslation('cash');
  const id = useId();
  const ways = useRef<HTMLDivElement>(null);
  useAboveKeyboard(ways);
  const { record, isSending, failure } = useRecordCount({ desk, accounts, onStale });
  const [typed, setTyped] = useState<{ readonly [value: number]: number | null }>({});
  const [reason, setReason] = useState('');
  const [isHandedOver, setHandedOver] = useState(false);
  const [to, setTo] = useState('');
  const [wasPressed, setPressed] = useState(false);

  const { currency, balance: expected } = desk;
  const { notes, coins } = denominationsOf(currency);
  const pieces: readonly Pieces[] = [...notes, ...coins].flatMap((value) =>
    typeof typed[value] === 'number' ? [{ value, quantity: typed[value] }] : [],
  );
  const counted = countedOf(pieces);
  const difference = counted - expected;
  const isBegun = pieces.length > 0;
  const lacks = {
    pieces: !isBegun && t('nothingTyped'),
    reason: isBegun && difference !== 0 && reason.trim() === '' && t('reasonNeeded'),
    to: isHandedOver && to.trim() === '' && t('nameNeeded'),
  };
  const errorOf = (field: keyof typeof lacks): string =>
    failure?.errors?.[field === 'to' ? 'handsOverTo' : field]?.[0] ?? ((wasPressed && lacks[field]) || '');

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setPressed(true);
    const [first] = (['pieces', 'reason', 'to'] as const).filter((field) => lacks[field]);
    if (first) {
      document.getElementById(`${id}-${first === 'pieces' ? notes[0] : first}`)?.focus();
      return;
    }
    void record({ pieces, expected, reason: difference === 0 ? null : reason, handsOverTo: isHandedOver ? to : null });
  };
  const isPlain = failure && !failure.errors?.['reason'] && !failure.errors?.['handsOverTo'];

  return (
    <form noValidate onSubmit={save}>
      <Flex wrap gap="0 48px" className="k-panel">
        {(['notes', 'coins'] as const).map((group) => (
          <DrawerPieces
            key={group}
            title={t(group)}
            id={id}
            currency={currency}
            values={group === 'notes' ? notes : coins}
            typed={typed}
            onType={(value, quantity) => setTyped((before) => ({ ...before, [value]: quantity }))}
          />
        ))}
        {errorOf('pieces') !== '' && <FieldError id={`${id}-pieces-said`} text={errorOf('pieces')} />}
      </Flex>
      <Flex vertical gap="middle" className="k-panel">
        {isBegun && difference !== 0 && (
          <WordField
            id={`${id}-reason`}
            label={t('reason')}
            maxLength={300}
            value={reason}
            error={errorOf('reason')}
            onType={setReason}
          />
        )}
        <Checkbox checked={isHandedOver} onChange={({ target }) => setHandedOver(target.checked)}>
          {t('handsOver')}
        </Checkbox>
        {isHandedOver && (
          <WordField
            id={`${id}-to`}
            label={t('to')}
            hint={t('toHint')}
            maxLength={120}
            value={to}
            error={errorOf('to')}
            onType={setTo}
          />
        )}
        {isPlain && (
          <Alert type="error" showIcon message={Object.values(failure.errors ?? {}).flat()[0] ?? failure.message} />
        )}
      </Flex>
      <div ref={ways} className="k-line k-form-ways k-cash-sums">
        <CountSums currency={currency} counted={isBegun ? counted : undefined} expected={expected} />
        <Button type="primary" htmlType="submit" size="large" loading={isSending} disabled={isSending}>
          {t(isHandedOver ? 'saveAndHandOver' : 'save')}
        </Button>
      </div>
    </form>
  );
}

type WordFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly maxLength: number;
  readonly value: string;
  /** '' if valid. */
  readonly error: string;
  readonly onType: (value: string) => void;
};

/** A text input beside the count, with its error. */
function WordField({ id, label, hint, maxLength, value, error, onType }: WordFieldProps) {
  return (
    <Labelled label={label} htmlFor={id}>
      <Input
        id={id}
        maxLength={maxLength}
        value={value}
        status={error === '' ? '' : 'error'}
        aria-describedby={`${id}-said`}
        onChange={({ target }) => onType(target.value)}
      />
      {hint !== undefined && <small className="k-muted">{hint}</small>}
      <FieldError id={`${id}-said`} text={error} />
    </Labelled>
  );
}

type CashCountBody = {
  readonly pieces: readonly Pieces[];
  readonly expected: number;
  readonly reason: string | null;
  readonly handsOverTo: string | null;
};

/** Records a count, shows the result, and opens its desk. */
function useRecordCount({ desk, accounts, onStale }: CountFormProps) {
  const { t } = useTranslation('cash');
  const { resource } = useEngine();
  const language = useLanguage();
  const navigate = useNavigate();
  const { send, isSending, failure } = useSend({
    refreshes: [resource.name, 'accounts', 'ledger-entries', 'payments'],
  });
  const money = (minor: number) => formatMoney({ minor, currency: desk.currency, language });
  const resultText = ({ pieces, expected }: CashCountBody): string => {
    const counted = countedOf(pieces);
    const difference = counted - expected;
    if (difference === 0) return t('done.equal', { desk: desk.name, amount: money(counted) });
    return t(difference < 0 ? 'done.short' : 'done.over', { desk: desk.name, amount: money(Math.abs(difference)) });
  };
  const record = async (count: CashCountBody) => {
    const path = `/${resource.api.path.replace(/^\//, '')}`;
    const sent = await send({ path, method: 'POST', body: { accountId: desk.id, ...count }, isOnce: true });
    if (!sent.isDone) {
      if (sent.failure?.statusCode === 409) onStale();
      return;
    }
    notify({ type: 'success', key: 'cash-count', message: resultText(count) });
    void navigate((accounts && bestPath({ resource: accounts, id: desk.id })) ?? resource.routes.list);
  };
  return { record, isSending, failure };
}

type SumsProps = {
  readonly currency: string;
  /** Minor units; absent until something is typed. */
  readonly counted: number | undefined;
  readonly expected: number;
};

/** The counted amount, the expected one, and the difference. */
function CountSums({ currency, counted, expected }: SumsProps) {
  const { t } = useTranslation('cash');
  const language = useLanguage();
  const money = (minor: number) => formatMoney({ minor, currency, language });
  const difference = counted === undefined ? 0 : counted - expected;
  return (
    <dl role="status">
      <Sum label={t('counted')}>
        <strong>{money(counted ?? 0)}</strong>
      </Sum>
      <Sum label={t('expected')}>{money(expected)}</Sum>
      <Sum label={t(difference === 0 ? 'difference' : difference < 0 ? 'short' : 'over')}>
        <strong className={difference === 0 ? undefined : 'k-bad'}>
          {counted === undefined ? '–' : money(Math.abs(difference))}
        </strong>
      </Sum>
    </dl>
  );
}

const Sum = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className="k-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);
