import type { Contract } from '@pelita/contract';
import { AskDialog } from '@pelita/ui/ask-dialog';
import { type Column, DataTable } from '@pelita/ui/data-table';
import { notify } from '@pelita/ui/notice';
import { Pager } from '@pelita/ui/pager';
import { type ReactNode, useState } from 'react';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { contractCalls } from './contract-calls.ts';
import { ContractStateBadge, Holds } from './contract-state.tsx';
import { TermsList } from './terms-list.tsx';

/** AC-06: the contracts that the agent has offered, with what can be done of each. */
export function GivenContracts(props: {
  given: readonly Contract[];
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  onChanged: () => void;
  /** Above the list: another offer. */
  act: ReactNode;
}) {
  const { given, page, totalPages, onPage, onChanged, act } = props;
  const text = useText('agentContracts');
  const columns: Column<Contract>[] = [
    { name: 'downline', head: text('downline'), cell: ({ downline }) => downline },
    { name: 'state', head: text('state'), cell: ({ state }) => <ContractStateBadge state={state} /> },
    { name: 'terms', head: text('terms'), isLong: true, cell: (contract) => <TermsList contract={contract} /> },
    { name: 'period', head: text('period'), cell: ({ period }) => text(`period_${period}`) },
    { name: 'holds', head: text('holds'), isLong: true, cell: (contract) => <Holds contract={contract} /> },
    { name: 'acts', head: text('acts'), cell: (contract) => <EndAct contract={contract} onChanged={onChanged} /> },
  ];
  return (
    <section aria-label={text('given')} className="contract-part">
      {act === null ? (
        <>
          <h3 className="centre-heading">{text('given')}</h3>
          <p className="text-muted text-sm">{text('noOwnToOffer')}</p>
        </>
      ) : (
        <div className="contract-acts">{act}</div>
      )}
      {(act !== null || given.length > 0) && (
        <DataTable
          caption={text('given')}
          columns={columns}
          rows={given}
          keyOf={({ contractId }) => contractId}
          empty={text('noGiven')}
        />
      )}
      <Pager current={page} total={totalPages} onPage={onPage} />
    </section>
  );
}

/** An open offer is taken back, a contract in force ended. */
function EndAct({ contract, onChanged }: { contract: Contract; onChanged: () => void }) {
  const text = useText('agentContracts');
  const [isAsked, setIsAsked] = useState(false);
  const { contractId, downline, family, state } = contract;
  const operation = state === 'offered' ? 'withdraw' : state === 'accepted' ? 'terminate' : null;
  if (operation === null) return null;
  const end = async () => {
    await send(contractCalls[family], { body: { operation, contractId } });
    notify({ tone: 'done', text: text(operation === 'withdraw' ? 'withdrawn' : 'terminated') });
    setIsAsked(false);
    onChanged();
  };
  return (
    <>
      <button type="button" className="button button-small button-quiet" onClick={() => setIsAsked(true)}>
        {text(operation)}
        <span className="sr-only">{downline}</span>
      </button>
      {isAsked && (
        <AskDialog
          title={text(`${operation}Ask`, { account: downline })}
          note={text(`${operation}Note`, { account: downline })}
          confirm={text(operation)}
          onConfirm={end}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
