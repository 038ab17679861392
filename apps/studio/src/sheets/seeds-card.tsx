import { useId, useState } from 'react';
import { useGame, useGameState } from '../game/use-game.ts';
import { newClientSeed } from '../platform/device.ts';
import { useText } from '../words/use-text.ts';
import { Seed } from './round-item.tsx';

const SEED_MAXIMUM_LENGTH = 64;
type Outcome = 'seedsChanged' | 'roundOpen' | 'failed' | 'seedLength';

/** The seeds in play, and the act that reveals the old ones. */
export function SeedsCard() {
  const game = useGame();
  const text = useText();
  const id = useId();
  const seeds = useGameState((state) => state.seeds);
  const [wanted, setWanted] = useState(newClientSeed);
  const [isChanging, setIsChanging] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (!seeds) return null;

  async function change(): Promise<void> {
    const length = [...wanted.trim()].length;
    if (length < 1 || length > SEED_MAXIMUM_LENGTH) return setOutcome('seedLength');
    setIsChanging(true);
    const problem = await game.changeSeeds(wanted.trim());
    setIsChanging(false);
    setOutcome(problem === null ? 'seedsChanged' : problem === 'roundOpen' ? 'roundOpen' : 'failed');
    if (problem === null) setWanted(newClientSeed());
  }

  return (
    <section>
      <h3>{text('fairness')}</h3>
      <p className="muted">{text('fairnessNote')}</p>
      <dl className="seeds">
        <Seed name={text('commitment')} value={seeds.commitment} />
        <Seed name={text('clientSeed')} value={seeds.clientSeed} />
        <Seed name={text('nonce')} value={String(seeds.nonce)} />
        <Seed name={text('nextCommitment')} value={seeds.nextCommitment} />
      </dl>
      {/* No form: the sandbox around the page would block its submission. */}
      <div className="seed-form">
        <label htmlFor={id}>{text('newClientSeed')}</label>
        <div className="seed-row">
          <input
            id={id}
            className="code"
            value={wanted}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && void change()}
          />
          <button type="button" className="quiet-button" disabled={isChanging} onClick={() => void change()}>
            {text('changeSeeds')}
          </button>
        </div>
        <p role="status" className={outcome === 'seedsChanged' ? 'verdict holds' : 'verdict'}>
          {outcome === 'seedLength'
            ? text('seedLength', { maximum: String(SEED_MAXIMUM_LENGTH) })
            : outcome && text(outcome)}
        </p>
      </div>
    </section>
  );
}
