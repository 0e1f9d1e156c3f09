import Button from 'antd/es/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FormBlock, Row } from '../../config/types.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useEngine } from '../resource/EngineContext.tsx';
import { bestPath } from '../resource/paths.ts';
import { rowTitle } from '../resource/title.ts';
import { useText } from '../resource/use-text.ts';
import './done.css';

type DoneScreenProps = {
  readonly done: NonNullable<FormBlock['done']>;
  readonly record: Row;
  readonly onAnother: () => void;
};

/** What a form says once its new record is saved, and where one may go from there. */
export function DoneScreen({ done, record, onAnother }: DoneScreenProps) {
  const { t } = useTranslation('form');
  const text = useText();
  const { resource } = useEngine();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone; a reader hears what has become of it.
  useEffect(() => heading.current?.focus(), []);
  const way = bestPath({ resource, id: record.id });
  const title = rowTitle({ resource, row: record });
  return (
    <section className="k-panel k-done">
      <span className="k-done-mark">
        <Icon name="CheckOutlined" />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {text(done.title)}
      </h1>
      <p className="k-done-record">{way === undefined ? title : <Link to={way}>{title}</Link>}</p>
      {done.text && <p>{text(done.text)}</p>}
      <div className="k-done-ways">
        <Button type="primary" onClick={onAnother}>
          {t('done.another')}
        </Button>
        {resource.can.includes('list') && (
          <Link className="k-cancel" to={resource.routes.list}>
            {t('done.all')}
          </Link>
        )}
      </div>
    </section>
  );
}
