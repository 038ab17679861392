import type { PlayedTableRound } from '@pelita/contract';
import { tableEngineOf, verifyTableRound } from '@pelita/games/table';
import { BadgeCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { plus } from '../../game/amounts.ts';
import { Sheet } from '../../sheets/sheet.tsx';
import { outcomeText } from '../scene/result.tsx';
import { useSpotName } from '../spot-words.ts';
import { useTable, useTableMoney, useTableState, useTableText } from '../use-table.ts';

/** The player's own rounds at this table, each with what decided it and the check of that on this very device. */
export default function PlayedSheet({ onClose }: { onClose: () => void }) {
  const text = useTableText();
  const { calls } = useTable();
  const commitment = useTableState((state) => state.news?.round.commitment);
  const [rounds, setRounds] = useState<readonly PlayedTableRound[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const read = async (before?: number) => {
    const page = await calls.rounds(before).catch(() => null);
    if (!page) return;
    setRounds((known) => [...(before === undefined ? [] : (known ?? [])), ...page.rounds]);
    setHasMore(page.hasMore);
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the sheet opens
  useEffect(() => void read(), []);
  return (
    <Sheet title={text('history')} closeLabel={text('close')} onClose={onClose}>
      <section>
        <h3>{text('fairness')}</h3>
        <p className="muted">{text('fairnessNote')}</p>
        <p className="muted">{text('commitment')}</p>
        <p className="code">{commitment}</p>
      </section>
      <section>
        <h3>{text('rounds')}</h3>
        {rounds?.length === 0 && <p className="muted">{text('noRounds')}</p>}
        <ul className="played">
          {(rounds ?? []).map((round) => (
            <PlayedRound key={round.number} round={round} />
          ))}
        </ul>
        {hasMore && (
          <button type="button" className="quiet-button" onClick={() => void read(rounds?.at(-1)?.number)}>
            {text('olderRounds')}
          </button>
        )}
      </section>
    </Sheet>
  );
}

const states = { open: 'stateOpen', cancelled: 'stateCancelled', refused: 'stateRefused' } as const;

function PlayedRound({ round }: { round: PlayedTableRound }) {
  const text = useTableText();
  const money = useTableMoney();
  const nameOf = useSpotName();
  const { drawn, bets, currency } = round;
  const counted = bets.filter(({ state }) => state === 'settled' || state === 'open');
  const sum = (of: (bet: PlayedTableRound['bets'][number]) => string) =>
    counted.reduce((total, bet) => plus(total, of(bet), currency), '0');
  const first = bets[0]?.state ?? 'open';
  return (
    <li className="played-round">
      <p className="played-head figures">
        <b>{drawn ? outcomeText(text, tableEngineOf(round.engine), drawn) : text('round', { label: round.label })}</b>
        <span className="muted">{text('round', { label: round.label })}</span>
      </p>
      <p className="muted">
        {bets
          .flatMap(({ stakes }) => stakes)
          .map(({ spot, amount }) => `${nameOf(spot)} ${money.bare(amount)}`)
          .join(' · ')}
      </p>
      <p className="figures">
        {first === 'settled'
          ? text('returned', {
              back: money.bare(sum(({ win }) => win ?? '0')),
              stake: money.bare(sum(({ stake }) => stake)),
            })
          : text(states[first])}
      </p>
      {drawn && round.serverSeed !== null && <Check round={{ ...round, drawn, serverSeed: round.serverSeed }} />}
    </li>
  );
}

function Check({ round }: { round: PlayedTableRound & { drawn: number[]; serverSeed: string } }) {
  const text = useTableText();
  const [holds, setHolds] = useState<boolean | null>(null);
  const { engine, round: name, serverSeed, commitment, drawn, number } = round;
  const record = { engine, round: name, serverSeed, commitment, drawn };
  return (
    <div className="check">
      <p className="code">{serverSeed}</p>
      <div className="record-acts">
        <button type="button" className="quiet-button" onClick={() => setHolds(verifyTableRound(record).holds)}>
          <BadgeCheck aria-hidden="true" />
          {text('check')}
        </button>
        <a
          className="quiet-button"
          download={`round-${number}.json`}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record, null, 1))}`}
        >
          {text('download')}
        </a>
      </div>
      <p role="status" className={holds === null ? 'sr-only' : holds ? 'verdict holds' : 'verdict fails'}>
        {holds !== null && (holds ? <BadgeCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />)}
        {holds !== null && text(holds ? 'checkHolds' : 'checkFails')}
      </p>
    </div>
  );
}
