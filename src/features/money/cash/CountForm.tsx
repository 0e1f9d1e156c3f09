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
  /** What the books say has changed meanwhile. */
  readonly onStale: () => void;
};

/** What lies in the drawer beside what the books say, why they differ, and who has the desk next. */
export function CountForm({ desk, accounts, onStale }: CountFormProps) {
  const { t } = useTranslation('cash');
  const { resource } = useEngine();
  const language = useLanguage();
  const navigate = useNavigate();
  const id = useId();
  const ways = useRef<HTMLDivElement>(null);
  useAboveKeyboard(ways);
  const { send, isSending, failure } = useSend({
    refreshes: [resource.name, 'accounts', 'ledger-entries', 'payments'],
  });
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
  const wrong = (field: keyof typeof lacks): string =>
    failure?.errors?.[field === 'to' ? 'handsOverTo' : field]?.[0] ?? ((wasPressed && lacks[field]) || '');
  const money = (minor: number) => formatMoney({ minor, currency, language });

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setPressed(true);
    const [first] = (['pieces', 'reason', 'to'] as const).filter((field) => lacks[field]);
    if (first) {
      document.getElementById(`${id}-${first === 'pieces' ? notes[0] : first}`)?.focus();
      return;
    }
    const body = {
      accountId: desk.id,
      ...{ pieces, expected, reason: difference === 0 ? null : reason, handsOverTo: isHandedOver ? to : null },
    };
    const sent = await send({ path: `/${resource.api.path.replace(/^\//, '')}`, method: 'POST', body, isOnce: true });
    if (!sent.isDone) {
      if (sent.failure?.statusCode === 409) onStale();
      return;
    }
    notify({ type: 'success', key: 'cash-count', message: saidOf(difference) });
    void navigate((accounts && bestPath({ resource: accounts, id: desk.id })) ?? resource.routes.list);
  };
  const saidOf = (by: number): string => {
    if (by === 0) return t('done.equal', { desk: desk.name, amount: money(counted) });
    return t(by < 0 ? 'done.short' : 'done.over', { desk: desk.name, amount: money(Math.abs(by)) });
  };
  const isPlain = failure && !failure.errors?.['reason'] && !failure.errors?.['handsOverTo'];

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
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
        {wrong('pieces') !== '' && <FieldError id={`${id}-pieces-said`} text={wrong('pieces')} />}
      </Flex>
      <Flex vertical gap="middle" className="k-panel">
        {isBegun && difference !== 0 && (
          <Labelled label={t('reason')} htmlFor={`${id}-reason`}>
            <Input
              id={`${id}-reason`}
              maxLength={300}
              value={reason}
              status={wrong('reason') === '' ? '' : 'error'}
              aria-describedby={`${id}-reason-said`}
              onChange={({ target }) => setReason(target.value)}
            />
            <FieldError id={`${id}-reason-said`} text={wrong('reason')} />
          </Labelled>
        )}
        <Checkbox checked={isHandedOver} onChange={({ target }) => setHandedOver(target.checked)}>
          {t('handsOver')}
        </Checkbox>
        {isHandedOver && (
          <Labelled label={t('to')} htmlFor={`${id}-to`}>
            <Input
              id={`${id}-to`}
              maxLength={120}
              value={to}
              status={wrong('to') === '' ? '' : 'error'}
              aria-describedby={`${id}-to-said`}
              onChange={({ target }) => setTo(target.value)}
            />
            <small className="k-muted">{t('toHint')}</small>
            <FieldError id={`${id}-to-said`} text={wrong('to')} />
          </Labelled>
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

type SumsProps = {
  readonly currency: string;
  /** Minor units; absent before anything was typed. */
  readonly counted: number | undefined;
  readonly expected: number;
};

/** What lies in the drawer, what should, and what lies between. */
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
