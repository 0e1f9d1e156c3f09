import Avatar from 'antd/es/avatar';
import Flex from 'antd/es/flex';
import Space from 'antd/es/space';
import type { ReactNode } from 'react';
import type { ClientField, FieldDisplay, Json, Row } from '../../../config/types.ts';
import { initialsOf } from '../../../ui/initials.ts';
import { useEngine } from '../../resource/EngineContext.tsx';
import { isSafeImage } from '../safe-image.ts';

type PersonLookProps = {
  readonly display: Extract<FieldDisplay, { as: 'person' }>;
  readonly record: Row;
  /** For the initials, where there is no picture. */
  readonly name: string;
  readonly title: ReactNode;
  /** Another field of the record as a list shows it. */
  readonly cellOf: (field: ClientField) => ReactNode;
  /** Whether a list shows it as its text. */
  readonly isText: (field: ClientField) => boolean;
};

/** A picture and two lines. The first one names the thing, so the picture is decoration. */
export function PersonLook({ display, record, name, title, cellOf, isText }: PersonLookProps) {
  const { resource } = useEngine();
  const second = display.second
    .flatMap((key) => resource.fields[key] ?? [])
    .filter(({ name: key }) => record[key] !== null && record[key] !== undefined);
  const source = display.picture === undefined ? undefined : record[display.picture];
  // Texts without links: the whole of the cell may be one already.
  const secondLine = (field: ClientField) => {
    const value = record[field.name];
    if (typeof value !== 'string' || !isText(field)) return cellOf(field);
    return (
      <span className="k-cut k-cell-text" title={value}>
        {value}
      </span>
    );
  };
  return (
    <Space size={10} className="k-look-person">
      {display.picture !== undefined && <Picture shape={display.shape} source={source} name={name} />}
      <Flex vertical>
        <span>{title}</span>
        {second.length > 0 && (
          <span className="k-muted k-look-person-second">
            {second.map((field, index) => (
              <span key={field.name}>
                {index > 0 && ' · '}
                {secondLine(field)}
              </span>
            ))}
          </span>
        )}
      </Flex>
    </Space>
  );
}

type PictureProps = {
  readonly shape: PersonLookProps['display']['shape'];
  readonly source: Json | undefined;
  readonly name: string;
};

function Picture({ shape, source, name }: PictureProps) {
  if (typeof source !== 'string' || !isSafeImage(source)) {
    return (
      <Avatar aria-hidden="true" size={36} shape={shape === 'round' ? 'circle' : 'square'}>
        {initialsOf(name)}
      </Avatar>
    );
  }
  if (shape === 'flag')
    return <img className="k-look-flag" src={source} alt="" loading="lazy" width="28" height="20" />;
  const picture = <img src={source} alt="" loading="lazy" width="36" height="36" />;
  return <Avatar size={36} shape={shape === 'round' ? 'circle' : 'square'} src={picture} />;
}
