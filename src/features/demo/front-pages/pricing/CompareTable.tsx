import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/Icon.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { COMPARED, PLANS } from './plans.ts';

/** What is in which plan. */
export function CompareTable() {
  const { t } = useTranslation('demo-pricing');
  return (
    <div className="k-plans-scroll" role="region" aria-label={t('compare')} tabIndex={0}>
      <table className="k-plans-table">
        <caption className="k-hidden">{t('compare')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('part')}</th>
            {PLANS.map(({ name }) => (
              <th key={name} scope="col">
                {t(`plan.${name}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED.map(([what, ...inPlans]) => (
            <tr key={what}>
              <th scope="row">{t(`has.${what}`)}</th>
              {inPlans.map((is, at) => (
                <td key={PLANS[at]?.name ?? at}>
                  {is === 'extra' ? (
                    <Tag color="geekblue">{t('is.extra')}</Tag>
                  ) : (
                    <span className={`k-plans-${is}`}>
                      <Icon name={is === 'yes' ? 'CheckCircleOutlined' : 'CloseOutlined'} />
                      <span className="k-hidden">{t(`is.${is}`)}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
