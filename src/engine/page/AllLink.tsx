import { useTranslation } from 'react-i18next';
import type { RowsBlock } from '../../config/page-types.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { LinkButton } from '../resource/LinkButton.tsx';
import { viewPath } from '../resource/paths.ts';
import { useText } from '../resource/use-text.ts';

type AllLinkProps = {
  readonly block: Pick<RowsBlock, 'label' | 'view'>;
  /** The list of all of them; absent = the list with the block's view. */
  readonly to?: string | undefined;
};

/** The link from a block to all of its records. */
export function AllLink({ block, to }: AllLinkProps) {
  const { t } = useTranslation('page');
  const text = useText();
  const { resource } = useEngine();
  return (
    <LinkButton
      type="link"
      style={{ paddingInline: 0 }}
      to={to ?? viewPath({ resource, view: block.view })}
      aria-label={t('allOf', { block: text(block.label) })}
    >
      {t('all')}
    </LinkButton>
  );
}
