import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Title and description of a public page in the current language, equal to those the server wrote into the page. */
export function usePublicTitle(page: string): void {
  const { t } = useTranslation('public-pages');
  const title = t(`${page}.title`);
  const description = t(`${page}.description`);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
