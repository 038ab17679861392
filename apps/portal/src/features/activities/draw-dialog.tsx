import { claimRafflePromotion, type Raffle, type RaffleTicket } from '@pelita/contract';
import { FormProblem } from '@pelita/ui/form-problem';
import { ModalFrame } from '@pelita/ui/modal-frame';
import { useState } from 'react';
import { failureText } from '../../shared/calls/failure-text.ts';
import { send } from '../../shared/calls/send.ts';
import { useTryKey } from '../../shared/calls/use-try-key.ts';
import { useText } from '../../shared/language/use-text.ts';
import { RaffleBox } from './raffle-box.tsx';
import { TicketCheck } from './ticket-check.tsx';
import { useActivitiesHaveChanged } from './use-activities.ts';
import { usePrizeText, useStakeText } from './use-prize-text.ts';

const DRAW_WIDTH_PX = 460;

type Drawn = { ticket: RaffleTicket; left: number };

/** One ticket after another: the seed's commitment before, the prize, and the check in the reader's own browser after. */
export default function DrawDialog({ raffle, onClose }: { raffle: Raffle; onClose: () => void }) {
  const text = useText('activityCentre');
  const changed = useActivitiesHaveChanged();
  const tryKey = useTryKey();
  const [clientSeed, setClientSeed] = useState(newSeed);
  const [next, setNext] = useState(raffle.tickets?.next ?? null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [problem, setProblem] = useState('');
  const [isRunning, setIsRunning] = useState(false);
  const draw = async (): Promise<void> => {
    if (isRunning || !next) return;
    setIsRunning(true);
    setProblem('');
    try {
      const body = { promotionId: raffle.raffleId, clientSeed };
      const { ticket, tickets } = await send(
        claimRafflePromotion,
        { body },
        { idempotencyKey: tryKey(`${raffle.raffleId} ${next.number}`) },
      );
      setDrawn({ ticket, left: tickets.earned - tickets.used });
      setNext(tickets.next);
      setClientSeed(newSeed());
    } catch (failure) {
      setProblem(failureText(failure));
    }
    await changed();
    setIsRunning(false);
  };
  const isDone = drawn !== null && drawn.left <= 0;
  return (
    <ModalFrame kind="dialog" width={DRAW_WIDTH_PX} title={raffle.title} onClose={onClose}>
      <div className="raffle-draw">
        <RaffleBox isShaken={isRunning} isOpen={drawn !== null && !isRunning}>
          {drawn && <Won key={drawn.ticket.number} ticket={drawn.ticket} raffle={raffle} />}
        </RaffleBox>
        <FormProblem text={problem} />
        {isDone ? (
          <button type="button" className="button button-quiet" onClick={onClose}>
            {text('close')}
          </button>
        ) : (
          <button type="button" className="button button-action" aria-disabled={isRunning} onClick={() => void draw()}>
            {drawn ? text('drawAgain', { count: String(drawn.left) }) : text('draw')}
          </button>
        )}
        {drawn ? (
          <TicketCheck ticket={drawn.ticket} />
        ) : (
          next && (
            <p className="raffle-commitment text-muted text-sm">
              {text('committed')} <code>{next.commitment}</code>
            </p>
          )
        )}
      </div>
    </ModalFrame>
  );
}

function Won({ ticket, raffle }: { ticket: RaffleTicket; raffle: Raffle }) {
  const text = useText('activityCentre');
  const prizeText = usePrizeText();
  const stakeText = useStakeText();
  const picture = raffle.prizes.find(({ prizeNo }) => prizeNo === ticket.prizeNo)?.pictureUrl;
  const toStake = ticket.prize && stakeText(ticket.prize.turnoverTimes);
  return (
    <div className="raffle-won" role="status">
      {picture !== undefined && <img src={picture} alt="" width={320} height={160} />}
      <b className="font-head text-2xl">
        {ticket.prize ? prizeText(ticket.prize, raffle.currency) : text('nothingThisTime')}
      </b>
      {ticket.prize && <span className="text-muted text-sm">{text('given')}</span>}
      {toStake !== null && <span className="text-muted text-sm">{toStake}</span>}
    </div>
  );
}

/** The reader's part of the chance: drawn in the browser, out of the server's reach until it is sent. */
function newSeed(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 16);
}
