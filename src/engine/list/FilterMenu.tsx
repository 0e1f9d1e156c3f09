import Button from 'antd/es/button';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientField } from '../../config/types.ts';
import { FunnelGlyph } from '../../ui/glyphs.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ListControl } from './use-list-state.ts';

const FilterForm = lazy(() => import('./FilterForm.tsx'));

type FilterMenuProps = {
  readonly fields: readonly ClientField[];
  readonly control: ListControl;
  readonly label: string;
  readonly isActive: boolean;
  /** An icon without text, beside a column's name. */
  readonly isInHead?: boolean;
};

/** A button that opens filters below it. Its own state: opening one renders no row. */
export function FilterMenu({ fields, control, label, isActive, isInHead = false }: FilterMenuProps) {
  const { t } = useTranslation('list');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        color={isActive ? 'primary' : 'default'}
        variant={isInHead ? 'text' : 'outlined'}
        size={isInHead ? 'small' : 'middle'}
        className={`${isInHead ? 'k-funnel' : ''} ${isActive ? 'k-funnel-on' : ''}`.trim()}
        icon={<FunnelGlyph size={isInHead ? 13 : 16} />}
        aria-label={label}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        // A press that opens a filter must not sort its column.
        onKeyDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          setIsOpen(!isOpen);
        }}
      >
        {!isInHead && label}
      </Button>
      {isOpen && (
        <Popover anchor={button} onClose={() => setIsOpen(false)}>
          <div className="k-filter-panel" role="dialog" aria-label={label}>
            <Suspense fallback={<Skeleton rows={2} label={t('loading')} />}>
              <FilterForm
                fields={fields}
                control={control}
                onDone={() => {
                  setIsOpen(false);
                  button.current?.focus();
                }}
              />
            </Suspense>
          </div>
        </Popover>
      )}
    </>
  );
}
