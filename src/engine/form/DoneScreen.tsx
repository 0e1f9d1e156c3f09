import Button from 'antd/es/button';
import Result from 'antd/es/result';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FormBlock, Row } from '../../config/types.ts';
import { useEngine } from '../resource/EngineContext.tsx';
import { LinkButton } from '../resource/LinkButton.tsx';
import { bestPath } from '../resource/paths.ts';
import { rowTitle } from '../resource/title.ts';
import { useText } from '../resource/use-text.ts';

type DoneScreenProps = {
  readonly done: NonNullable<FormBlock['done']>;
  readonly record: Row;
  readonly onAnother: () => void;
};

/** Shown after a new record is saved, with the next steps. */
export default function DoneScreen({ done, record, onAnother }: DoneScreenProps) {
  const { t } = useTranslation('form');
  const text = useText();
  const { resource } = useEngine();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone; a screen reader hears the result.
  useEffect(() => heading.current?.focus(), []);
  const way = bestPath({ resource, id: record.id });
  const title = rowTitle({ resource, row: record });
  return (
    <Result
      className="k-panel"
      status="success"
      title={
        <h1 ref={heading} tabIndex={-1}>
          {text(done.title)}
        </h1>
      }
      subTitle={
        <>
          <strong>{way === undefined ? title : <Link to={way}>{title}</Link>}</strong>
          {done.text && <p>{text(done.text)}</p>}
        </>
      }
      extra={
        <>
          <Button type="primary" onClick={onAnother}>
            {t('done.another')}
          </Button>
          {resource.can.includes('list') && <LinkButton to={resource.routes.list}>{t('done.all')}</LinkButton>}
        </>
      }
    />
  );
}
