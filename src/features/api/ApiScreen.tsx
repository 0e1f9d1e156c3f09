import Col from 'antd/es/col';
import Flex from 'antd/es/flex';
import Row from 'antd/es/row';
import Typography from 'antd/es/typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { OpenApi } from '../../config/openapi/document.ts';
import { useAnswer } from '../../engine/resource/use-answer.ts';
import { Answered } from '../../ui/Answered.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { CallList } from './CallList.tsx';
import { CallView } from './CallView.tsx';
import { CopyBlock } from './CopyBlock.tsx';
import { callsIn } from './described-calls.ts';

/** ms: the server builds the description of a large configuration once, which takes a moment */
const PATIENCE = 60_000;

/** The API as far as the signed-in person may use it: to read, try and copy. */
export function ApiScreen() {
  const { t } = useTranslation('api');
  const answer = useAnswer<OpenApi>('/openapi.json', { timeout: PATIENCE });
  return (
    <>
      <PageHead title={t('title')} />
      <Answered answer={answer} rows={8}>
        {(document) => <Reader document={document} />}
      </Answered>
    </>
  );
}

function Reader({ document }: { readonly document: OpenApi }) {
  const { t } = useTranslation('api');
  const [search] = useSearchParams();
  const calls = useMemo(() => callsIn(document), [document]);
  const chosen = calls.find(({ id }) => id === search.get('call'));
  const address = `${window.location.origin}/api/openapi.json`;
  return (
    <Row gutter={[16, 16]}>
      <Col xs={{ span: 24, order: 2 }} lg={{ span: 9, order: 1 }}>
        <div className="k-panel">
          <CallList calls={calls} chosen={chosen} />
        </div>
      </Col>
      <Col xs={{ span: 24, order: 1 }} lg={{ span: 15, order: 2 }}>
        {chosen ? (
          <CallView call={chosen} document={document} />
        ) : (
          <section className="k-panel" aria-label={t('begin')}>
            <Flex vertical gap="middle">
              {search.has('call') && <Notice kind="empty" title={t('gone')} />}
              <Typography.Paragraph>{t('about')}</Typography.Paragraph>
              <Typography.Paragraph>
                {t('keys')} <Link to="/v1/setting/api-keys">{t('toKeys')}</Link>
              </Typography.Paragraph>
              <CopyBlock label={t('document')} text={`curl '${address}' \\\n  -H 'Authorization: Bearer knk_…'`} />
            </Flex>
          </section>
        )}
      </Col>
    </Row>
  );
}
