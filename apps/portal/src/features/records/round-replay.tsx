import { type CheckableRound, type CurrencyCode, minorFromDecimal } from '@pelita/contract';
import {
  type Coin,
  engines,
  firstWindow,
  isEngineId,
  readRoundRecord,
  type SlotSymbol,
  spinFrom,
  type Stops,
  verifySpin,
} from '@pelita/games';
import { DescriptionList } from '@pelita/ui/description-list';
import { StateBadge } from '@pelita/ui/state-badge';
import { useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';

/** What the reels showed, spin by spin, and the check of the round on the player's own device. */
export default function RoundReplay({ round, currency }: { round: CheckableRound; currency: CurrencyCode }) {
  const text = useText('records');
  const [spin, setSpin] = useState(0);
  const shown = round.stops[spin];
  return (
    <section className="record-room">
      <h3 className="centre-heading">{text('replay')}</h3>
      {shown && (
        <div className="record-acts">
          <Board round={round} stops={shown} />
          {round.stops.length > 1 && (
            <button
              type="button"
              className="button button-small button-quiet"
              onClick={() => setSpin((spin + 1) % round.stops.length)}
            >
              {text('nextSpin', { spin: String(spin + 1), spins: String(round.stops.length) })}
            </button>
          )}
        </div>
      )}
      <DescriptionList
        facts={[
          { name: text('nonce'), value: String(round.nonce) },
          { name: text('clientSeed'), value: <Code value={round.clientSeed} /> },
          { name: text('commitment'), value: <Code value={round.commitment} /> },
          {
            name: text('serverSeed'),
            value: round.serverSeed === null ? text('serverSeedHidden') : <Code value={round.serverSeed} />,
          },
        ]}
      />
      {round.serverSeed !== null && <Check record={recordOf(round, round.serverSeed, currency)} id={round.roundId} />}
    </section>
  );
}

function Check({ record, id }: { record: string; id: string }) {
  const text = useText('records');
  const [holds, setHolds] = useState<boolean | null>(null);
  return (
    <div className="record-acts">
      <button type="button" className="button button-quiet" onClick={() => setHolds(isWhole(record))}>
        {text('check')}
      </button>
      <a
        className="button button-quiet"
        download={`round-${id}.json`}
        href={`data:application/json;charset=utf-8,${encodeURIComponent(record)}`}
      >
        {text('record')}
      </a>
      <span role="status">
        {holds !== null && (
          <StateBadge tone={holds ? 'done' : 'failed'} label={text(holds ? 'checkHolds' : 'checkFails')} />
        )}
      </span>
    </div>
  );
}

function Board({ round, stops }: { round: CheckableRound; stops: Stops }) {
  const text = useText('records');
  if (!isEngineId(round.engine)) return null;
  const engine = engines[round.engine];
  const spin = spinFrom(engine, stops);
  const columns = firstWindow(spin);
  const rows = Math.max(...columns.map((column) => column.length));
  const after = [
    engine.kind === 'cascade' && spin.tumbles.length > 0 && text('falls', { count: spin.tumbles.length }),
    spin.hold && text('coinsHeld', { count: spin.coins.length + spin.hold.respins.flat().length }),
  ].filter(Boolean);
  return (
    <div className="record-replay">
      <div
        role="img"
        aria-label={`${text('board')} ${columns.map((column) => column.join(' ')).join(', ')}`}
        className="record-board"
        style={{ gridTemplateRows: `repeat(${rows}, auto)` }}
      >
        {columns.flatMap((column, reel) =>
          Array.from({ length: rows }, (_, row) => (
            <Cell
              key={`${reel} ${row}`}
              symbol={column[row]}
              pictures={round.pictures}
              coin={spin.coins.find((one) => one.reel === reel && one.row === row)}
            />
          )),
        )}
      </div>
      {after.length > 0 && <p className="record-note">{after.join(' · ')}</p>}
    </div>
  );
}

type CellProps = { symbol: SlotSymbol | undefined; pictures: CheckableRound['pictures']; coin: Coin | undefined };

/** A coin shows what it is worth, in whole bets. */
function Cell({ symbol, pictures, coin }: CellProps) {
  const picture = symbol && pictures[symbol];
  if (coin) return <span className="record-coin">{coin.bets}×</span>;
  return <span>{picture ? <img src={picture} alt="" width="44" height="44" /> : symbol}</span>;
}

function Code({ value }: { value: string }) {
  return <span className="record-code">{value}</span>;
}

/** The form that `packages/games/src/verify-round.ts` reads offline; what is checked is what is handed over. */
function recordOf(
  { stops, engine, commitment, clientSeed, nonce, ...round }: CheckableRound,
  serverSeed: string,
  currency: CurrencyCode,
): string {
  const minor = (amount: string) => (minorFromDecimal(amount, currency) ?? 0n).toString();
  const [lineBetMinor, totalWinMinor] = [minor(round.lineBet), minor(round.totalWin)];
  return JSON.stringify(
    { engine, serverSeed, commitment, clientSeed, nonce, lineBetMinor, stops, totalWinMinor },
    null,
    1,
  );
}

function isWhole(record: string): boolean {
  try {
    return verifySpin(readRoundRecord(record)).holds;
  } catch {
    return false;
  }
}
