import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../engine/format.ts';
import { useEngine } from '../../../engine/resource/EngineContext.tsx';
import { LinkButton } from '../../../engine/resource/LinkButton.tsx';
import { useLanguage } from '../../../engine/resource/use-text.ts';
import type { OfferedQuote } from '../../../wire/availability.ts';

type BookingButtonsProps = {
  readonly quote: OfferedQuote | undefined;
  readonly isBusy: boolean;
  readonly canConfirm: boolean;
  readonly onHold: () => void;
  /** Whether it has its own page, with a way back to the list. */
  readonly isPage: boolean;
};

/** The submit buttons of a booking, with the total beside them; on a phone they stay at the bottom. */
export function BookingButtons({ quote, isBusy, canConfirm, onHold, isPage }: BookingButtonsProps) {
  const { t } = useTranslation(['booking', 'form']);
  const language = useLanguage();
  const { resource } = useEngine();
  return (
    <div className="k-booking-end">
      <p className="k-booking-total" role="status">
        {quote && (
          <>
            <span>{t('quote.total')}</span> {formatMoney({ minor: quote.total, currency: quote.currency, language })}
          </>
        )}
      </p>
      <Flex wrap gap={8}>
        {canConfirm && (
          <Button type="primary" htmlType="submit" loading={isBusy} disabled={isBusy}>
            {t('ways.confirm')}
          </Button>
        )}
        <Button
          type={canConfirm ? 'default' : 'primary'}
          disabled={isBusy}
          {...(canConfirm ? { onClick: onHold } : { htmlType: 'submit' as const })}
        >
          {t('ways.hold')}
        </Button>
        {isPage && (
          <LinkButton className="k-cancel" to={resource.routes.list}>
            {t('form:cancel')}
          </LinkButton>
        )}
      </Flex>
    </div>
  );
}
