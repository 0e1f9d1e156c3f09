import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/Icon.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { ScrollTable } from '../../../../ui/ScrollTable.tsx';
import { COMPARED, type Has, PLANS } from './plans.ts';

/** The features of each plan. */
export function CompareTable() {
  const { t } = useTranslation('demo-pricing');
  const inPlan = (is: Has | undefined) => {
    if (is === 'extra') return <Tag color="geekblue">{t('is.extra')}</Tag>;
    return (
      <Typography.Text type={is === 'yes' ? 'success' : 'secondary'}>
        <Icon name={is === 'yes' ? 'CheckCircleOutlined' : 'CloseOutlined'} />
        <span className="k-hidden">{t(`is.${is}`)}</span>
      </Typography.Text>
    );
  };
  return (
    <ScrollTable<(typeof COMPARED)[number]>
      label={t('compare')}
      rowKey={([what]) => what}
      dataSource={[...COMPARED]}
      columns={[
        { title: t('part'), key: 'what', rowScope: 'row', render: (_, [what]) => t(`has.${what}`) },
        ...PLANS.map(({ name }, at) => ({
          title: t(`plan.${name}.name`),
          key: name,
          align: 'center' as const,
          render: (_: unknown, [, ...inPlans]: (typeof COMPARED)[number]) => inPlan(inPlans[at]),
        })),
      ]}
    />
  );
}
