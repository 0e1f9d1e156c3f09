import { useTranslation } from 'react-i18next';
import { BlankPage } from './BlankPage.tsx';
import { GateDrawing } from './GateDrawing.tsx';
import { Ways } from './Ways.tsx';

/** A screen that this person would have, if the company's package had its module (TN2). */
export default function NotInPackage() {
  const { t } = useTranslation('access');
  return (
    <BlankPage title={t('notInPackage.title')} text={t('notInPackage.text')} drawing={<GateDrawing />}>
      <Ways />
    </BlankPage>
  );
}
