import type { Refusal } from '../rule/refusal.ts';

/** A host name or address, without characters that have a meaning in a web address. */
const HOST = /^[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/;

type Text = string | null;

/** A company's settings, as far as they depend on each other. */
export type CompanySettings = {
  /** Those the company works with; one of them is its own. */
  readonly currencies?: readonly string[] | null;
  readonly currency?: Text;
  /** Whether exchange rates are fetched by themselves. */
  readonly ratesFetch?: boolean | null;
  readonly ratesUrl?: Text;
  readonly ratesFetchAt?: Text;
  readonly smtpHost?: Text;
  readonly companyName?: Text;
  readonly companyEmail?: Text;
  readonly companyPhone?: Text;
};

type CompanyWords = Pick<CompanySettings, 'companyName' | 'companyEmail' | 'companyPhone'>;

const refuse = (field: string, key: Refusal['key']): Refusal => ({ status: 422, field, key, params: {} });

/** Settings that do not fit together: the first problem, or undefined. */
export function refuseSettings(settings: CompanySettings): Refusal | undefined {
  const { currencies, currency, ratesFetch, ratesUrl, ratesFetchAt, smtpHost } = settings;
  if (currencies && currency && !currencies.includes(currency)) return refuse('currency', 'setting.currencyUnused');
  if (ratesFetch === true && !(ratesUrl && ratesFetchAt)) {
    return refuse(ratesUrl ? 'ratesFetchAt' : 'ratesUrl', 'setting.fetchNeedsUrl');
  }
  return smtpHost && !HOST.test(smtpHost) ? refuse('smtpHost', 'setting.smtpHost') : undefined;
}

/**
 * The words by which a company is known in its letters. It always has a name: the one it is registered with by default;
 * address and number are taken over only when the settings are new, so they can be emptied later.
 * @param registered what the company gave when it signed up
 */
export function companyWords(settings: CompanySettings, registered: CompanyWords, isNew: boolean): CompanyWords {
  const companyName = settings.companyName || (registered.companyName ?? null);
  if (!isNew) return { companyName };
  return {
    companyName,
    companyEmail: settings.companyEmail || (registered.companyEmail ?? null),
    companyPhone: settings.companyPhone || (registered.companyPhone ?? null),
  };
}
