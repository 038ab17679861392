import type { PlayedTableRound } from '@pelita/contract';
import { tableEngineOf, verifyTableRound } from '@pelita/games/table';
import { plus } from '../../game/amounts.ts';
import { PlayedSection } from '../../sheets/played-section.tsx';
import { RecordCheck } from '../../sheets/record-check.tsx';
import { Sheet } from '../../sheets/sheet.tsx';
import { usePlayed } from '../../sheets/use-played.ts';
import { verdictOf } from '../../sheets/verdict.tsx';
import { outcomeText } from '../scene/result.tsx';
import { useSpotName } from '../spot-words.ts';
import { useTable, useTableMoney, useTableState, useTableText } from '../use-table.ts';

/** The player's own rounds at this table, each with what decided it and the check of that on this very device. */
export default function PlayedSheet({ onClose }: { onClose: () => void }) {
  const text = useTableText();
  const { calls } = useTable();
  const commitment = useTableState((state) => state.news?.round.commitment);
  const played = usePlayed<PlayedTableRound>(async (last) => {
    const { rounds: items, hasMore } = await calls.rounds(last?.number);
    return { items, hasMore };
  });
  return (
    <Sheet title={text('history')} closeLabel={text('close')} onClose={onClose}>
      <section>
        <h3>{text('fairness')}</h3>
        <p className="muted">{text('fairnessNote')}</p>
        <p className="muted">{text('commitment')}</p>
        <p className="code">{commitment}</p>
      </section>
      <PlayedSection
        played={played}
        words={{ title: text('rounds'), none: text('noRounds'), older: text('olderRounds'), failed: text('failed') }}
      >
        {(round) => <PlayedRound key={round.number} round={round} />}
      </PlayedSection>
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
  const { engine, round: name, serverSeed, commitment, drawn, number } = round;
  const record = { engine, round: name, serverSeed, commitment, drawn };
  return (
    <RecordCheck
      text={text}
      revealed={[serverSeed]}
      record={record}
      fileName={`round-${number}.json`}
      check={() => verdictOf(() => verifyTableRound(record).holds)}
    />
  );
}
