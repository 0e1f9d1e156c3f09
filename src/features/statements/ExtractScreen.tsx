import Typography from 'antd/es/typography';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/Choice.tsx';
import { Filters } from '../../engine/report/Filters.tsx';
import { useFilterAddress } from '../../engine/report/use-filter-address.ts';
import { useClientConfig } from '../../providers/config.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Extract } from './Extract.tsx';
import { PartyPick } from './PartyPick.tsx';

const PARTIES = [
  ['investorId', 'investors'],
  ['estateId', 'estates'],
  ['agencyId', 'agencies'],
  ['channelId', 'sales-channels'],
] as const;

/** The account of an investor, a home, an agency or a channel over any span. */
export function ExtractScreen() {
  const { t } = useTranslation('statements');
  const config = useClientConfig();
  const { value, change } = useFilterAddress();
  const offered = PARTIES.filter(([, name]) => config.resources[name]?.can.includes('list'));
  const [by, name] = offered.find(([key]) => key === value('by')) ?? offered[0] ?? PARTIES[0];
  const resource = config.resources[name];
  const id = value('id');
  return (
    <section aria-label={t('extract.title')}>
      <PageHead title={t('extract.title')} />
      <Filters label={t('extract.whose')}>
        <Choice
          label={t('extract.of')}
          value={by}
          options={offered.map(([key]) => ({ value: key, label: t(`extract.party.${key}`) }))}
          onChange={(next) => change({ by: next, id: '', currency: '' })}
        />
        {resource && (
          <PartyPick key={by} resource={resource} id={id} onPick={(next) => change({ by, id: next, currency: '' })} />
        )}
      </Filters>
      <Typography.Paragraph type="secondary">{t('extract.hint')}</Typography.Paragraph>
      <Extract by={by} id={id} name={`${t('extract.file')}-${id}`} />
    </section>
  );
}
