import { useTranslation } from 'react-i18next';
import type { Row } from '../../config/types.ts';
import { formatDateTime } from '../format.ts';
import { useTitles } from '../fields/use-titles.ts';
import { useLanguage } from '../resource/use-text.ts';

/** Who created the record and who last changed it. */
export function Stamps({ record }: { readonly record: Row }) {
  const { t } = useTranslation('show');
  const language = useLanguage();
  const authors = useTitles({
    resource: 'users',
    ids: [...new Set([record['createdBy'], record['updatedBy']].filter((id) => typeof id === 'string'))],
  });
  const stamp = (kind: 'created' | 'updated') => {
    const at = record[`${kind}At`];
    if (typeof at !== 'string') return undefined;
    const who = authors.find(({ value }) => value === record[`${kind}By`])?.label;
    const when = formatDateTime({ value: at, language });
    return who === undefined ? t(`stamp.${kind}`, { when }) : t(`stamp.${kind}By`, { when, who });
  };
  const stamps = [stamp('created'), record['updatedAt'] === record['createdAt'] ? undefined : stamp('updated')];
  return <p className="k-muted">{stamps.filter((text) => text !== undefined).join(' · ')}</p>;
}
