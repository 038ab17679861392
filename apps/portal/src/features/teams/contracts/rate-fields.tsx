import type { OfferedRates } from '@pelita/agents';
import type { Contract } from '@pelita/contract';
import { TextField } from '@pelita/ui/text-field';
import { useText } from '../../../shared/language/use-text.ts';

const names = ['lossRate', 'profitRate', 'singleBet'] as const;
const none = { lossRate: '0', profitRate: '0', singleBet: '0' };

/** The rates of a real-time salary, each with the agent's own beside it. */
export function RateFields(props: {
  rates: OfferedRates;
  held: Contract;
  isWrong: boolean;
  onChange: (rates: OfferedRates) => void;
}) {
  const { rates, held, isWrong, onChange } = props;
  const text = useText('agentContracts');
  const own = typedRatesOf(held);
  return (
    <div className="offer-fields">
      {names.map((name) => (
        <TextField
          key={name}
          name={name}
          label={text(name)}
          hint={text('ownRate', { rate: own[name] })}
          problem={isWrong && !isAtMost(rates[name], own[name]) ? text('ownRate', { rate: own[name] }) : undefined}
          inputMode="decimal"
          value={rates[name]}
          onChange={(value) => onChange({ ...rates, [name]: value.trim() })}
          isRequired
        />
      ))}
    </div>
  );
}

export function typedRatesOf({ realTime }: Contract): OfferedRates {
  return realTime ?? none;
}

const isAtMost = (typed: string, own: string) => /^\d{1,3}(\.\d{1,4})?$/.test(typed) && Number(typed) <= Number(own);
