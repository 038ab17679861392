import {
  approveWithdrawal,
  claimWithdrawal,
  forceWithdrawalReceipt,
  getOfficeWithdrawal,
  listApprovals,
  listOfficeWithdrawals,
  rejectWithdrawal,
  releaseWithdrawalClaim,
  resolveWithdrawalDispute,
  returnWithdrawal,
} from '@pelita/contract/office';
import { useState } from 'react';
import { useAct } from '../../shared/calls/use-act.ts';
import { KeyHint } from '../../shared/keys/key-hint.tsx';
import { useSingleKeys } from '../../shared/keys/use-single-keys.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ActDialog } from '../../shared/parts/act-dialog.tsx';
import { useMay, useOperator } from '../../shared/session/use-operator.ts';
import { ClaimCountdown } from './claim-countdown.tsx';
import { PayoutChoice } from './payout-choice.tsx';
import type { Withdrawal } from './withdrawal.ts';

type Act = 'approve' | 'reject' | 'force' | 'paid' | 'payAgain' | 'giveUp' | 'return';

const changes = [getOfficeWithdrawal, listOfficeWithdrawals, listApprovals];
/** Where a decision is made under a claim. */
const claimable: readonly Withdrawal['state'][] = ['review', 'awaiting', 'disputed'];
const danger: readonly Act[] = ['reject', 'giveUp', 'force'];
const keys: Partial<Record<Act, string>> = { approve: 'a', reject: 'r' };

/** What can be decided in this state by these roles. A decision claims what is not claimed yet. */
export function WithdrawalActs({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText('officeWithdrawals');
  const [asked, setAsked] = useState<Act | null>(null);
  const offered = useOffered(withdrawal);
  useSingleKeys(
    Object.fromEntries(offered.flatMap((act) => (keys[act] ? [[keys[act], () => setAsked(act)] as const] : []))),
  );
  return (
    <>
      {offered.length > 0 && (
        <div className="withdrawal-acts">
          <ClaimButton withdrawal={withdrawal} />
          {offered.map((act) => (
            <button
              key={act}
              type="button"
              className={`button ${act === 'approve' ? 'button-action' : danger.includes(act) ? 'button-warning' : 'button-quiet'}`}
              aria-keyshortcuts={keys[act]}
              onClick={() => setAsked(act)}
            >
              {text(act)} {keys[act] && <KeyHint of={keys[act]} />}
            </button>
          ))}
        </div>
      )}
      {/* It outlives the buttons: what was asked may wait for a second operator, and the dialog says so. */}
      {asked && <DecisionDialog act={asked} withdrawal={withdrawal} onClose={() => setAsked(null)} />}
    </>
  );
}

function useOffered({ state, payouts }: Withdrawal): Act[] {
  const mayDo = useMay('withdrawals.do');
  const mayPropose = useMay('withdrawals.propose');
  const returns: Act[] = mayPropose && payouts.some((payout) => payout.state === 'done') ? ['return'] : [];
  if (state === 'review')
    return [...returns, ...(mayDo ? (['reject'] as const) : []), ...(mayPropose ? (['approve'] as const) : [])];
  if (!mayPropose) return [];
  if (state === 'awaiting') return [...returns, 'force'];
  if (state === 'disputed') return [...returns, 'giveUp', 'payAgain', 'paid'];
  return returns;
}

/** Holds it while the operator looks, or gives it back. */
function ClaimButton({ withdrawal: { id, state, claim } }: { withdrawal: Withdrawal }) {
  const text = useText('officeWithdrawals');
  const { operatorId } = useOperator();
  const take = useAct(claimWithdrawal, changes);
  const release = useAct(releaseWithdrawalClaim, changes);
  if (!claimable.includes(state)) return null;
  if (claim.claimedBy !== null && claim.claimedBy !== operatorId)
    return <span className="claim">{text('claimedByOther')}</span>;
  if (claim.claimedUntil === null)
    return (
      <button type="button" className="button button-quiet" onClick={() => void take.act({ params: { id }, body: {} })}>
        {text('claim')}
      </button>
    );
  return (
    <>
      <ClaimCountdown until={claim.claimedUntil} />
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void release.act({ params: { id }, body: { claimNo: claim.claimNo } })}
      >
        {text('release')}
      </button>
    </>
  );
}

function DecisionDialog(props: { act: Act; withdrawal: Withdrawal; onClose: () => void }) {
  const { act, withdrawal, onClose } = props;
  const { id } = withdrawal;
  const text = useText('officeWithdrawals');
  const claim = useAct(claimWithdrawal, []);
  const decide = useDecisions();
  const paid = withdrawal.payouts.filter(({ state }) => state === 'done');
  const [attempt, setAttempt] = useState(paid.at(-1)?.attempt ?? 1);
  const run = async (reason: string): Promise<unknown> => {
    if (act === 'return') return await decide.return({ params: { id }, body: { attempt, reason } });
    const { claimNo } = (await claim.act({ params: { id }, body: {} })).claim;
    return await decideUnder(claimNo, reason);
  };
  const decideUnder = (claimNo: number, reason: string): Promise<unknown> => {
    const params = { id };
    switch (act) {
      case 'approve':
        return decide.approve({ params, body: { claimNo } });
      case 'reject':
        return decide.reject({ params, body: { claimNo, reason } });
      case 'force':
        return decide.force({ params, body: { claimNo, reason } });
      default:
        return decide.resolve({ params, body: { claimNo, reason, resolution: act as 'paid' } });
    }
  };
  return (
    <ActDialog
      title={text(act)}
      confirm={text(act)}
      isDanger={danger.includes(act)}
      {...(act === 'approve' ? {} : { reason: 'required' as const })}
      onAct={run}
      onClose={onClose}
    >
      <p>{text(`${act}Note`, { number: withdrawal.number, username: withdrawal.username })}</p>
      {act === 'return' && paid.length > 1 && (
        <PayoutChoice payouts={paid} currency={withdrawal.currency} attempt={attempt} onChoose={setAttempt} />
      )}
    </ActDialog>
  );
}

function useDecisions() {
  return {
    approve: useAct(approveWithdrawal, changes).act,
    reject: useAct(rejectWithdrawal, changes).act,
    force: useAct(forceWithdrawalReceipt, changes).act,
    resolve: useAct(resolveWithdrawalDispute, changes).act,
    return: useAct(returnWithdrawal, changes).act,
  };
}
