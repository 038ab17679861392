import type { FishVolley } from '@pelita/contract';
import { type VolleyRecord, verifyVolley } from '@pelita/games/fishing';
import { PlayedSection } from '../../sheets/played-section.tsx';
import { RecordCheck } from '../../sheets/record-check.tsx';
import { Sheet } from '../../sheets/sheet.tsx';
import { usePlayed } from '../../sheets/use-played.ts';
import { verdictOf } from '../../sheets/verdict.tsx';
import { useAmount, useFish, useFishName, useFishText } from '../use-fish.ts';
import { FishSeeds, Seed } from './fish-seeds.tsx';

/** The player's own volleys in this tank, each with what decided it and the check of that on this very device. */
export default function VolleysSheet({ onClose }: { onClose: () => void }) {
  const text = useFishText();
  const { calls } = useFish();
  const played = usePlayed<FishVolley>(async (last) => {
    const { volleys: items, hasMore } = await calls.volleys(last?.roundId);
    return { items, hasMore };
  });
  return (
    <Sheet title={text('history')} closeLabel={text('close')} onClose={onClose}>
      <FishSeeds onChanged={() => void played.readNewest()} />
      <PlayedSection
        played={played}
        words={{ title: text('volleys'), none: text('noVolleys'), older: text('olderVolleys'), failed: text('failed') }}
      >
        {(volley) => <Volley key={volley.roundId} volley={volley} />}
      </PlayedSection>
    </Sheet>
  );
}

const states = { open: 'stateOpen', cancelled: 'stateCancelled', refused: 'stateRefused' } as const;

function Volley({ volley }: { volley: FishVolley }) {
  const text = useFishText();
  const amount = useAmount();
  const { swimmingThen, facts } = useFish();
  const name = useFishName();
  const { state, shots, totalBet, totalWin, serverSeed } = volley;
  const caught = shots.flatMap(({ atMs, catches }) =>
    catches.flatMap(({ fish, multiple }) => {
      const kind = swimmingThen(atMs).find(({ id }) => id === fish)?.kind;
      return multiple > 0 && kind ? [{ fish, kind: kind.id, multiple }] : [];
    }),
  );
  return (
    <li className="played-round">
      <p className="played-head figures">
        <b>
          {state === 'settled'
            ? text('returned', { back: amount(totalWin), stake: amount(totalBet) })
            : text(states[state])}
        </b>
        <span className="muted">{state === 'settled' && text('shots', { count: shots.length })}</span>
      </p>
      {caught.length > 0 && (
        <p className="fish-caught">
          {caught.map(({ fish, kind, multiple }) => (
            <span key={fish}>
              <img src={facts.symbols[kind]} alt={name.name(kind)} /> {name.times([multiple, multiple])}
            </span>
          ))}
        </p>
      )}
      <dl className="seeds">
        <Seed name={text('firstNonce')} value={String(volley.nonce)} />
        {serverSeed === null && <Seed name={text('serverSeed')} value={text('serverSeedHidden')} />}
      </dl>
      {state === 'settled' && serverSeed !== null && <Check volley={volley} serverSeed={serverSeed} />}
    </li>
  );
}

function Check({ volley, serverSeed }: { volley: FishVolley; serverSeed: string }) {
  const text = useFishText();
  const game = useFish();
  const { engine, tank, commitment, clientSeed, nonce, shots, roundId } = volley;
  const record: VolleyRecord = {
    engine,
    tank,
    serverSeed,
    commitment,
    clientSeed,
    nonce,
    shotMinor: game.minor(volley.shot).toString(),
    shots,
    totalWinMinor: game.minor(volley.totalWin).toString(),
  };
  return (
    <RecordCheck
      text={text}
      revealed={[serverSeed]}
      record={record}
      fileName={`round-${roundId}.json`}
      check={() => verdictOf(() => verifyVolley(record).holds)}
    />
  );
}
