import Button from 'antd/es/button';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { RequestId } from '../../ui/RequestId.tsx';
import { isConnected } from '../../providers/connection.ts';

type Props = { readonly children: ReactNode };

/** A screen that fails takes only itself down: menu, messages and the other screens go on. */
export class ScreenBoundary extends Component<Props, { error?: Error | undefined }> {
  override state: { error?: Error | undefined } = {};

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <Failure error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

/** What browsers say when code of a screen did not arrive, in the words of Chromium, Firefox and Safari. */
const NO_CODE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const { message } = error;
  const isCode = NO_CODE.test(message);
  // Code that is missing while the server answers has been replaced by a newer release.
  const kind = isCode ? (isConnected() ? 'newRelease' : 'noCode') : 'screenFailed';
  // React keeps a failed piece of code as failed: only a new load of the page asks for it again.
  const handleRetry = isCode ? () => window.location.reload() : onRetry;
  return (
    <section className="k-raised k-stack k-failure" role="alert">
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      {kind === 'screenFailed' && <code>{message}</code>}
      <RequestId of={error} />
      <div className="k-line">
        <Button type="primary" onClick={handleRetry}>
          {t(`${kind}.retry`)}
        </Button>
        <Button onClick={() => void navigate(-1)}>{t('screenFailed.back')}</Button>
        <Link className="k-button k-button-quiet" to="/">
          {t('screenFailed.home')}
        </Link>
      </div>
    </section>
  );
}
