import { useTranslation } from 'react-i18next';
import { safeTo } from '../../providers/safe-to.ts';
import { sessionUser } from '../../providers/session.ts';
import { BlankPage } from './BlankPage.tsx';
import { GateDrawing } from './GateDrawing.tsx';
import { Ways } from './Ways.tsx';

/** Spec §4: a signed-in person whose rights do not reach a screen ends here. `to` names the screen. */
export default function NotAuthorized() {
  const { t } = useTranslation(['access', 'common']);
  const refused = safeTo(new URLSearchParams(window.location.search).get('to'));
  const user = sessionUser();
  const role = user && t(`common:role.${user.role}`, { defaultValue: user.role });
  return (
    <BlankPage
      title={t('notAuthorized.title')}
      text={user ? t('notAuthorized.text', { name: user.fullName || user.email, role }) : t('notAuthorized.visitor')}
      drawing={<GateDrawing />}
    >
      <Ways refused={refused ?? (user && '/')} />
    </BlankPage>
  );
}
