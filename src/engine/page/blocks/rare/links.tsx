import Card from 'antd/es/card';
import List from 'antd/es/list';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LinksBlock as Block } from '../../../../config/page-types.ts';
import { useText } from '../../../resource/use-text.ts';
import { linksOf } from '../../links/links-of.ts';
import type { CardProps } from '../../card-props.ts';
import { ToneMark } from '../../ToneMark.tsx';

/** The way to everything that stands below an address, and to what the file names besides. */
export default function LinksBlock({ config, block }: CardProps<Block>) {
  const { t } = useTranslation('page');
  const text = useText();
  return (
    <section aria-label={block.label ? text(block.label) : t('links')}>
      {block.label && <h2>{text(block.label)}</h2>}
      <List
        grid={{ gutter: 16, xs: 1, sm: 2, xl: 3, xxl: 4 }}
        dataSource={[...linksOf(config, block)]}
        rowKey="to"
        locale={{ emptyText: t('none') }}
        renderItem={(card) => (
          <List.Item>
            <Link className="k-tile" to={card.to}>
              <Card size="small" hoverable>
                <Card.Meta
                  avatar={<ToneMark icon={card.icon} tone="accent" />}
                  title={text(card.label)}
                  description={card.text && text(card.text)}
                />
              </Card>
            </Link>
          </List.Item>
        )}
      />
    </section>
  );
}
