import { useTranslation } from 'react-i18next';

/** A role that may list nothing, or a configuration without resources. */
export function EmptyStart() {
  const { t } = useTranslation('menu');
  return (
    <section className="k-failure">
      <h1>{t('empty.title')}</h1>
      <p>{t('empty.text')}</p>
    </section>
  );
}
