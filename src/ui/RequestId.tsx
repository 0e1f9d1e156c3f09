// antd copies the text with one press; this says which request failed.
import Text from 'antd/es/typography/Text';
import { useTranslation } from 'react-i18next';

const idOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'requestId' in error && typeof error.requestId === 'string'
    ? error.requestId
    : undefined;

/** Under what those who run the server find a failed call in their log; nothing where there was no answer. */
export function RequestId({ of: error }: { readonly of: unknown }) {
  const { t } = useTranslation('common');
  const id = idOf(error);
  if (id === undefined) return null;
  return (
    <Text type="secondary" copyable={{ text: id }}>
      {t('answer.request', { id })}
    </Text>
  );
}
