import { askVendorTransfer, listVendorTransfers, openTransferStates } from '@pelita/contract/office';
import { useFailureText } from '@pelita/ui/failure-text';
import { notify } from '@pelita/ui/notice';
import { useAct } from '../../shared/calls/use-act.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useListWords } from '../../shared/lists/list-words.ts';
import type { VendorTransfer } from './vendor-transfer.ts';

/** Asks the vendor now; what it says is shown, and changes nothing where it says nothing. */
export function AskButton({ of: { id, player, vendor, state } }: { of: VendorTransfer }) {
  const text = useText('officeVendorTransfers');
  const words = useListWords();
  const failureText = useFailureText();
  const { act, isRunning } = useAct(askVendorTransfer, [listVendorTransfers]);
  if (!openTransferStates.some((open) => open === state)) return null;
  const ask = async (): Promise<void> => {
    try {
      const answer = await act({ params: { id }, body: { player: player.id } });
      notify({ tone: 'done', text: text('asked', { vendor, state: words.choice('state', answer.state) }) });
    } catch (failure) {
      notify({ tone: 'problem', text: failureText(failure) });
    }
  };
  return (
    <button
      type="button"
      className="button button-small button-quiet"
      disabled={isRunning}
      aria-label={text('askOf', { vendor, player: player.name })}
      onClick={() => void ask()}
    >
      {text('ask')}
    </button>
  );
}
