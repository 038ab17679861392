import type { RaffleTicket } from '@pelita/contract';
import { verifyTicket } from '@pelita/games/giveaways';
import { DescriptionList } from '@pelita/ui/description-list';
import { useText } from '../../shared/language/use-text.ts';
import { Verdict } from './verdict.tsx';

/** FAIR-01: the reader's own browser draws the ticket again, from its revealed seed. */
export function TicketCheck({ ticket: { number, prizeNo, proof } }: { ticket: RaffleTicket }) {
  const text = useText('activityCentre');
  const { commitment, serverSeed, clientSeed, weights } = proof;
  const { holds } = verifyTicket({ ...proof, nonce: number }, { commitment, prize: prizeNo - 1 });
  return (
    <Verdict holds={holds} note={text(holds ? 'ticketHolds' : 'ticketFails')}>
      <DescriptionList
        facts={[
          { name: text('commitment'), value: <code>{commitment}</code> },
          { name: text('serverSeed'), value: <code>{serverSeed}</code> },
          { name: text('clientSeed'), value: <code>{clientSeed}</code> },
          { name: text('ticketNumber'), value: String(number) },
          { name: text('weights'), value: <code>{weights.join(' ')}</code> },
        ]}
      />
    </Verdict>
  );
}
