import type { IsoInstant } from '../calendar/iso-date.ts';
import { fillNames } from '../text/placeholders.ts';

/** Texts that guests agree to (WB5, WB7); what they agreed to is kept as kind and version. */
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
  /** The first moment at which it counts. */
  readonly validFrom: IsoInstant;
  readonly title: Readonly<Record<ContractLanguage, string>>;
  readonly body: Readonly<Record<ContractLanguage, string>>;
};

/** The words that may stand in braces in a contract text, in the order of the help text. */
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

/** What stands where nobody knows the value: before there is a stay, a contract is shown with gaps. */
const GAP = '……';

const wasPublished = ({ status }: Pick<ContractVersion, 'status'>): boolean => status !== 'DRAFT';

/** The version that counts at a moment; undefined before the first. A text that was replaced still counts for its time. */
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

/** The text with what is known of the stay and the company. */
export function fillContract(text: string, values: { readonly [name in ContractName]?: string | undefined }): string {
  const known = new Map<string, string | undefined>(Object.entries(values));
  return fillNames(text, (name) => known.get(name) || GAP);
}

/** A piece of a contract as it is shown. */
export type ContractBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/**
 * The simple formatting of these texts: `# ` begins a heading, `- ` an entry of a list, an empty line a new paragraph.
 * There is no other markup: what is shown is the text alone.
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
