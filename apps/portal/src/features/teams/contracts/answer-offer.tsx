import { type CallValue, type Contract, ContractsThatEnd, type processDividend } from '@pelita/contract';
import { CallFailure } from '@pelita/client/failure';
import { languageOf } from '@pelita/i18n';
import { AskDialog } from '@pelita/ui/ask-dialog';
import { notify } from '@pelita/ui/notice';
import { useState } from 'react';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { usePageLanguage } from '../../../shared/page/page.ts';
import { contractCalls } from './contract-calls.ts';
import { useMoment } from './use-moment.ts';

type Accepted = CallValue<typeof processDividend>;

/** AC-07: yes or no to an offer. Lower terms end contracts to downlines: they are named, and end only with the agent's consent. */
export function AnswerOffer({ offer, onChanged }: { offer: Contract; onChanged: () => void }) {
  const text = useText('agentContracts');
  const { code } = usePageLanguage();
  const moment = useMoment();
  const [isRunning, setIsRunning] = useState(false);
  const [isRejecting, setIsRejecting] = useState(false);
  const [ending, setEnding] = useState<readonly Contract[]>([]);
  const { contractId, family } = offer;

  const accept = async (endsContracts: readonly Contract[]) => {
    const ends = endsContracts.map((contract) => contract.contractId);
    const body = { operation: 'accept' as const, contractId, endsContracts: ends };
    const accepted: Accepted = await send(contractCalls[family], { body });
    notify({ tone: 'done', text: text('accepted', { at: moment(accepted.effectiveFrom ?? accepted.offeredAt) }) });
    setEnding([]);
    onChanged();
  };
  /** Shows what would end; a list that has changed since is shown anew. */
  const orAsk = (failure: unknown) => {
    const listed = endsOf(failure);
    if (listed === null) throw failure;
    setEnding(listed);
  };
  const press = async () => {
    setIsRunning(true);
    await accept([])
      .catch(orAsk)
      .catch((failure: unknown) => notify({ tone: 'problem', text: failureText(failure) }));
    setIsRunning(false);
  };
  const reject = async () => {
    await send(contractCalls[family], { body: { operation: 'reject', contractId } });
    notify({ tone: 'done', text: text('rejected') });
    setIsRejecting(false);
    onChanged();
  };
  const accounts = new Intl.ListFormat(languageOf(code).tag).format(ending.map(({ downline }) => downline));
  return (
    <div className="contract-acts">
      <button type="button" className="button button-action" disabled={isRunning} onClick={() => void press()}>
        {text(isRunning ? 'accepting' : 'accept')}
      </button>
      <button type="button" className="button button-quiet" onClick={() => setIsRejecting(true)}>
        {text('reject')}
      </button>
      {isRejecting && (
        <AskDialog
          title={text('rejectAsk')}
          note={text('rejectNote', { upline: offer.upline ?? text('operator') })}
          confirm={text('reject')}
          onConfirm={reject}
          onClose={() => setIsRejecting(false)}
        />
      )}
      {ending.length > 0 && (
        <AskDialog
          title={text('endsTitle')}
          note={text('endsNote', { accounts })}
          confirm={text('endsAgree')}
          onConfirm={() => accept(ending).catch(orAsk)}
          onClose={() => setEnding([])}
        />
      )}
    </div>
  );
}

function endsOf(failure: unknown): readonly Contract[] | null {
  if (!(failure instanceof CallFailure) || failure.code !== 'contract_ends_others') return null;
  const { data } = ContractsThatEnd.safeParse(failure.extra);
  return data?.contracts ?? null;
}
