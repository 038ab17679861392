import { Mic, MicOff, Users } from 'lucide-react';
import { Balance } from '../frame/balance.tsx';
import { Tools } from '../frame/tools.tsx';
import { useAmount, useBingo, useBingoState, useBingoText } from './use-bingo.ts';

export type BingoSheet = 'rules' | 'played';

export function BingoBar({ onOpen }: { onOpen: (sheet: BingoSheet) => void }) {
  const game = useBingo();
  const text = useBingoText();
  const amount = useAmount();
  const room = useBingoState((state) => state.room);
  const players = useBingoState((state) => state.players);
  const balance = useBingoState((state) => state.balance);
  const currency = useBingoState((state) => state.currency);
  const hasSound = useBingoState((state) => state.hasSound);
  const hasVoice = useBingoState((state) => state.hasVoice);
  return (
    <header className="table-bar bingo-bar">
      <div className="table-name">
        <h1>{game.facts.name}</h1>
        {room && <p className="muted figures">{text('priceOf', { price: amount(room.price) })}</p>}
      </div>
      {room && (
        <p className="seats figures">
          <Users aria-hidden="true" />
          {text('players', { count: Math.max(1, players) })}
        </p>
      )}
      <Balance currency={currency} balance={balance} shown={amount(balance)} />
      <Tools
        text={text}
        hasSound={hasSound}
        onSound={() => game.toggleSound()}
        onInfo={() => onOpen('rules')}
        onHistory={() => onOpen('played')}
      >
        {game.hasCaller && (
          <button
            type="button"
            className="tool tool-voice"
            aria-pressed={hasVoice}
            aria-label={text(hasVoice ? 'voiceOff' : 'voiceOn')}
            onClick={() => game.toggleVoice()}
          >
            {hasVoice ? <Mic aria-hidden="true" /> : <MicOff aria-hidden="true" />}
          </button>
        )}
      </Tools>
    </header>
  );
}
