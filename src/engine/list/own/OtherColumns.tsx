import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../../domain/text/fold.ts';

/** Fields from which it is quicker to type a name than to look for it. */
const MANY = 12;

type OtherColumnsProps = {
  readonly names: readonly string[];
  readonly labelOf: (name: string) => string;
  readonly onShow: (name: string) => void;
};

/** The fields that are no columns of the list: a tick makes one of them the last. */
export function OtherColumns({ names, labelOf, onShow }: OtherColumnsProps) {
  const { t } = useTranslation('saved-views');
  const id = useId();
  const [sought, setSought] = useState('');
  const found = names.filter((name) => fold(labelOf(name)).includes(fold(sought)));
  if (names.length === 0) return null;
  return (
    <>
      <h3 id={id}>{t('columns.others')}</h3>
      {names.length > MANY && (
        <Input
          type="search"
          allowClear
          aria-label={t('columns.search')}
          placeholder={t('columns.search')}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <ul className="k-stack" style={{ gap: 4 }} aria-labelledby={id}>
        {found.map((name) => (
          <li key={name}>
            <Checkbox checked={false} onChange={() => onShow(name)}>
              {labelOf(name)}
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  );
}
