import { useTranslation } from 'react-i18next';
import { ReportTiles } from '../../../engine/report/ReportTiles.tsx';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import { type Stages, sumsText } from './stages.ts';

type TilesProps = { readonly stages: Stages; readonly missing: number };

/** The progress of a month: homes without a statement, odd ones, those to publish and those to pay out. */
export function MonthTiles({ stages: { odd, fine, payable, settled, paid }, missing }: TilesProps) {
  const { t } = useTranslation('month-end');
  const language = useLanguage();
  const afterwards = [
    sumsText(payable, language),
    settled.length > 0 && t('tile.zeroMore', { count: settled.length }),
    t('tile.paidMore', { count: paid }),
  ];
  return (
    <ReportTiles
      tiles={[
        { key: 'missing', title: t('tile.missing'), value: missing },
        { key: 'odd', title: t('tile.odd'), value: odd.length, more: t('tile.oddMore') },
        { key: 'fine', title: t('tile.fine'), value: fine.length, more: sumsText(fine, language) },
        {
          key: 'payable',
          title: t('tile.payable'),
          value: payable.length,
          more: afterwards.filter(Boolean).join(' · '),
        },
      ]}
    />
  );
}
