import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../config/types.ts';
import { isJsonObject } from '../../../config/values.ts';
import { LinkButton } from '../parts/LinkButton.tsx';
import { PlanState } from '../parts/PlanState.tsx';
import { useDollars } from '../parts/use-dollars.ts';
import { useStoredPart } from './use-stored-part.ts';

const DAYS = 30;
const USED = 18;
const PRICE = 1900; // cents a month

type State = { readonly isEnding: boolean };
const isState = (value: Json | undefined): value is { isEnding: boolean } =>
  isJsonObject(value) && typeof value['isEnding'] === 'boolean';

/** The plan of the demo's account, how much of its month is over, and the way to another. */
export function Plan() {
  const { t } = useTranslation('demo-account-settings');
  const dollars = useDollars();
  const { value, save } = useStoredPart<State>({ part: 'plan', start: { isEnding: false }, isValue: isState });
  return (
    <section className="k-panel">
      <h2>{t('plan.title')}</h2>
      <PlanState
        name={t('plan.name')}
        days={t('plan.days')}
        over={t('plan.daysOf', { used: USED, days: DAYS })}
        percent={(USED / DAYS) * 100}
        left={t('plan.left', { count: DAYS - USED })}
      >
        <p className="k-muted">{t('plan.price', { price: dollars(PRICE) })}</p>
        <p role="status">{t(value.isEnding ? 'plan.ending' : 'plan.renews')}</p>
      </PlanState>
      <Flex wrap gap="8px">
        <LinkButton type="primary" to="/pages/pricing">
          {t('plan.upgrade')}
        </LinkButton>
        <Button onClick={() => save({ isEnding: !value.isEnding })}>
          {t(value.isEnding ? 'plan.keep' : 'plan.cancel')}
        </Button>
      </Flex>
    </section>
  );
}
