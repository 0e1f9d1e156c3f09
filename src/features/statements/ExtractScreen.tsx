import { useTranslation } from 'react-i18next';
import { useClientConfig } from '../../providers/config.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Extract } from './Extract.tsx';
import { PartyPick } from './PartyPick.tsx';
import { useAddress } from '../../engine/report/use-address.ts';
import '../../ui/control.css';
import './statements.css';

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
  const { value, change } = useAddress();
  const offered = PARTIES.filter(([, name]) => config.resources[name]?.can.includes('list'));
  const [by, name] = offered.find(([key]) => key === value('by')) ?? offered[0] ?? PARTIES[0];
  const resource = config.resources[name];
  const id = value('id');
  return (
    <section className="k-st" aria-label={t('extract.title')}>
      <PageHead title={t('extract.title')} />
      <div className="k-st-tools k-controls" role="group" aria-label={t('extract.whose')}>
        <label>
          {t('extract.of')}
          <select value={by} onChange={({ target }) => change({ by: target.value, id: '', currency: '' })}>
            {offered.map(([key]) => (
              <option key={key} value={key}>
                {t(`extract.party.${key}`)}
              </option>
            ))}
          </select>
        </label>
        {resource && (
          <PartyPick key={by} resource={resource} id={id} onPick={(next) => change({ by, id: next, currency: '' })} />
        )}
      </div>
      <p className="k-st-hint">{t('extract.hint')}</p>
      <Extract by={by} id={id} name={`${t('extract.file')}-${id}`} />
    </section>
  );
}
