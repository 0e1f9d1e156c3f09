import Button from 'antd/es/button';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientResource } from '../../config/types.ts';
import { DotsGlyph } from '../../ui/glyphs.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { isRestorable } from '../resource/restorable.ts';

const ImportDialog = lazy(() => import('./import/ImportDialog.tsx'));
const DeletedDrawer = lazy(() => import('../trash/DeletedDrawer.tsx'));

/** Rare work with a list, for those who may: importing a file, restoring deleted records. */
export default function MoreTools({ resource }: { readonly resource: ClientResource }) {
  const { t } = useTranslation(['list', 'import', 'trash']);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'import' | 'deleted'>();
  const tools = [
    // Calls of routes have no files.
    { key: 'import', label: t('import:open'), isThere: resource.can.includes('import') && !resource.api.routed },
    { key: 'deleted', label: t('trash:open'), isThere: resource.can.includes('delete') && isRestorable(resource) },
  ] as const;
  const items = tools.filter(({ isThere }) => isThere);
  if (items.length === 0) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      <Button
        ref={button}
        icon={<DotsGlyph />}
        aria-label={t('more')}
        title={t('more')}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onClick={() => setOpen(open === 'menu' ? undefined : 'menu')}
      />
      {open === 'menu' && (
        <Menu
          anchor={button}
          label={t('more')}
          // The chosen entry has opened something else by then.
          onClose={() => setOpen((now) => (now === 'menu' ? undefined : now))}
          items={items.map(({ key, label }) => ({ key, label, onSelect: () => setOpen(key) }))}
        />
      )}
      <Suspense fallback={null}>
        {open === 'import' && <ImportDialog resource={resource} onClose={close} />}
        {open === 'deleted' && <DeletedDrawer onClose={close} />}
      </Suspense>
    </>
  );
}
