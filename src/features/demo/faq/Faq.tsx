import Card from 'antd/es/card';
import Col from 'antd/es/col';
import Flex from 'antd/es/flex';
import Row from 'antd/es/row';
import Typography from 'antd/es/typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import type { FaqGroup } from '../../../domain/demo/faq.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Accordion } from '../parts/Accordion.tsx';
import { Answered } from '../../../ui/Answered.tsx';
import '../parts/choice-row.css';
import { demoIcon } from '../parts/demo-icon.ts';
import { DemoSearch } from '../parts/DemoSearch.tsx';
import { Sign } from '../parts/Sign.tsx';
import { TileGrid } from '../parts/TileGrid.tsx';
import { useDemo } from '../parts/use-demo.ts';
import './faq.css';

const LONGEST = 60; // characters of a question in an address

/** A question's anchor in the address: `/pages/faq#when-is-my-card-charged`. */
const anchorOf = (question: string): string => slugOf(question, LONGEST);

/** `/pages/faq`: the server filters the questions; the address keeps the search. */
export function Faq() {
  const { t } = useTranslation('demo-faq');
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const answer = useDemo<readonly FaqGroup[]>('faq', `/pages/faq?${new URLSearchParams({ q }).toString()}`);
  return (
    <>
      <PageHead title={t('title')} />
      <Card className="k-faq-search">
        <Typography.Title level={2}>{t('lead')}</Typography.Title>
        <p>{t('leadText')}</p>
        <Flex justify="center" style={{ maxWidth: 480, margin: '0 auto' }}>
          <DemoSearch
            label={t('search')}
            q={q}
            size="large"
            onSearch={(asked) => setSearch(asked === '' ? {} : { q: asked }, { replace: true })}
          />
        </Flex>
      </Card>
      <Answered
        answer={answer}
        rows={12}
        isEmpty={(groups) => groups.length === 0}
        empty={<Notice kind="empty" title={t('none')} text={t('noneText', { q })} />}
      >
        {(groups) => <Groups groups={groups} />}
      </Answered>
      <Contact />
    </>
  );
}

function Groups({ groups }: { readonly groups: readonly FaqGroup[] }) {
  const { t } = useTranslation('demo-faq');
  const { hash } = useLocation();
  const open = hash.slice(1) || undefined;
  useEffect(() => {
    if (open === undefined) return;
    const question = document.getElementById(open);
    question?.scrollIntoView({ block: 'center' });
    question?.querySelector<HTMLElement>('[role=button]')?.focus({ preventScroll: true });
  }, [open]);
  return (
    <Row gutter={[28, 16]} className="k-faq">
      <Col xs={24} lg={6}>
        <nav className="k-panel" aria-label={t('groups')}>
          {groups.map(({ faqTitle, faqIcon, faqs }) => (
            <a key={faqTitle} className="k-choice-row" href={`#${anchorOf(faqTitle)}`}>
              <Icon name={demoIcon(faqIcon)} /> {faqTitle} <span className="k-muted">{faqs.length}</span>
            </a>
          ))}
        </nav>
      </Col>
      <Col xs={24} lg={18}>
        <Flex vertical gap="28px">
          {groups.map(({ faqTitle, faqIcon, faqSubtitle, faqs }) => (
            <section key={faqTitle} id={anchorOf(faqTitle)} aria-labelledby={`${anchorOf(faqTitle)}-title`}>
              <Flex gap="12px" align="center" style={{ marginBlockEnd: 12 }}>
                <Sign icon={demoIcon(faqIcon)} />
                <div>
                  <h2 id={`${anchorOf(faqTitle)}-title`}>{faqTitle}</h2>
                  <Typography.Text type="secondary">{faqSubtitle}</Typography.Text>
                </div>
              </Flex>
              <Accordion
                open={open}
                items={faqs.map(({ question, answer }) => ({
                  id: anchorOf(question),
                  title: question,
                  content: (
                    <>
                      {answer}{' '}
                      <a href={`#${anchorOf(question)}`} style={{ textDecoration: 'underline' }}>
                        {t('link')} <span className="k-hidden">{question}</span>
                      </a>
                    </>
                  ),
                }))}
              />
            </section>
          ))}
        </Flex>
      </Col>
    </Row>
  );
}

function Contact() {
  const { t } = useTranslation('demo-faq');
  const ways = [
    ['PhoneOutlined', '+90 500 000 0000', t('phone')],
    ['MailOutlined', 'help@example.com', t('mail')],
  ] as const;
  return (
    <section style={{ marginBlockStart: 40, textAlign: 'center' }} aria-labelledby="faq-contact">
      <h2 id="faq-contact">{t('more')}</h2>
      <p className="k-muted">{t('moreText')}</p>
      <TileGrid width={260} isFilled>
        {ways.map(([icon, way, text]) => (
          <Flex key={way} component="li" align="center" className="k-panel">
            <Icon name={icon} />
            <strong>{way}</strong>
            <span className="k-muted">{text}</span>
          </Flex>
        ))}
      </TileGrid>
    </section>
  );
}
