import { type FishEngine, type FishKind, weaponIds } from '@pelita/games/fishing';
import { Sheet } from '../../sheets/sheet.tsx';
import { worth } from '../fish-game.ts';
import { useFish, useFishName, useFishText } from '../use-fish.ts';

export default function FishRulesSheet({ onClose }: { onClose: () => void }) {
  const text = useFishText();
  const name = useFishName();
  const { engine, facts } = useFish();
  const percent = { percent: engine.rtpPercent };
  return (
    <Sheet title={text('info')} closeLabel={text('close')} onClose={onClose}>
      <section>
        <h3>{text('fishAndWorth')}</h3>
        <table className="fish-table">
          <thead>
            <tr>
              <th scope="col">{text('fish')}</th>
              <th scope="col">{text('multiple')}</th>
              <th scope="col">{text('chance')}</th>
            </tr>
          </thead>
          <tbody>
            {engine.kinds.map((kind) => (
              <tr key={kind.id}>
                <th scope="row">
                  <img src={facts.symbols[kind.id]} alt="" />
                  {name.name(kind.id)}
                </th>
                <td className="figures">{name.times(worth(kind))}</td>
                <td className="figures">{chanceOf(engine, kind)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h3>{text('weapons')}</h3>
        {weaponIds.map((id) => (
          <p key={id}>
            <b>{text(`weapon_${id}`)}</b> {text(`weaponNote_${id}`)}
          </p>
        ))}
      </section>
      <section>
        <h3>{text('rules')}</h3>
        <p>{text('rulesShot')}</p>
        <p>{text('rulesChance', percent)}</p>
        <p>{text('rulesRange')}</p>
        <p>{text('rulesFree')}</p>
        <p>{text('rulesAlone')}</p>
      </section>
    </Sheet>
  );
}

/** In percent: return over multiple, cut off after two places. */
function chanceOf({ rtp }: FishEngine, kind: FishKind): string {
  const [least, most] = worth(kind);
  const at = (multiple: number) =>
    `${(Math.floor((Number(rtp.numerator) / Number(rtp.denominator) / multiple) * 10_000) / 100).toFixed(2)} %`;
  return least === most ? at(least) : `${at(most)} – ${at(least)}`;
}
