import Col from 'antd/es/col';
import Columns from 'antd/es/row';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isDraft } from '../../config/draft-step.ts';
import type { ClientConfig, Language, ShowSection } from '../../config/types.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useActions } from '../actions/use-actions.tsx';
import { FieldValue } from '../fields/displays.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { pathAfter } from '../resource/paths.ts';
import { panelKey, PanelOrTable } from '../report/PanelOrTable.tsx';
import { RecordProblem } from '../resource/RecordProblem.tsx';
import { useRecord } from '../resource/use-record.ts';
import { useRecordTexts } from '../run/use-record-texts.ts';
import { useLanguage } from '../resource/use-text.ts';
import { conditionHolds } from '../fields/applies.ts';
import { FactPairs } from '../fields/FactPair.tsx';
import { printIn } from './print-in.ts';
import { RecordActions } from './RecordActions.tsx';
import { Section } from './Section.tsx';
import { ShowTabs } from './ShowTabs.tsx';
import { Stamps } from './Stamps.tsx';
import './show.css';

const Sheet = lazy(() => import('./Sheet.tsx'));
const Missing = lazy(() => import('../draft/Missing.tsx'));

/** The page of one record of any configured resource. */
export default function ShowScreen() {
  const { id = '' } = useParams();
  const { t } = useTranslation('show');
  const navigate = useNavigate();
  const { config, resource } = useEngine();
  const { nameOf } = useRecordTexts();
  const language = useLanguage();
  const [paper, setPaper] = useState<Language>();
  const { record, error, retry } = useRecord(id);
  const { start, dialog } = useActions((wanted, row) => {
    if (wanted.kind === 'delete') void navigate(resource.routes.list, { replace: true });
    else if (row?.['_left'] === true) void navigate(pathAfter({ config, resource, row }), { replace: true });
  });
  if (error) return <RecordProblem error={error} onRetry={retry} />;
  if (!record) return <Skeleton rows={8} label={t('loading')} />;

  const { layout, head, sections, sheet, panels = [] } = resource.show;
  const isTabbed = layout === 'tabs';
  // Relations and the history are asked for when their tab is opened, in both layouts.
  const isTab = (section: ShowSection) =>
    (isTabbed && !isAside(section)) || section.kind === 'relation' || section.kind === 'history';
  const shown = sections.filter((section) => isForReader(section, config));
  const tabs = shown.filter(isTab);
  const pages = shown.filter((section) => !isTab(section) && !isAside(section));
  const aside = shown.filter(isAside);
  const title = nameOf(record);
  const state = resource.stateField === undefined ? undefined : resource.fields[resource.stateField];
  return (
    <article className="k-show" aria-label={title}>
      <PageHead
        title={title}
        tag={state && <FieldValue field={state} record={record} />}
        actions={
          <RecordActions
            record={record}
            onStart={start}
            onPrint={(next) =>
              printIn({ language: next, before: () => setPaper(next), after: () => setPaper(undefined) })
            }
          />
        }
      />
      {head && head.facts.length > 0 && (
        <section className="k-panel k-below k-show-head" aria-label={t('head')}>
          <FactPairs facts={head.facts} record={record} />
        </section>
      )}
      {isDraft({ resource, row: record }) && (
        <Suspense>
          <Missing row={record} />
        </Suspense>
      )}
      {/* Panels stay whichever tab is open: at the start, above the rest on a narrow screen. */}
      <Columns gutter={[16, 16]}>
        {panels.length > 0 && (
          <Col xs={24} lg={8} xxl={6}>
            <aside aria-label={t('beside')}>
              {panels.map((panel) => (
                <PanelOrTable key={panelKey(panel)} panel={panel} record={record} />
              ))}
            </aside>
          </Col>
        )}
        {aside.length > 0 && (
          <Col xs={24} lg={{ span: 8, order: 2 }} xxl={{ span: 7, order: 2 }}>
            <aside className="k-show-aside" aria-label={t('aside')}>
              {aside.map((section, index) => (
                <Section key={index} section={section} record={record} onStart={start} />
              ))}
            </aside>
          </Col>
        )}
        <Col xs={24} {...(panels.length > 0 ? { lg: 16, xxl: 18 } : aside.length > 0 && { lg: 16, xxl: 17 })}>
          {pages.map((section, index) => (
            <Section key={index} section={section} record={record} onStart={start} />
          ))}
          <ShowTabs sections={tabs} record={record} label={t(isTabbed ? 'sections' : 'related')} onStart={start} />
          <Stamps record={record} />
        </Col>
      </Columns>
      {sheet && conditionHolds(sheet.when, { config, resource, record }) && (
        <Suspense>
          <Sheet record={record} sheet={sheet} language={paper ?? language} />
        </Suspense>
      )}
      {dialog}
    </article>
  );
}

const isAside = (section: ShowSection): boolean =>
  section.kind !== 'relation' && section.kind !== 'history' && section.kind !== 'form' && section.isAside === true;

/** A panel of records that the reader may not list has nothing to show them. */
function isForReader(section: ShowSection, { resources }: ClientConfig): boolean {
  if (section.kind !== 'panel' || section.resource === undefined) return true;
  return resources[section.resource]?.can.includes('list') ?? false;
}
