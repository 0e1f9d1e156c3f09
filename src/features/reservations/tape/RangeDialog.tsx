import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Home } from '../../../domain/estates/home-name.ts';
import { isIsoDate } from '../../../domain/calendar/iso-date.ts';
import type { ClientResource } from '../../../config/types.ts';
import { OpenModal } from '../../../ui/OpenModal.tsx';
import { useSend } from '../../../engine/resource/use-send.ts';
import { BlockFields, type BlockValues, blockDefaults } from './BlockFields.tsx';
import { Conflicts } from './Conflicts.tsx';
import { releaseBlocks, type Versioned } from './moves.ts';

type RangeProps = {
  readonly homes: readonly Home[];
  readonly checkIn: string;
  readonly checkOut: string;
  readonly blocks: ClientResource;
  /** Whether this person could book instead, if it were one home. */
  readonly canBook: boolean;
  readonly onBlocked: (back: () => Promise<unknown>) => void;
  readonly onLift: ((ids: string[]) => void) | undefined;
  readonly onClose: () => void;
};

/** TC3, AV7: closes nights, of several homes at once. The server decides whether they are free. */
export default function RangeDialog(props: RangeProps) {
  const { homes, blocks, canBook, onBlocked, onLift, onClose } = props;
  const { t } = useTranslation('tape');
  const [span, setSpan] = useState({ checkIn: props.checkIn, checkOut: props.checkOut });
  const [values, setValues] = useState<BlockValues>(() => blockDefaults(blocks));
  const { send, isSending, failure: refused } = useSend();
  const isSpan = isIsoDate(span.checkIn) && isIsoDate(span.checkOut) && span.checkIn < span.checkOut;

  const block = async () => {
    const sent = await send<{ readonly items: readonly Versioned[] }>({
      path: '/out-of-order-periods/bulk',
      method: 'POST',
      body: { estateIds: homes.map(({ id }) => id), from: span.checkIn, to: span.checkOut, ...values },
      // A second press after a lost answer closes them once.
      isOnce: true,
    });
    if (sent.isDone) onBlocked(() => releaseBlocks(sent.data.items));
  };
  return (
    <OpenModal
      title={t('range.title', { homes: homes.map(({ code }) => code).join(', ') })}
      cancelText={t('range.cancel')}
      okText={t('range.save', { count: homes.length })}
      okButtonProps={{ autoFocus: true, loading: isSending, disabled: !isSpan || isSending }}
      onOk={() => void block()}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        {canBook && homes.length > 1 && <span className="k-muted">{t('range.oneHome')}</span>}
        <BlockFields blocks={blocks} span={span} onSpan={setSpan} values={values} onChange={setValues} />
        {refused && <Conflicts error={refused} onLift={onLift} />}
      </Flex>
    </OpenModal>
  );
}
