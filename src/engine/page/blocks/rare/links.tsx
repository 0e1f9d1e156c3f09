import Card from 'antd/es/card';
import Col from 'antd/es/col';
import Empty from 'antd/es/empty';
import Row from 'antd/es/row';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LinksBlock as Block } from '../../../../config/page-types.ts';
import { useText } from '../../../resource/use-text.ts';
import { linksOf } from '../../links/links-of.ts';
import type { CardProps } from '../../card-props.ts';
import { ToneMark } from '../../ToneMark.tsx';

/** Links to everything below an address, and to the other addresses of the file. */
export default function LinksBlock({ config, block }: CardProps<Block>) {
  const { t } = useTranslation('page');
  const text = useText();
  const cards = linksOf(config, block);
  return (
    <section aria-label={block.label ? text(block.label) : t('links')}>
      {block.label && <h2>{text(block.label)}</h2>}
      {cards.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('none')} />
      ) : (
        <Row gutter={[16, 16]} role="list">
          {cards.map((card) => (
            <Col key={card.to} xs={24} sm={12} xl={8} xxl={6} role="listitem">
              <Link className="k-tile" to={card.to}>
                <Card size="small" hoverable>
                  <Card.Meta
                    avatar={<ToneMark icon={card.icon} tone="accent" />}
                    title={text(card.label)}
                    description={card.text && text(card.text)}
                  />
                </Card>
              </Link>
            </Col>
          ))}
        </Row>
      )}
    </section>
  );
}
