import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly children: ReactNode };

/** A screen that fails takes only itself down: menu, messages and the other screens go on. */
export class ScreenBoundary extends Component<Props, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <Failure message={error.message} /> : this.props.children;
  }
}

function Failure({ message }: { readonly message: string }) {
  const { t } = useTranslation('common');
  return (
    <section className="k-failure" role="alert">
      <h1>{t('screenFailed.title')}</h1>
      <p>{t('screenFailed.text')}</p>
      <code>{message}</code>
      {/* A new load, not a new render: after an update of the product the old chunks may be gone. */}
      <button type="button" className="k-button" onClick={() => window.location.reload()}>
        {t('screenFailed.retry')}
      </button>
    </section>
  );
}
