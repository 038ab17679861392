import { returnBasisPoints } from '@pelita/games/bingo';
import { Sheet } from '../../sheets/sheet.tsx';
import { useBingo, useBingoState, useBingoText } from '../use-bingo.ts';

/** How the room is played, what each prize is of the sales, and what comes back of all. */
export default function BingoRulesSheet({ onClose }: { onClose: () => void }) {
  const text = useBingoText();
  const { engine } = useBingo();
  const room = useBingoState((state) => state.room);
  const percent = (basisPoints: number) => String(basisPoints / 100);
  return (
    <Sheet title={text('info')} closeLabel={text('close')} onClose={onClose}>
      <section>
        <h3>{text('rules')}</h3>
        <p>{text(engine.balls === 75 ? 'rules75' : 'rules90')}</p>
        <p>{text('rulesRound', { count: room?.ticketsMaximum ?? 0 })}</p>
        <p>{text('rulesShare')}</p>
      </section>
      <section>
        <h3>{text('prizes')}</h3>
        <p className="muted">{text('returnNote', { percent: percent(returnBasisPoints(engine)) })}</p>
        <table className="returns figures">
          <thead>
            <tr>
              <th scope="col">{text('prizeColumn')}</th>
              <th scope="col">{text('shareColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {engine.prizes.map((prize) => (
              <tr key={prize.id}>
                <th scope="row">
                  {text(`prize_${prize.id}`)}
                  <br />
                  <span className="muted">{text(`about_${prize.id}`)}</span>
                </th>
                <td>{`${percent(prize.shareBasisPoints)} %`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h3>{text('fairness')}</h3>
        <p className="muted">{text('fairnessNote')}</p>
      </section>
    </Sheet>
  );
}
