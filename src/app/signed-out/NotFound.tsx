import { useTranslation } from 'react-i18next';
import { BlankPage } from './BlankPage.tsx';
import { StreetDrawing } from './StreetDrawing.tsx';
import { Ways } from './Ways.tsx';

/** The catch-all of the specification (§2), for everybody. */
export default function NotFound() {
  const { t } = useTranslation('access');
  return (
    <BlankPage
      title={t('notFound.title')}
      text={t('notFound.text')}
      detail={readable(window.location.pathname)}
      drawing={<StreetDrawing />}
    >
      <Ways />
    </BlankPage>
  );
}

/** As it was typed, where it decodes. */
function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
