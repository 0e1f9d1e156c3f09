import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import type { FaqGroup } from '../../../domain/demo/faq.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Accordion } from '../parts/Accordion.tsx';
import { DemoState } from '../parts/DemoState.tsx';
import { demoIcon } from '../parts/demo-icon.ts';
import { useDemo } from '../parts/use-demo.ts';
import '../../../ui/control.css';
import './faq.css';

const PAUSE = 250; // ms without a key before the server is asked
const LONGEST = 60; // characters of a question in an address

/** A question's name in the address: `/pages/faq#when-is-my-card-charged`. */
const anchorOf = (question: string): string => slugOf(question, LONGEST);

/** `/pages/faq`: the server filters the questions, the address keeps what was searched for. */
export function Faq() {
  const { t } = useTranslation('demo-faq');
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  const answer = useDemo<readonly FaqGroup[]>('faq', `/pages/faq?${new URLSearchParams({ q }).toString()}`);
  return (
    <>
      <PageHead title={t('title')} />
      <Search />
      <DemoState answer={answer} rows={12}>
        {(groups) =>
          groups.length === 0 ? (
            <Notice kind="empty" title={t('none')} text={t('noneText', { q })} />
          ) : (
            <Groups groups={groups} isStale={answer.isStale} />
          )
        }
      </DemoState>
      <Contact />
    </>
  );
}

function Search() {
  const { t } = useTranslation('demo-faq');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => setSearch(typed === '' ? {} : { q: typed }, { replace: true }), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, asked, setSearch]);
  return (
    <search className="k-faq-search">
      <h2>{t('lead')}</h2>
      <p>{t('leadText')}</p>
      <input
        type="search"
        className="k-control"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}

function Groups({ groups, isStale }: { readonly groups: readonly FaqGroup[]; readonly isStale: boolean }) {
  const { t } = useTranslation('demo-faq');
  const { hash } = useLocation();
  const open = hash.slice(1);
  useEffect(() => {
    if (open === '') return;
    const question = document.getElementById(open);
    question?.scrollIntoView({ block: 'center' });
    question?.querySelector('summary')?.focus({ preventScroll: true });
  }, [open]);
  return (
    <div className="k-faq" aria-busy={isStale}>
      <nav className="k-panel" aria-label={t('groups')}>
        <ul>
          {groups.map(({ faqTitle, faqIcon, faqs }) => (
            <li key={faqTitle}>
              <a href={`#${anchorOf(faqTitle)}`}>
                <Icon name={demoIcon(faqIcon)} /> {faqTitle} <span className="k-faq-count">{faqs.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {groups.map(({ faqTitle, faqIcon, faqSubtitle, faqs }) => (
          <section
            key={faqTitle}
            id={anchorOf(faqTitle)}
            className="k-faq-group"
            aria-labelledby={`${anchorOf(faqTitle)}-title`}
          >
            <header>
              <span className="k-faq-icon">
                <Icon name={demoIcon(faqIcon)} />
              </span>
              <div>
                <h2 id={`${anchorOf(faqTitle)}-title`}>{faqTitle}</h2>
                <p>{faqSubtitle}</p>
              </div>
            </header>
            <Accordion
              open={open}
              items={faqs.map(({ question, answer }) => ({
                id: anchorOf(question),
                title: question,
                content: (
                  <p>
                    {answer}{' '}
                    <a className="k-faq-link" href={`#${anchorOf(question)}`}>
                      {t('link')} <span className="k-hidden">{question}</span>
                    </a>
                  </p>
                ),
              }))}
            />
          </section>
        ))}
      </div>
    </div>
  );
}

function Contact() {
  const { t } = useTranslation('demo-faq');
  return (
    <section className="k-faq-contact" aria-labelledby="faq-contact">
      <h2 id="faq-contact">{t('more')}</h2>
      <p>{t('moreText')}</p>
      <ul>
        <li className="k-panel">
          <Icon name="PhoneOutlined" />
          <strong>+90 500 000 0000</strong>
          <span>{t('phone')}</span>
        </li>
        <li className="k-panel">
          <Icon name="MailOutlined" />
          <strong>help@example.com</strong>
          <span>{t('mail')}</span>
        </li>
      </ul>
    </section>
  );
}
