import { getRaffleTickets, type Raffle } from '@pelita/contract';
import { Answer } from '@pelita/ui/answer';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { Moment } from '@pelita/ui/moment';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/calls/send.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ownQuery } from '../../shared/session/own-query.ts';
import { TicketCheck } from './ticket-check.tsx';
import { usePrizeText } from './use-prize-text.ts';

const TICKETS_WIDTH_PX = 560;

/** What the reader has drawn, each ticket with its check. */
export default function TicketsDialog({ raffle, onClose }: { raffle: Raffle; onClose: () => void }) {
  const text = useText('activityCentre');
  const prizeText = usePrizeText();
  const { raffleId, currency } = raffle;
  const asked = useQuery({
    ...ownQuery('activities', 'tickets', raffleId),
    queryFn: () => send(getRaffleTickets, { query: { raffleId } }),
    staleTime: 0,
  });
  return (
    <ModalFrame kind="dialog" width={TICKETS_WIDTH_PX} title={text('myTickets')} onClose={onClose}>
      <Answer of={asked}>
        {({ tickets }) => (
          <ul className="raffle-drawn">
            {tickets.map((ticket) => (
              <li key={ticket.number}>
                <p className="raffle-drawn-head">
                  <span>{text('ticket', { number: String(ticket.number) })}</span>
                  <b>{ticket.prize ? prizeText(ticket.prize, currency) : text('nothing')}</b>
                  <Moment at={ticket.drawnAt} />
                </p>
                <TicketCheck ticket={ticket} />
              </li>
            ))}
          </ul>
        )}
      </Answer>
    </ModalFrame>
  );
}
