import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DemoEvent } from '../../../domain/demo/calendar-events.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Confirm } from '../parts/Confirm.tsx';
import { useDemoCall } from '../parts/use-demo.ts';
import { type DraftErrors, draftAt, eventDraft, errorsOf, eventBody } from './event-draft.ts';
import { EventFields } from './EventFields.tsx';
import type { EventSpan } from './event-times.ts';
import { CALENDAR_PATH, CALENDAR_TOPIC } from './use-calendar.ts';

type EventDrawerProps = {
  /** An existing event, or the time of a new one. */
  readonly of: DemoEvent | EventSpan;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
};

/** Creates, changes or deletes an event. Explains a refused call and keeps the input. */
export function EventDrawer({ of, onClose, onDone }: EventDrawerProps) {
  const { t } = useTranslation('demo-calendar');
  const event = 'id' in of ? of : undefined;
  const formId = useId();
  const [begun] = useState(() => ('id' in of ? eventDraft(of) : draftAt(of)));
  const [draft, setDraft] = useState(begun);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [asks, setAsks] = useState<'delete' | 'leave'>();
  const { run, isRunning, error, forget } = useDemoCall(CALENDAR_TOPIC);
  const isChanged = Object.entries(begun).some(([key, value]) => Reflect.get(draft, key) !== value);
  const hasErrors = Object.keys(errors).length > 0;

  const leave = () => (isChanged ? setAsks('leave') : onClose());
  const change = (next: typeof draft) => {
    setDraft(next);
    if (hasErrors) setErrors(errorsOf(next));
  };
  const handleSubmit = async (submit: SyntheticEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const form = submit.currentTarget;
    const found = errorsOf(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const way = event
      ? ({ path: `${CALENDAR_PATH}/${event.id}`, method: 'PUT' } as const)
      : ({ path: CALENDAR_PATH, method: 'POST' } as const);
    const { isDone } = await run({ ...way, body: eventBody(draft, event) });
    if (isDone) onDone(t(event ? 'done.changed' : 'done.added', { title: draft.title.trim() }));
  };
  const remove = async () => {
    if (!event) return;
    const { isDone } = await run({ path: `${CALENDAR_PATH}/${event.id}`, method: 'DELETE' });
    if (isDone) onDone(t('done.deleted', { title: event.title }));
  };
  return (
    <Drawer
      title={event ? t('edit') : t('add')}
      onClose={leave}
      footer={
        <>
          <Button htmlType="submit" form={formId} type="primary" loading={isRunning}>
            {event ? t('save') : t('create')}
          </Button>
          <Button onClick={leave}>{t('cancel')}</Button>
          {event && (
            <Button
              danger
              style={{ marginInlineStart: 'auto' }}
              onClick={() => {
                forget();
                setAsks('delete');
              }}
            >
              {t('delete')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(submit) => void handleSubmit(submit)}>
        {Object.values(errors).includes('required') && <Alert type="error" showIcon message={t('errors.fill')} />}
        {error && asks !== 'delete' && <Alert type="error" showIcon message={error.message} />}
        <EventFields draft={draft} errors={errors} onChange={change} />
      </form>
      {asks === 'delete' && (
        <Confirm
          title={t('confirm.delete', { title: event?.title })}
          text={t('confirm.gone')}
          action={t('delete')}
          error={error?.message}
          isRunning={isRunning}
          onConfirm={() => void remove()}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'leave' && (
        <Confirm
          title={t('confirm.leave')}
          text={t('confirm.typed')}
          action={t('confirm.discard')}
          onConfirm={onClose}
          onClose={() => setAsks(undefined)}
        />
      )}
    </Drawer>
  );
}
