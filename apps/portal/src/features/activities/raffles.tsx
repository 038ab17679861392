import './raffles.css';
import type { Raffle } from '@pelita/contract';
import { formatMoney, formatNumber } from '@pelita/i18n';
import { Answer } from '@pelita/ui/answer';
import { StateBadge } from '@pelita/ui/state-badge';
import { Ticket } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { navigate } from '../../shared/navigation/navigation.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import { lazyPart } from '../../shared/parts/load-part.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CloseTime, TimeLeft } from './close-time.tsx';
import { useIsMember, useRaffles } from './use-activities.ts';
import { usePrizeText } from './use-prize-text.ts';

const DrawDialog = lazyPart({ component: () => import('./draw-dialog.tsx'), texts: ['activities'] });
const TicketsDialog = lazyPart({ component: () => import('./tickets-dialog.tsx'), texts: ['activities'] });

export function Raffles() {
  const text = useText('activityCentre');
  const asked = useRaffles();
  return (
    <Answer of={asked}>
      {({ raffles }) =>
        raffles.length === 0 ? (
          <p className="text-muted py-8">{text('noRaffles')}</p>
        ) : (
          <div className="activity-stack">
            {raffles.map((raffle) => (
              <RafflePanel key={raffle.raffleId} raffle={raffle} />
            ))}
          </div>
        )
      }
    </Answer>
  );
}

/** A raffle with its prizes, their chances and what is left, and the reader's tickets. */
function RafflePanel({ raffle }: { raffle: Raffle }) {
  const text = useText('activityCentre');
  const { code } = usePageLanguage();
  const { raffleId, title, detail, state, opensAt, endsAt, earnedBy, ticketAmount, currency } = raffle;
  const [opened, setOpened] = useState<'draw' | 'tickets' | null>(null);
  const each = text(`ticketFor_${earnedBy}`, { amount: formatMoney(code, ticketAmount, currency) });
  return (
    <section className="raffle" aria-labelledby={`raffle-${raffleId}`}>
      <div className="raffle-words">
        <h2 id={`raffle-${raffleId}`} className="font-head text-xl font-bold">
          {title}
        </h2>
        {detail !== '' && <p className="text-muted text-pretty">{detail}</p>}
        <p className="text-muted text-sm">
          {each} · {text('ticketsMost', { count: formatNumber(code, raffle.ticketsMaximum) })}
        </p>
        <p className="text-sm">
          {state === 'coming' && text('opensIn')} {state === 'coming' && <TimeLeft until={opensAt} />}
          {state === 'open' && <CloseTime endsAt={endsAt} />}
          {state === 'closed' && <StateBadge tone="neutral" label={text('raffleOver')} />}
        </p>
        <Tickets raffle={raffle} onDraw={() => setOpened('draw')} onTickets={() => setOpened('tickets')} />
      </div>
      <Prizes raffle={raffle} />
      <Suspense>
        {opened === 'draw' && <DrawDialog raffle={raffle} onClose={() => setOpened(null)} />}
        {opened === 'tickets' && <TicketsDialog raffle={raffle} onClose={() => setOpened(null)} />}
      </Suspense>
    </section>
  );
}

function Tickets({ raffle, onDraw, onTickets }: { raffle: Raffle; onDraw: () => void; onTickets: () => void }) {
  const text = useText('activityCentre');
  const session = useSession();
  const isMember = useIsMember();
  const { code } = usePageLanguage();
  const { tickets, state, currency } = raffle;
  if (!isMember)
    return (
      <button
        type="button"
        className="button button-quiet"
        onClick={() => navigate().openModal(session === null ? 'login' : 'need-true-account')}
      >
        {text('logInToTakePart')}
      </button>
    );
  if (!tickets) return null;
  const left = Math.max(0, tickets.earned - tickets.used);
  return (
    <>
      <p className="raffle-tickets" role="status">
        <Ticket aria-hidden size={24} />
        <b>{formatNumber(code, left)}</b>
        <span>{text('ticketsLeft')}</span>
      </p>
      {state === 'open' && left === 0 && tickets.toNext !== null && (
        <p className="text-muted text-sm">
          {text('toNextTicket', { amount: formatMoney(code, tickets.toNext, currency) })}
        </p>
      )}
      <div className="raffle-acts">
        {state === 'open' && left > 0 && (
          <button type="button" className="button button-action" onClick={onDraw}>
            {text('draw')}
          </button>
        )}
        {tickets.used > 0 && (
          <button type="button" className="button button-quiet" onClick={onTickets}>
            {text('myTickets')}
          </button>
        )}
      </div>
    </>
  );
}

function Prizes({ raffle: { prizes, currency } }: { raffle: Raffle }) {
  const text = useText('activityCentre');
  const prizeText = usePrizeText();
  const { code } = usePageLanguage();
  const all = prizes.reduce((sum, { weight, left }) => sum + (left === 0 ? 0 : weight), 0);
  return (
    <ul className="raffle-prizes" aria-label={text('prizes')}>
      {prizes.map(({ prizeNo, prize, pictureUrl, left, stock, weight }) => (
        <li key={prizeNo} data-gone={left === 0 || undefined}>
          <img src={pictureUrl} alt="" width={320} height={160} loading="lazy" decoding="async" />
          <b>{prize ? prizeText(prize, currency) : text('nothing')}</b>
          <span className="text-muted text-xs">
            {left === 0
              ? text('allGiven')
              : text('chance', { one: formatNumber(code, Math.max(1, Math.round(all / weight))) })}
          </span>
          {left !== null && stock !== null && left > 0 && (
            <span className="text-muted text-xs">
              {text('leftOf', { left: formatNumber(code, left), stock: formatNumber(code, stock) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
