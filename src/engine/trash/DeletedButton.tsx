import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const DeletedDrawer = lazy(() => import('./DeletedDrawer.tsx'));

/** Leads to what was deleted of a list. */
export default function DeletedButton() {
  const { t } = useTranslation('trash');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="k-tool" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('open')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <DeletedDrawer onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
