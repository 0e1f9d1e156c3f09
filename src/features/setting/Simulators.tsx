import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { Tag } from '../../ui/Tag.tsx';
import './setting.css';

const SIMULATED = ['payments', 'kbs'] as const;

/** Services that only use a simulator, as long as no real provider or authority is connected. */
export function Simulators() {
  const { t } = useTranslation('setting');
  return (
    <section className="k-panel" aria-label={t('simulators.title')}>
      <h2>{t('simulators.title')}</h2>
      <Flex vertical component="ul" className="k-setting-rows">
        {SIMULATED.map((name) => (
          <li key={name} className="k-line">
            <strong className="k-setting-name">{t(`simulators.${name}.title`)}</strong>
            <Tag color="gold">{t('simulators.tag')}</Tag>
            <span>{t(`simulators.${name}.note`)}</span>
          </li>
        ))}
      </Flex>
    </section>
  );
}
