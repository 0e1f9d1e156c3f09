import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { DemoAnswer } from './use-demo.ts';

type DemoStateProps<Body> = {
  readonly answer: DemoAnswer<Body>;
  /** Rows of the place that the content will take. */
  readonly rows?: number;
  readonly children: (data: Body) => ReactNode;
};

/** What stands where an answer is shown: that it is on its way, why it did not come and a way to try again, or the content. */
export function DemoState<Body>({ answer, rows = 6, children }: DemoStateProps<Body>) {
  const { t } = useTranslation('demo');
  if (answer.error) {
    return (
      <Notice kind="error" title={t('failed')} text={answer.error.message}>
        <button type="button" className="k-control" onClick={answer.retry}>
          {t('retry')}
        </button>
      </Notice>
    );
  }
  if (answer.data === undefined) return <Skeleton rows={rows} label={t('loading')} />;
  return children(answer.data);
}
