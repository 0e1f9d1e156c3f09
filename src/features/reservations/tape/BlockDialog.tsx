import Button from 'antd/es/button';
import ConfigProvider from 'antd/es/config-provider';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { homeName, type Home } from '../../../domain/estates/home-name.ts';
import type { TapeBlock } from '../../../domain/tape/stays.ts';
import { isIsoDate } from '../../../domain/calendar/iso-date.ts';
import type { ClientResource } from '../../../config/types.ts';
import { OpenModal } from '../../../ui/OpenModal.tsx';
import { bestPath } from '../../../engine/resource/paths.ts';
import { useSend } from '../../../engine/resource/use-send.ts';
import { BlockFields, type BlockValues } from './BlockFields.tsx';
import { Conflicts } from './Conflicts.tsx';
import { changeBlock, releaseBlocks } from './moves.ts';

type BlockProps = {
  readonly block: TapeBlock;
  readonly from: Home;
  /** The home it should belong to. */
  readonly home: Home;
  readonly blocks: ClientResource;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly onDone: (text: string, back?: () => Promise<unknown>) => void;
  readonly onLift: ((ids: string[]) => void) | undefined;
  readonly onClose: () => void;
};

/** A block's nights, type and reason: changes it, or releases the nights. */
export default function BlockDialog(props: BlockProps) {
  const { block, from, home, blocks, checkIn, checkOut, onDone, onLift, onClose } = props;
  const { t } = useTranslation('tape');
  const [span, setSpan] = useState({ checkIn, checkOut });
  const { kind, reason, note } = block;
  const [values, setValues] = useState<BlockValues>({ kind, reason: reason ?? '', note: note ?? '' });
  const { send, isSending, failure: refused } = useSend();
  const canEdit = blocks.can.includes('edit');
  const isSpan = isIsoDate(span.checkIn) && isIsoDate(span.checkOut) && span.checkIn < span.checkOut;
  const way = bestPath({ resource: blocks, id: block.id });
  const name = block.code ?? t(`block.${kind}`, { defaultValue: kind });
  const known = { id: block.id, version: block.version };

  const run = async (work: () => Promise<(() => Promise<unknown>) | undefined>, text: string) => {
    const sent = await send(work);
    if (sent.isDone) onDone(text, sent.data);
  };
  const save = () => {
    const body = (at: { home: Home; checkIn: string; checkOut: string }, details: object) => ({
      estateId: at.home.id,
      from: at.checkIn,
      to: at.checkOut,
      ...details,
    });
    return run(
      async () => {
        const saved = await changeBlock(known, body({ home, ...span }, values));
        const before = body({ home: from, checkIn: block.checkIn, checkOut: block.checkOut }, { kind, reason, note });
        return () => changeBlock(saved, before);
      },
      t('undo.done', { code: name }),
    );
  };
  const release = () =>
    run(
      async () => {
        await releaseBlocks([known]);
        return undefined;
      },
      t('closed.released', { code: name }),
    );
  return (
    <OpenModal
      title={t('closed.title', { code: name, home: homeName(home) })}
      footer={
        <Flex wrap gap={8} justify="flex-end">
          <Button onClick={onClose}>{t('move.cancel')}</Button>
          {Object.hasOwn(blocks.actions, 'release') && (
            <Button disabled={isSending} onClick={() => void release()}>
              {t('menu.release')}
            </Button>
          )}
          {canEdit && (
            <Button type="primary" loading={isSending} disabled={isSending || !isSpan} onClick={() => void save()}>
              {t('move.save')}
            </Button>
          )}
        </Flex>
      }
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        <ConfigProvider componentDisabled={!canEdit}>
          <BlockFields blocks={blocks} span={span} onSpan={setSpan} values={values} onChange={setValues} />
        </ConfigProvider>
        {refused && <Conflicts error={refused} onLift={onLift} />}
        {way !== undefined && <Link to={way}>{t('panel.page')}</Link>}
      </Flex>
    </OpenModal>
  );
}
