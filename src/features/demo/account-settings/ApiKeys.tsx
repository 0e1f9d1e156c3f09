import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { formatDateTime } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { FormRow } from '../parts/FormRow.tsx';
import { Who } from '../parts/Who.tsx';
import { useStoredPart } from './use-stored-part.ts';

const RIGHTS = ['full', 'read', 'write'] as const;
type Right = (typeof RIGHTS)[number];
type ApiKey = { readonly name: string; readonly key: string; readonly right: Right; readonly at: string };

const START: readonly ApiKey[] = [
  { name: 'Calendar', key: '23eaf7f0-f4f7-495e-8b86-fad3261282ac', right: 'full', at: '2026-03-28T15:21:00Z' },
  { name: 'Reports', key: 'bb98e571-a2e2-4de8-90a9-2e231b5e99ab', right: 'read', at: '2026-01-12T07:30:00Z' },
];

/** Keys that open nothing: they show how such a list works. */
export function ApiKeys() {
  const { t } = useTranslation('demo-account-settings');
  const stored = useStoredPart<ApiKey[]>({ part: 'keys', start: [...START], isValue: areKeys });
  const [name, setName] = useState('');
  const [right, setRight] = useState<Right>('full');
  const [isEmpty, setIsEmpty] = useState(false);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsEmpty(name.trim() === '');
    if (name.trim() === '') return;
    stored.save([
      { name: name.trim(), key: crypto.randomUUID(), right, at: new Date().toISOString() },
      ...stored.value,
    ]);
    setName('');
  };
  return (
    <section className="k-panel">
      <h2>{t('keys.title')}</h2>
      <p className="k-muted">{t('keys.text')}</p>
      <form noValidate aria-label={t('keys.create')} onSubmit={handleSubmit}>
        <Flex wrap gap="12px" align="flex-start">
          <FormRow label={t('keys.name')} error={isEmpty ? t('errors:validation.required') : undefined}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={60}
                required
                onChange={({ target }) => {
                  setName(target.value);
                  setIsEmpty(false);
                }}
              />
            )}
          </FormRow>
          <FormRow label={t('keys.right')}>
            {({ id }) => (
              <Select
                id={id}
                popupMatchSelectWidth={false}
                options={RIGHTS.map((one) => ({ value: one, label: t(`keys.rights.${one}`) }))}
                value={right}
                onChange={setRight}
              />
            )}
          </FormRow>
          <Button htmlType="submit" type="primary" style={{ marginBlockStart: 30 }}>
            {t('keys.create')}
          </Button>
        </Flex>
      </form>
      {stored.value.length === 0 && <p className="k-muted">{t('keys.none')}</p>}
      <Flex vertical gap="12px">
        {stored.value.map((one) => (
          <KeyRow
            key={one.key}
            apiKey={one}
            onRemove={() => stored.save(stored.value.filter(({ key }) => key !== one.key))}
          />
        ))}
      </Flex>
    </section>
  );
}

function KeyRow({ apiKey, onRemove }: { readonly apiKey: ApiKey; readonly onRemove: () => void }) {
  const { t } = useTranslation('demo-account-settings');
  const language = useLanguage();
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  const { name, key, right, at } = apiKey;
  const handleCopy = () => {
    navigator.clipboard.writeText(key).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    );
  };
  return (
    <Who
      sign={<Icon name="KeyOutlined" />}
      title={
        <>
          {name} <Tag color={right === 'full' ? 'geekblue' : 'cyan'}>{t(`keys.rights.${right}`)}</Tag>
        </>
      }
      text={
        <>
          <code>{key}</code>
          <div>{t('keys.made', { at: formatDateTime({ value: at, language }) })}</div>
        </>
      }
    >
      <span role="status">{copied && t(`keys.${copied}`)}</span>
      <Button icon={<Icon name="CopyOutlined" />} aria-label={t('keys.copy', { name })} onClick={handleCopy} />
      <Button icon={<Icon name="DeleteOutlined" />} aria-label={t('keys.remove', { name })} onClick={onRemove} />
    </Who>
  );
}

function areKeys(value: Json | undefined): value is ApiKey[] {
  return Array.isArray(value) && value.every(isKey);
}

function isKey(value: Json): boolean {
  if (!isJsonObject(value)) return false;
  const { name, key, right, at } = value;
  return [name, key, at].every((text) => typeof text === 'string') && RIGHTS.some((one) => one === right);
}
