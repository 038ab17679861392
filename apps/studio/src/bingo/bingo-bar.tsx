import { History, Info, Mic, MicOff, Users, Volume2, VolumeX } from 'lucide-react';
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
      <p className="table-balance">
        <span className="muted">{currency}</span>
        <b className="figures" data-balance={balance}>
          {amount(balance)}
        </b>
      </p>
      <nav className="tools">
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
        <button
          type="button"
          className="tool"
          aria-pressed={hasSound}
          aria-label={text(hasSound ? 'soundOff' : 'soundOn')}
          onClick={() => game.toggleSound()}
        >
          {hasSound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        </button>
        <button type="button" className="tool" aria-label={text('info')} onClick={() => onOpen('rules')}>
          <Info aria-hidden="true" />
        </button>
        <button type="button" className="tool" aria-label={text('history')} onClick={() => onOpen('played')}>
          <History aria-hidden="true" />
        </button>
      </nav>
    </header>
  );
}
