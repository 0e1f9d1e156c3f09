import { useTranslation } from 'react-i18next';
import { type ContractBlock, contractBlocks } from '../../../domain/setting/contract-text.ts';
import type { CardContract, CardContractKind } from '../../../domain/card-payment/contract-texts.ts';

type ContractsProps = {
  readonly contracts: readonly CardContract[];
  readonly ticked: ReadonlySet<CardContractKind>;
  /** The guest tried to pay without accepting all of them. */
  readonly isAsked: boolean;
  readonly onTick: (kind: CardContractKind, isOn: boolean) => void;
};

/** A block of a text; rendered without markup. */
function ContractPart({ block }: { readonly block: ContractBlock }) {
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return block.kind === 'heading' ? <h3>{block.text}</h3> : <p>{block.text}</p>;
}

/** WB5: both texts to read and tick; the accepted versions are stored. */
export function Contracts({ contracts, ticked, isAsked, onTick }: ContractsProps) {
  const { t } = useTranslation('card-payment');
  return (
    <section className="k-public-card k-stack" aria-labelledby="pay-contracts">
      <h2 id="pay-contracts">{t('pay.contracts')}</h2>
      {contracts.map(({ kind, version, title, text }) => {
        const isMissing = isAsked && !ticked.has(kind);
        return (
          <div key={kind}>
            <details>
              <summary>{t('pay.read', { title })}</summary>
              <div className="k-ground k-stack k-scroll" tabIndex={0} role="region" aria-label={title}>
                {contractBlocks(text).map((block, index) => (
                  <ContractPart key={index} block={block} />
                ))}
                <p className="k-muted">{t('pay.version', { version })}</p>
              </div>
            </details>
            <label className="k-tick">
              <input
                type="checkbox"
                name={kind}
                checked={ticked.has(kind)}
                aria-invalid={isMissing}
                aria-describedby={isMissing ? `pay-tick-${kind}` : undefined}
                onChange={(event) => onTick(kind, event.target.checked)}
              />
              <span>{t('pay.accept', { title })}</span>
            </label>
            {isMissing && (
              <p id={`pay-tick-${kind}`} className="k-bad" role="alert">
                {t('message.tick')}
              </p>
            )}
          </div>
        );
      })}
    </section>
  );
}
