import { useTranslation } from 'react-i18next';
import { BlankPage } from './BlankPage.tsx';
import { StreetDrawing } from './StreetDrawing.tsx';
import { Ways } from './Ways.tsx';

/** The catch-all of the specification (§2), for everybody. */
export default function NotFound() {
  const { t } = useTranslation('access');
  return (
    <BlankPage title={t('notFound.title')} text={t('notFound.text')} drawing={<StreetDrawing />}>
      <Ways />
    </BlankPage>
  );
}
