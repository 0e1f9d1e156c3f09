import Select from 'antd/es/select';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { FormRow } from '../parts/FormRow.tsx';
import { TickTable } from '../parts/TickTable.tsx';
import { StoredEnd } from './StoredEnd.tsx';
import { useStoredPart } from './use-stored-part.ts';

const TOPICS = ['news', 'activity', 'browser', 'device'] as const;
const WAYS = ['email', 'browser', 'app'] as const;
const TIMES = ['online', 'always', 'never'] as const;
type Choices = { readonly when: string; readonly on: string[] };

const START: Choices = {
  when: 'online',
  on: ['news email', 'activity email', 'activity app', 'browser email', 'device app'],
};
const isChoices = (value: Json | undefined): value is { when: string; on: string[] } => {
  if (!isJsonObject(value)) return false;
  const { when, on } = value;
  return typeof when === 'string' && Array.isArray(on) && on.every((one) => typeof one === 'string');
};

/** Who is told what, and by which way. */
export function NotificationTab() {
  const { t } = useTranslation('demo-account-settings');
  const stored = useStoredPart<Choices>({ part: 'notifications', start: START, isValue: isChoices });
  const { value, setValue } = stored;
  const handleTick = (key: string, isOn: boolean) =>
    setValue({ ...value, on: isOn ? [...value.on, key].sort() : value.on.filter((one) => one !== key) });
  return (
    <section className="k-panel">
      <h2>{t('notify.title')}</h2>
      <p className="k-muted">{t('notify.text')}</p>
      <TickTable
        label={t('notify.title')}
        head={t('notify.topic')}
        rows={TOPICS.map((key) => ({ key, label: t(`notify.about.${key}`) }))}
        columns={WAYS.map((key) => ({ key, label: t(`notify.way.${key}`) }))}
        isOn={(topic, way) => value.on.includes(`${topic} ${way}`)}
        onTick={(topic, way, isOn) => handleTick(`${topic} ${way}`, isOn)}
      />
      <FormRow label={t('notify.when')}>
        {({ id }) => (
          <Select
            id={id}
            style={{ maxWidth: 460 }}
            options={TIMES.map((time) => ({ value: time, label: t(`notify.time.${time}`) }))}
            value={value.when}
            onChange={(when: string) => setValue({ ...value, when })}
          />
        )}
      </FormRow>
      <StoredEnd
        isChanged={stored.isChanged}
        isSaved={stored.isSaved}
        onDiscard={stored.discard}
        onSave={() => stored.save()}
      />
    </section>
  );
}
