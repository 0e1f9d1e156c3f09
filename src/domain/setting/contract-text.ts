import type { IsoInstant } from '../calendar/iso-date.ts';
import { fillNames } from '../text/placeholders.ts';

/** Texts guests agree to (WB5, WB7); their consent is stored as kind and version. */
export const CONTRACT_KINDS = ['DISTANCE_SALES', 'CANCELLATION', 'PRIVACY', 'CAMPAIGN_CONSENT'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];
export type ContractLanguage = 'en' | 'tr';

/** One version of a text, in both languages. */
export type ContractVersion = {
  readonly id: string;
  readonly kind: string;
  /** Counts up from 1 within its kind. */
  readonly version: number;
  readonly status: string;
  /** The first moment at which it applies. */
  readonly validFrom: IsoInstant;
  readonly title: Readonly<Record<ContractLanguage, string>>;
  readonly body: Readonly<Record<ContractLanguage, string>>;
};

/** Placeholders of a contract text, in the order of the help text. */
export const CONTRACT_NAMES = [
  'guest',
  'guestEmail',
  'guestPhone',
  'reservation',
  'home',
  'homeAddress',
  'checkIn',
  'checkOut',
  'checkInTime',
  'checkOutTime',
  'nights',
  'guests',
  'total',
  'payment',
  'date',
  'company',
  'companyAddress',
  'companyEmail',
  'companyPhone',
  'companyWebsite',
  'taxOffice',
  'taxNo',
] as const;
export type ContractName = (typeof CONTRACT_NAMES)[number];

/** Shown for an unknown value: before there is a stay, a contract has gaps. */
const GAP = '……';

const wasPublished = ({ status }: Pick<ContractVersion, 'status'>): boolean => status !== 'DRAFT';

/** The version in force at a moment; undefined before the first. A replaced text still applies to its time. */
export function contractInForce(
  versions: Iterable<ContractVersion>,
  kind: ContractKind,
  moment: IsoInstant,
): ContractVersion | undefined {
  let best: ContractVersion | undefined;
  for (const version of versions) {
    if (version.kind !== kind || !wasPublished(version) || version.validFrom > moment) continue;
    const isLater = !best || version.validFrom > best.validFrom;
    if (isLater || (version.validFrom === best?.validFrom && version.version > best.version)) best = version;
  }
  return best;
}

/** The text with the values of the stay and the company. */
export function fillContract(text: string, values: { readonly [name in ContractName]?: string | undefined }): string {
  const known = new Map<string, string | undefined>(Object.entries(values));
  return fillNames(text, (name) => known.get(name) || GAP);
}

/** A displayed piece of a contract. */
export type ContractBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/**
 * The simple formatting of these texts: `# ` starts a heading, `- ` a list entry, an empty line a new paragraph. There
 * is no other markup: only the text is shown.
 */
export function contractBlocks(text: string): readonly ContractBlock[] {
  const blocks: ContractBlock[] = [];
  let lines: string[] = [];
  let items: string[] = [];
  const flush = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    if (items.length > 0) blocks.push({ kind: 'list', items });
    [lines, items] = [[], []];
  };
  for (const line of text.split('\n').map((each) => each.trim())) {
    const isItem = line.startsWith('- ');
    if (line === '' || line.startsWith('# ') || isItem !== items.length > 0) flush();
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2).trim() });
    else if (isItem) items.push(line.slice(2).trim());
    else if (line !== '') lines.push(line);
  }
  flush();
  return blocks;
}
