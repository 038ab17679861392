import type { FishVolley } from '@pelita/contract';
import { type VolleyRecord, verifyVolley } from '@pelita/games/fishing';
import { BadgeCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Sheet } from '../../sheets/sheet.tsx';
import { useAmount, useFish, useFishName, useFishText } from '../use-fish.ts';
import { FishSeeds, Seed } from './fish-seeds.tsx';

/** The player's own volleys in this tank, each with what decided it and the check of that on this very device. */
export default function VolleysSheet({ onClose }: { onClose: () => void }) {
  const text = useFishText();
  const { calls } = useFish();
  const [volleys, setVolleys] = useState<readonly FishVolley[] | null>(null);
  const [hasMore, setHasMore] = useState(false);
  const read = async (before?: string) => {
    const page = await calls.volleys(before).catch(() => null);
    if (!page) return;
    setVolleys((known) => [...(before === undefined ? [] : (known ?? [])), ...page.volleys]);
    setHasMore(page.hasMore);
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the sheet opens
  useEffect(() => void read(), []);
  return (
    <Sheet title={text('history')} closeLabel={text('close')} onClose={onClose}>
      <FishSeeds onChanged={() => void read()} />
      <section>
        <h3>{text('volleys')}</h3>
        {volleys?.length === 0 && <p className="muted">{text('noVolleys')}</p>}
        <ul className="played">
          {(volleys ?? []).map((volley) => (
            <Volley key={volley.roundId} volley={volley} />
          ))}
        </ul>
        {hasMore && (
          <button type="button" className="quiet-button" onClick={() => void read(volleys?.at(-1)?.roundId)}>
            {text('olderVolleys')}
          </button>
        )}
      </section>
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
  const [holds, setHolds] = useState<boolean | null>(null);
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
    <div className="check">
      <p className="code">{serverSeed}</p>
      <div className="record-acts">
        <button type="button" className="quiet-button" onClick={() => setHolds(verifyVolley(record).holds)}>
          <BadgeCheck aria-hidden="true" />
          {text('check')}
        </button>
        <a
          className="quiet-button"
          download={`round-${roundId}.json`}
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
