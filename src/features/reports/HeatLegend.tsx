import { useTranslation } from 'react-i18next';
import { heatStyle } from '../../engine/report/heat-style.ts';
import { HEAT_STEPS } from './heat.ts';

/** The legend of the colours. */
export function HeatLegend() {
  const { t } = useTranslation('reports');
  return (
    <ol className="k-line k-small k-heat-legend" aria-label={t('heat.legend')}>
      <li style={heatStyle(0)}>{t('heat.none')}</li>
      {HEAT_STEPS.map((step, index) => (
        <li key={step} style={heatStyle(index + 1)}>
          {t('heat.step', { from: step, to: (HEAT_STEPS[index + 1] ?? 101) - 1 })}
        </li>
      ))}
    </ol>
  );
}
