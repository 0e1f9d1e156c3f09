import Flex from 'antd/es/flex';
import List from 'antd/es/list';
import Typography from 'antd/es/typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fold } from '../../domain/text/fold.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { useLanguage, useText } from '../../engine/resource/use-text.ts';
import { heldConfig } from '../../providers/config.ts';
import { Search } from '../../ui/Search.tsx';
import { Answered } from '../../ui/Answered.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import type { AutomationOverview, AutomationsAnswer } from '../../wire/automations.ts';
import { DryRunDrawer } from './DryRunDrawer.tsx';
import { RuleView } from './RuleView.tsx';
import { resourceWords, type Wording } from './words.ts';
import '../../engine/report/report.css';

const RUNS = 'automation-runs';

/** All rules of all files in words, with their results of the last seven days and a dry run. */
export function Automations() {
  const { t } = useTranslation('automations');
  const text = useText();
  const config = heldConfig();
  const language = useLanguage();
  const wording: Wording = { t, text, config, language };
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState<AutomationOverview>();
  const answer = useAnswer<AutomationsAnswer>('/automations', { follows: [RUNS] });
  const runs = config.resources[RUNS];
  const words = fold(typed.trim());
  const isWanted = ({ label, resource, name }: AutomationOverview): boolean =>
    fold(`${text(label)} ${resourceWords(wording, resource)} ${resource} ${name}`).includes(words);
  return (
    <>
      <PageHead title={t('title')} />
      <Typography.Paragraph type="secondary">
        {t('note')} {runs && <Link to={runs.routes.list}>{t('allRuns')}</Link>}
      </Typography.Paragraph>
      <Flex wrap gap="small" align="end" role="search" className="k-report-filters">
        <Search label={t('search')} value={typed} onChange={setTyped} />
      </Flex>
      <Answered answer={answer}>
        {({ items }) => (
          <List
            className="k-panel"
            dataSource={items.filter(isWanted)}
            rowKey={({ resource, name }) => `${resource}/${name}`}
            locale={{ emptyText: t('none') }}
            renderItem={(rule) => (
              <List.Item>
                <RuleView rule={rule} wording={wording} onTry={() => setTried(rule)} />
              </List.Item>
            )}
          />
        )}
      </Answered>
      {tried && <DryRunDrawer rule={tried} wording={wording} onClose={() => setTried(undefined)} />}
    </>
  );
}
