import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useActions } from '../../../engine/actions/use-actions.tsx';
import { StayTurnovers } from '../booking/StayTurnovers.tsx';
import { FieldValue } from '../../../engine/fields/displays.tsx';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { bestPath } from '../../../engine/resource/paths.ts';
import { RecordProblem } from '../../../engine/resource/RecordProblem.tsx';
import { useRecord } from '../../../engine/resource/use-record.ts';
import { useRecordTexts } from '../../../engine/run/use-record-texts.ts';
import { Section } from '../../../engine/show/Section.tsx';
import { RecordActions } from '../../../engine/show/RecordActions.tsx';

type SidePanelProps = {
  readonly id: string;
  readonly onClose: () => void;
  /** Opens another stay instead. */
  readonly onOpen: (id: string) => void;
  /** Absent if the role may not change the stay. */
  readonly onMove: (() => void) | undefined;
  readonly onPark: (() => void) | undefined;
  /** Called after an action, so that the chart shows its result. */
  readonly onDone: () => void;
};

/** TC5: a reservation's data and actions beside the chart, which stays as it is. */
export default function SidePanel({ id, onClose, onOpen, onMove, onPark, onDone }: SidePanelProps) {
  const { t } = useTranslation('tape');
  const { resource } = useEngine();
  const { nameOf } = useRecordTexts();
  const { record, error, retry } = useRecord(id);
  const { start, dialog } = useActions((wanted) => {
    onDone();
    if (wanted.kind === 'delete') onClose();
  });
  const way = bestPath({ resource, id });
  const state = resource.stateField === undefined ? undefined : resource.fields[resource.stateField];
  return (
    <aside className="k-box k-chart-panel" aria-label={t('panel.title')}>
      <header className="k-row k-apart">
        <h2>{record ? nameOf(record) : t('panel.title')}</h2>
        <Button type="text" aria-label={t('panel.close')} onClick={onClose}>
          ×
        </Button>
      </header>
      {error ? (
        <RecordProblem error={error} onRetry={retry} />
      ) : !record ? (
        <Skeleton rows={6} label={t('loading')} />
      ) : (
        <>
          {state && <FieldValue field={state} record={record} />}
          <Flex wrap gap={6} style={{ marginBlock: 10 }}>
            {onMove && <Button onClick={onMove}>{t('menu.move')}</Button>}
            {onPark && <Button onClick={onPark}>{t('menu.park')}</Button>}
            <RecordActions record={record} onStart={start} />
          </Flex>
          <StayTurnovers record={record} onOpen={onOpen} />
          {resource.show.sections
            .filter(({ kind }) => kind === 'fields' || kind === 'facts')
            .map((section, index) => (
              <Section key={index} section={section} record={record} onStart={start} />
            ))}
          {way !== undefined && <Link to={way}>{t('panel.page')}</Link>}
        </>
      )}
      {dialog}
    </aside>
  );
}
