import type { Contract } from '@pelita/contract';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { AnswerOffer } from './answer-offer.tsx';
import { ContractStateBadge, Holds, isHeld } from './contract-state.tsx';
import { TermsList } from './terms-list.tsx';

/** AC-06: what waits for the agent's answer, and what holds or will. */
export function OwnContracts({ own, onChanged }: { own: readonly Contract[]; onChanged: () => void }) {
  const text = useText('agentContracts');
  const open = own.filter(({ state }) => state === 'offered');
  const held = own.filter(isHeld);
  if (open.length + held.length === 0) return <p className="text-muted">{text('noOwn')}</p>;
  return (
    <div className="contract-cards">
      {open.map((offer) => (
        <ContractCard key={offer.contractId} contract={offer} title={text('ownOffer')}>
          <AnswerOffer offer={offer} onChanged={onChanged} />
        </ContractCard>
      ))}
      {held.map((contract) => (
        <ContractCard key={contract.contractId} contract={contract} title={text('own')} />
      ))}
    </div>
  );
}

function ContractCard({ contract, title, children }: { contract: Contract; title: string; children?: ReactNode }) {
  const text = useText('agentContracts');
  const { upline, period, state } = contract;
  return (
    <section aria-label={title} className="contract-card" data-waiting={state === 'offered' || undefined}>
      <div className="contract-head">
        <h3 className="centre-heading">{title}</h3>
        <ContractStateBadge state={state} />
      </div>
      <TermsList contract={contract} />
      <p className="text-muted text-sm">
        {upline === null ? text('fromOperator') : text('from', { upline })} · {text('period')}:{' '}
        {text(`period_${period}`)} · <Holds contract={contract} />
      </p>
      {children}
    </section>
  );
}
