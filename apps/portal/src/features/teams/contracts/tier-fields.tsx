import type { OfferFault } from '@pelita/agents';
import { TextField } from '@pelita/ui/text-field';
import { Plus, X } from 'lucide-react';
import { useText } from '../../../shared/language/use-text.ts';
import type { TieredFamily, TypedTier } from './offer-tiers.ts';

/** What a team has to reach and what it then earns, a group of fields for each tier. */
export function TierFields(props: {
  family: TieredFamily;
  tiers: readonly TypedTier[];
  faults: readonly (OfferFault | null)[];
  most: number;
  onChange: (tiers: TypedTier[]) => void;
}) {
  const { family, tiers, faults, most, onChange } = props;
  const text = useText('agentContracts');
  const last = tiers.at(-1);
  return (
    <div className="offer-tiers">
      {tiers.map((tier, at) => (
        <OfferTier
          key={at}
          family={family}
          number={at + 1}
          tier={tier}
          fault={faults[at] ?? null}
          onChange={(changed) => onChange(tiers.with(at, changed))}
          {...(tiers.length > 1 ? { onRemove: () => onChange(tiers.toSpliced(at, 1)) } : {})}
        />
      ))}
      {last && tiers.length < most && (
        <button
          type="button"
          className="button button-small button-quiet"
          onClick={() => onChange([...tiers, { ...last }])}
        >
          <Plus aria-hidden size={16} />
          {text('addTier')}
        </button>
      )}
    </div>
  );
}

function OfferTier(props: {
  family: TieredFamily;
  number: number;
  tier: TypedTier;
  fault: OfferFault | null;
  onChange: (tier: TypedTier) => void;
  onRemove?: () => void;
}) {
  const { family, number, tier, fault, onChange, onRemove } = props;
  const text = useText('agentContracts');
  const fields = [
    { name: 'betAmount', label: text(`betAmount_${family}`), inputMode: 'decimal' },
    { name: 'activeMembers', label: text('activeMembers'), inputMode: 'numeric' },
    { name: 'lossAmount', label: text('lossAmount'), inputMode: 'decimal' },
    { name: 'rate', label: text('rate'), inputMode: 'decimal' },
  ] as const;
  return (
    <fieldset className="offer-tier" data-invalid={fault !== null || undefined}>
      <legend className="sr-only">{text('tier', { number: String(number) })}</legend>
      <div className="contract-head">
        <b aria-hidden>{text('tier', { number: String(number) })}</b>
        {onRemove && (
          <button
            type="button"
            className="icon-button"
            aria-label={text('removeTier', { number: String(number) })}
            onClick={onRemove}
          >
            <X aria-hidden size={18} />
          </button>
        )}
      </div>
      <div className="offer-fields">
        {fields
          .filter(({ name }) => name !== 'lossAmount' || family === 'dividend')
          .map(({ name, ...shown }) => (
            <TextField
              key={name}
              {...shown}
              name={`${name}-${number}`}
              value={tier[name]}
              onChange={(value) => onChange({ ...tier, [name]: value })}
              isRequired
            />
          ))}
      </div>
      <div role="status">{fault !== null && <p className="field-problem">{text(`fault_${fault}`)}</p>}</div>
    </fieldset>
  );
}
