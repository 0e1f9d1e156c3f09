import Col from 'antd/es/col';
import Divider from 'antd/es/divider';
import Flex from 'antd/es/flex';
import Row from 'antd/es/row';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import './auth.css';

/** Two layouts of the same page: a centred card, or beside a drawing. */
export type AuthLayout = 'card' | 'split';

type AuthFrameProps = {
  readonly look: AuthLayout;
  readonly title: string;
  readonly lead: string;
  readonly preferences: ReactNode;
  readonly children: ReactNode;
};

/** The frame of a sample sign-in page: the brand, the title, and a note that it is a sample. */
export function AuthFrame({ look, title, lead, preferences, children }: AuthFrameProps) {
  const { t } = useTranslation('demo-auth');
  useEffect(() => {
    document.title = `${title} · Konak`;
  }, [title]);
  return (
    <Row className="d-auth">
      {look === 'split' && (
        <Col xs={0} lg={13}>
          <Flex vertical component="aside" justify="space-between" className="d-auth-side">
            <strong className="k-title">Konak</strong>
            <p>{t('promise')}</p>
          </Flex>
        </Col>
      )}
      <Col xs={24} lg={look === 'split' ? 11 : 24} style={{ padding: 20 }}>
        <header className="k-line k-ends">{preferences}</header>
        <Flex vertical component="main" gap="16px" className={look === 'card' ? 'd-auth-box k-raised' : 'd-auth-box'}>
          {look === 'card' && <strong className="k-title">Konak</strong>}
          <h1>{title}</h1>
          <p className="k-muted">{lead}</p>
          {children}
          <Divider style={{ margin: 0 }} />
          <p className="k-muted">
            {t('sample')} <a href="/login">{t('realSignIn')}</a>
          </p>
        </Flex>
      </Col>
    </Row>
  );
}
