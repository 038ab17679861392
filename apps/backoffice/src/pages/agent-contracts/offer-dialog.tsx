import './offer-dialog.css';
import { type ContractFamily, contractFamilies, type PaymentPeriod, paymentPeriods } from '@pelita/contract';
import { listAgentContracts, offerAgentContract } from '@pelita/contract/office';
import { TextField } from '@pelita/ui/text-field';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { SelectField } from '../../shared/parts/select-field.tsx';

type Tier = Record<'betAmount' | 'activeMembers' | 'lossAmount' | 'rate', string>;

const TIERS_MAXIMUM = 6;
const emptyTier: Tier = { betAmount: '0', activeMembers: '0', lossAmount: '0', rate: '' };
const rates = ['profitRate', 'lossRate', 'singleBet'] as const;
const isRate = (typed: string) => /^\d{1,3}(\.\d{1,4})?$/.test(typed.trim());
const isAmount = (typed: string) => /^\d{1,13}(\.\d{1,2})?$/.test(typed.trim());

/** What the house offers an agent at the top of a tree, who accepts or rejects it in the agent centre. */
export function OfferDialog({ onClose }: { onClose: () => void }) {
  const text = useText('officeAgents');
  const lists = useText('officeLists');
  const { act } = useAct(offerAgentContract, [listAgentContracts]);
  const [account, setAccount] = useState('');
  const [family, setFamily] = useState<ContractFamily>('dividend');
  const [period, setPeriod] = useState<PaymentPeriod>('monthly');
  const [tiers, setTiers] = useState([emptyTier]);
  const [realTime, setRealTime] = useState({ profitRate: '', lossRate: '', singleBet: '0' });
  const [problem, setProblem] = useState<string>();
  const periods = paymentPeriods.filter((one) => family !== 'dividend' || one !== 'once');

  const choose = (chosen: ContractFamily): void => {
    setFamily(chosen);
    if (chosen === 'dividend' && period === 'once') setPeriod('monthly');
  };
  const change = (place: number, changes: Partial<Tier>): void =>
    setTiers((before) => before.map((tier, at) => (at === place ? { ...tier, ...changes } : tier)));
  const check = (): boolean => {
    const isWhole =
      account.trim() !== '' &&
      (family === 'realtime'
        ? rates.every((name) => isRate(realTime[name]))
        : tiers.every(
            ({ betAmount, activeMembers, lossAmount, rate }) =>
              isAmount(betAmount) && isAmount(lossAmount) && /^\d{1,7}$/.test(activeMembers.trim()) && isRate(rate),
          ));
    setProblem(isWhole ? undefined : text('offerIncomplete'));
    return isWhole;
  };
  const send = (reason: string): Promise<unknown> => {
    const offer = { account: account.trim(), period, reason };
    if (family === 'realtime') return act({ body: { family, ...offer, rates: realTime } });
    const typed = tiers.map((tier) => ({ ...tier, activeMembers: Number(tier.activeMembers) }));
    return act({ body: { family, ...offer, tiers: typed } });
  };
  return (
    <ActDialog
      title={text('offer')}
      confirm={text('offer')}
      reason="required"
      check={check}
      onAct={send}
      onClose={onClose}
    >
      <p>{text('offerNote')}</p>
      <TextField
        name="account"
        label={text('account')}
        hint={text('accountNote')}
        value={account}
        onChange={setAccount}
      />
      <SelectField
        label={text('family')}
        value={family}
        choices={contractFamilies.map((value) => ({ value, label: lists(`family_${value}`) }))}
        onChange={choose}
      />
      <SelectField
        label={text('period')}
        value={period}
        choices={periods.map((value) => ({ value, label: lists(`period_${value}`) }))}
        onChange={setPeriod}
      />
      {family === 'realtime'
        ? rates.map((name) => (
            <TextField
              key={name}
              name={name}
              inputMode="decimal"
              label={text(name)}
              value={realTime[name]}
              onChange={(typed) => setRealTime({ ...realTime, [name]: typed })}
            />
          ))
        : tiers.map((tier, place) => (
            <fieldset key={place} className="offer-tier">
              <legend>{text('tier', { place: String(place + 1) })}</legend>
              {fieldsOf(family).map((name) => (
                <TextField
                  key={name}
                  name={`${name}-${place}`}
                  inputMode="decimal"
                  label={text(name)}
                  value={tier[name]}
                  onChange={(typed) => change(place, { [name]: typed })}
                />
              ))}
            </fieldset>
          ))}
      {family !== 'realtime' && (
        <div className="offer-tier-acts">
          {tiers.length < TIERS_MAXIMUM && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => setTiers([...tiers, tiers.at(-1) ?? emptyTier])}
            >
              {text('addTier')}
            </button>
          )}
          {tiers.length > 1 && (
            <button type="button" className="button button-quiet" onClick={() => setTiers(tiers.slice(0, -1))}>
              {text('removeTier')}
            </button>
          )}
        </div>
      )}
      {problem && (
        <p role="alert" className="field-problem">
          {problem}
        </p>
      )}
    </ActDialog>
  );
}

/** Only a dividend asks for a loss. */
function fieldsOf(family: ContractFamily): (keyof Tier)[] {
  return family === 'dividend'
    ? ['betAmount', 'activeMembers', 'lossAmount', 'rate']
    : ['betAmount', 'activeMembers', 'rate'];
}
