import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LinksBlock as Block } from '../../../../config/page-types.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { useText } from '../../../resource/use-text.ts';
import { linksOf } from '../../links/links-of.ts';
import type { CardProps } from '../../card-props.ts';
import '../../links/links.css';

/** The way to everything that stands below an address, and to what the file names besides. */
export default function LinksBlock({ config, block }: CardProps<Block>) {
  const { t } = useTranslation('page');
  const text = useText();
  const cards = linksOf(config, block);
  return (
    <section aria-label={block.label ? text(block.label) : t('links')}>
      {block.label && <h2 className="k-page-links-title">{text(block.label)}</h2>}
      {cards.length === 0 ? (
        <p className="k-block-none">{t('none')}</p>
      ) : (
        <ul className="k-page-links">
          {cards.map((card) => (
            <li key={card.to}>
              <Link className="k-link-card" to={card.to}>
                <span className="k-tile-icon">
                  <Icon name={card.icon} />
                </span>
                <span className="k-link-card-name">{text(card.label)}</span>
                {card.text && <span className="k-link-card-text">{text(card.text)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
