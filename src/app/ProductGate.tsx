import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlankPage } from './signed-out/BlankPage.tsx';
import { LoadingMark } from './loading.ts';
import { startProduct } from './start-product.ts';

type State = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; Product: ComponentType };

/** Waits for the product and shows it; says so when it cannot be brought, with a way to try again. */
export function ProductGate() {
  const { t } = useTranslation('access');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ kind: 'loading' });
  useEffect(() => {
    let isWanted = true;
    startProduct().then(
      (Product) => isWanted && setState({ kind: 'ready', Product }),
      (error: unknown) =>
        isWanted && setState({ kind: 'failed', message: error instanceof Error ? error.message : '' }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  if (state.kind === 'ready') return <state.Product />;
  if (state.kind === 'loading') return <LoadingMark />;
  const handleRetry = () => {
    setState({ kind: 'loading' });
    setAttempt(attempt + 1);
  };
  return (
    <BlankPage title={t('start.failed')} text={t('start.advice')} detail={state.message}>
      <button type="button" className="k-button" onClick={handleRetry}>
        {t('start.retry')}
      </button>
    </BlankPage>
  );
}
