import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { formatDateTime } from '../../../engine/format.ts';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Tag } from '../../../ui/Tag.tsx';
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
  const errorId = useId();
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
      <p className="k-settings-muted">{t('keys.text')}</p>
      <form noValidate className="k-controls k-settings-keys-new" aria-label={t('keys.create')} onSubmit={handleSubmit}>
        <label>
          {t('keys.name')}
          <input
            value={name}
            maxLength={60}
            required
            aria-invalid={isEmpty}
            aria-describedby={isEmpty ? errorId : undefined}
            onChange={(event) => {
              setName(event.target.value);
              setIsEmpty(false);
            }}
          />
        </label>
        <label>
          {t('keys.right')}
          <select
            value={right}
            onChange={(event) => setRight(RIGHTS.find((one) => one === event.target.value) ?? 'read')}
          >
            {RIGHTS.map((one) => (
              <option key={one} value={one}>
                {t(`keys.rights.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="k-control k-control-main">
          {t('keys.create')}
        </button>
      </form>
      {isEmpty && (
        <p id={errorId} className="k-settings-failed" role="alert">
          {t('errors:validation.required')}
        </p>
      )}
      {stored.value.length === 0 && <p className="k-settings-muted">{t('keys.none')}</p>}
      <ul className="k-settings-keys">
        {stored.value.map((one) => (
          <KeyRow
            key={one.key}
            apiKey={one}
            onRemove={() => stored.save(stored.value.filter(({ key }) => key !== one.key))}
          />
        ))}
      </ul>
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
    <li>
      <p>
        <strong>{name}</strong> <Tag color={right === 'full' ? 'geekblue' : 'cyan'}>{t(`keys.rights.${right}`)}</Tag>
      </p>
      <p className="k-settings-key">
        <code>{key}</code>
        <button type="button" className="k-control" onClick={handleCopy}>
          <Icon name="CopyOutlined" /> <span className="k-hidden">{t('keys.copy', { name })}</span>
        </button>
        <button type="button" className="k-control" onClick={onRemove}>
          <Icon name="DeleteOutlined" /> <span className="k-hidden">{t('keys.remove', { name })}</span>
        </button>
        <span role="status">{copied && t(`keys.${copied}`)}</span>
      </p>
      <p className="k-settings-muted">{t('keys.made', { at: formatDateTime({ value: at, language }) })}</p>
    </li>
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
