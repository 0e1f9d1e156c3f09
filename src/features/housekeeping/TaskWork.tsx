import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Upload from 'antd/es/upload';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shrinkPicture } from '../../engine/fields/inputs/shrink.ts';
import { useEngine } from '../../engine/resource/EngineContext.tsx';
import { useText } from '../../engine/resource/use-text.ts';
import { Rows } from '../../ui/Rows.tsx';
import type { ChecklistEntry, DayTask } from '../../wire/housekeeping.ts';
import type { TaskReport } from './task-changes.ts';
import type { MyDayState } from './use-my-day.ts';
import { optionOf } from '../../config/options.ts';

type TaskWorkProps = { readonly task: DayTask; readonly title: string; readonly state: MyDayState };

/** px; small enough that a few pictures fit in the browser until there is a connection */
const PHOTO_SIDE = 1280;

/** The checklist, counts, photos and remarks during a task. */
export function TaskWork({ task, title, state }: TaskWorkProps) {
  const { t } = useTranslation('housekeeping');
  const id = useId();
  const nameOf = useItemName();
  const [issues, setIssues] = useState(task.issues ?? '');
  const { checklist, linenCount } = task;
  const report = (body: TaskReport) => state.add({ kind: 'report', taskId: task.id, title, body });
  const tick = (at: number) =>
    report({ checklist: checklist.map((entry, index) => (index === at ? { ...entry, done: !entry.done } : entry)) });
  const count = (by: number) => report({ linenCount: Math.max(0, Math.min(100, (linenCount ?? 0) + by)) });
  return (
    <Flex vertical gap={12}>
      {checklist.length > 0 && (
        <Rows gap={0}>
          <li className="k-muted">
            {t('checklist', { done: checklist.filter(({ done }) => done).length, all: checklist.length })}
          </li>
          {checklist.map((entry, index) => (
            <li key={index}>
              <Checkbox className="k-day-tick" checked={entry.done} onChange={() => tick(index)}>
                <span className={entry.done ? 'k-muted' : undefined}>{nameOf(entry)}</span>
              </Checkbox>
            </li>
          ))}
        </Rows>
      )}
      <Flex gap={12} align="center" role="group" aria-label={t('linen')}>
        <span style={{ flex: 1 }}>{t('linen')}</span>
        <Button size="large" aria-label={t('linenLess')} disabled={!linenCount} onClick={() => count(-1)}>
          −
        </Button>
        <output aria-live="polite">{linenCount ?? 0}</output>
        <Button size="large" aria-label={t('linenMore')} onClick={() => count(1)}>
          +
        </Button>
      </Flex>
      <Photos task={task} title={title} state={state} />
      <label htmlFor={id}>{t('issues')}</label>
      <Input.TextArea
        id={id}
        rows={2}
        size="large"
        maxLength={2000}
        value={issues}
        onChange={(event) => setIssues(event.target.value)}
        onBlur={() => {
          if (issues !== (task.issues ?? '')) report({ issues: issues === '' ? null : issues });
        }}
      />
    </Flex>
  );
}

/** The configuration's label of a checklist item; a typed item is its own label. */
function useItemName(): (entry: ChecklistEntry) => string {
  const text = useText();
  const { resource } = useEngine();
  const list = resource.fields['checklist'];
  const field = list?.type === 'repeater' ? list.fields['item'] : undefined;
  return ({ item, text: typed }) => {
    const option = optionOf(field, item);
    return [option ? text(option.label) : item, typed].filter(Boolean).join(': ');
  };
}

function Photos({ task, title, state }: TaskWorkProps) {
  const { t } = useTranslation('housekeeping');
  const [failure, setFailure] = useState<string>();
  const take = async (files: readonly File[]) => {
    setFailure(undefined);
    for (const file of files) {
      const picture = await dataUrl(await shrinkPicture(file, PHOTO_SIDE));
      const isStored = state.add({ kind: 'photo', taskId: task.id, title, name: file.name, picture });
      if (!isStored) setFailure(t('photoFull'));
    }
  };
  return (
    <Flex wrap gap={12} align="center">
      <Upload
        multiple
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        showUploadList={false}
        beforeUpload={(file, files) => {
          // With several files at once, each call gets all of them.
          if (file === files[0]) void take(files);
          return false;
        }}
      >
        <Button size="large">{t('photo')}</Button>
      </Upload>
      <span aria-live="polite">{task.photos.length > 0 && t('photos', { count: task.photos.length })}</span>
      {failure !== undefined && (
        <span className="k-bad" role="alert">
          {failure}
        </span>
      )}
    </Flex>
  );
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}
