import Col from 'antd/es/col';
import Input, { type InputProps } from 'antd/es/input';
import Row from 'antd/es/row';
import Select from 'antd/es/select';
import Switch from 'antd/es/switch';
import { useTranslation } from 'react-i18next';
import { CALENDARS } from '../../../domain/demo/calendar-events.ts';
import { DateBox } from '../../../engine/fields/inputs/DateBox.tsx';
import { parseTime } from '../../../engine/fields/format-time.ts';
import { FormRow } from '../parts/FormRow.tsx';
import type { DraftErrors, EventDraft } from './event-draft.ts';

type Key = 'title' | 'startTime' | 'endTime' | 'url' | 'guests' | 'location';
type EventFieldsProps = {
  readonly draft: EventDraft;
  readonly errors: DraftErrors;
  readonly onChange: (next: EventDraft) => void;
};

/** The fields of an event. */
export function EventFields({ draft, errors, onChange }: EventFieldsProps) {
  const { t } = useTranslation('demo-calendar');
  const set = (change: Partial<EventDraft>) => onChange({ ...draft, ...change });
  const errorText = (key: keyof EventDraft) => {
    const error = errors[key];
    return error && t(`errors.${error}`);
  };
  const line = (key: Key, more?: InputProps, hint?: string) => (
    <FormRow label={t(`fields.${key}`)} error={errorText(key)} {...(hint !== undefined && { hint })}>
      {(control) => (
        <Input
          {...control}
          maxLength={200}
          autoComplete="off"
          value={draft[key]}
          onChange={({ target }) => set({ [key]: target.value })}
          {...more}
        />
      )}
    </FormRow>
  );
  const time = (key: 'startTime' | 'endTime') =>
    line(key, {
      inputMode: 'numeric',
      placeholder: '09:00',
      onBlur: ({ target }) => set({ [key]: parseTime(target.value) ?? target.value }),
    });
  const day = (key: 'startDay' | 'endDay', change: (day: string) => void, more?: { readonly min: string }) => (
    <FormRow label={t(`fields.${key}`)} error={errorText(key)}>
      {(control) => <DateBox {...control} {...more} value={draft[key]} onChange={change} />}
    </FormRow>
  );
  /** The end follows the start, so that a new date is one step instead of two. */
  const setStart = (startDay: string) => set({ startDay, ...(draft.endDay < startDay && { endDay: startDay }) });
  return (
    <>
      {line('title', { required: true, autoFocus: true })}
      <FormRow label={t('fields.calendar')}>
        {(control) => (
          <Select
            id={control.id}
            options={CALENDARS.map((name) => ({ value: name, label: t(`names.${name}`) }))}
            value={draft.calendar}
            onChange={(calendar) => set({ calendar })}
          />
        )}
      </FormRow>
      <FormRow label={t('fields.allDay')}>
        {({ id }) => <Switch id={id} checked={draft.allDay} onChange={(allDay) => set({ allDay })} />}
      </FormRow>
      <Row gutter={12}>
        <Col span={draft.allDay ? 24 : 14}>{day('startDay', setStart)}</Col>
        {!draft.allDay && <Col span={10}>{time('startTime')}</Col>}
        <Col span={draft.allDay ? 24 : 14}>{day('endDay', (endDay) => set({ endDay }), { min: draft.startDay })}</Col>
        {!draft.allDay && <Col span={10}>{time('endTime')}</Col>}
      </Row>
      {line('url', { inputMode: 'url', placeholder: 'https://' })}
      {line('guests', { maxLength: 2000 }, t('hints.guests'))}
      {line('location')}
      <FormRow label={t('fields.description')}>
        {(control) => (
          <Input.TextArea
            {...control}
            rows={4}
            maxLength={5000}
            value={draft.description}
            onChange={({ target }) => set({ description: target.value })}
          />
        )}
      </FormRow>
    </>
  );
}
