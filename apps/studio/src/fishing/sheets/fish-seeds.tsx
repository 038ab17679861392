import { useId, useState } from 'react';
import { newClientSeed } from '../../platform/device.ts';
import { useFish, useFishState, useFishText } from '../use-fish.ts';

/** The seeds in play, and the act that reveals the old ones. */
export function FishSeeds({ onChanged }: { onChanged: () => void }) {
  const game = useFish();
  const text = useFishText();
  const id = useId();
  const seeds = useFishState((state) => state.seeds);
  const [wanted, setWanted] = useState(newClientSeed);
  const [isChanged, setIsChanged] = useState<boolean | null>(null);
  if (!seeds) return null;

  async function change(): Promise<void> {
    if (wanted.trim() === '') return setIsChanged(false);
    const isDone = await game.changeSeeds(wanted.trim());
    setIsChanged(isDone);
    if (!isDone) return;
    setWanted(newClientSeed());
    onChanged();
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
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setWanted(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && void change()}
          />
          <button type="button" className="quiet-button" onClick={() => void change()}>
            {text('changeSeeds')}
          </button>
        </div>
        <p role="status" className={isChanged === true ? 'verdict holds' : 'verdict'}>
          {isChanged !== null && text(isChanged ? 'seedsChanged' : 'seedsNotChanged')}
        </p>
      </div>
    </section>
  );
}

export function Seed({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="code">{value}</dd>
    </div>
  );
}
