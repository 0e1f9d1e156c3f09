import { useTranslation } from 'react-i18next';
import type { HttpError } from '../../providers/http-error.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { useText } from '../resource/use-text.ts';

/** Why the server refused: what is allowed instead (409 of an action), or what still refers to the record (409 of a deletion). */
export function Refusal({ error }: { readonly error: HttpError }) {
  const { t } = useTranslation('show');
  const text = useText();
  const { resource } = useEngine();
  const allowed = listOf(error.body['allowed']).filter((name) => typeof name === 'string');
  const references = listOf(error.body['references']).flatMap(referenceOf);
  return (
    <div className="k-refusal" role="alert">
      <p>{error.message}</p>
      {allowed.length > 0 && (
        <p>
          {t('refusal.allowed', {
            actions: allowed.map((name) => text(resource.actions[name]?.label) || name).join(', '),
          })}
        </p>
      )}
      {references.length > 0 && (
        <ul>
          {references.map(({ label, count }) => (
            <li key={label}>{t('refusal.reference', { label, count })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function referenceOf(value: unknown): { label: string; count: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { label, resource, count } = value as { label?: unknown; resource?: unknown; count?: unknown };
  const name = typeof label === 'string' ? label : resource;
  return typeof name === 'string' ? [{ label: name, count: Number(count ?? 1) }] : [];
}
