import '../results/results.css';
import type { LotteryGame } from '@pelita/contract';
import { decimal, fraction } from '@pelita/games/fraction';
import type { PlayType, RuleSet } from '@pelita/lottery';
import { useText } from '../../../shared/language/use-text.ts';
import { useStartup } from '../../../shared/page/page.ts';
import { useTimeLabel } from '../games/draw-label.ts';
import { bestOdds, larger, pricesOf } from './count-bet.ts';
import { playGroupsOf } from './play-groups.ts';
import { usePlayTypeNames } from './play-type-names.ts';
import type { Draws } from './use-draws.ts';

const ODDS_PLACES = 2;

/** The rules of a game with an example of each bet, counted by the rules themselves. */
export default function RulesTab({ game, rules, draws }: { game: LotteryGame; rules: RuleSet; draws: Draws }) {
  const text = useText('betting');
  const { settings } = useStartup();
  const timeLabel = useTimeLabel(settings.timeZone);
  const names = usePlayTypeNames(rules.code);
  const [next] = draws.upcoming;
  return (
    <>
      <p className="rules-note">{text(`drawnBy_${game.drawnBy}`)}</p>
      {next && <p className="rules-note mt-2">{text('closesAt', { time: timeLabel(next.closesAt) })}</p>}
      {playGroupsOf(rules.code, rules.playTypes).map(({ name, playTypes }) => (
        <section key={name} className="rules-group" aria-label={names.groupName(name)}>
          <h3>{names.groupName(name)}</h3>
          <p className="rules-note">{names.howOf(name)}</p>
          {/* Reached by Tab, so that the keyboard can scroll it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
          <div className="rules-scroll" role="region" aria-label={names.groupName(name)} tabIndex={0}>
            <table className="rules-table">
              <thead>
                <tr>
                  <th scope="col">{text('bet')}</th>
                  <th scope="col">{text('example')}</th>
                  <th scope="col" className="is-figure">
                    {text('lines')}
                  </th>
                  <th scope="col" className="is-figure">
                    {text('units')}
                  </th>
                  <th scope="col" className="is-figure">
                    {text('pays')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {playTypes.map((playType) => (
                  <tr key={playType.id}>
                    <th scope="row">{names.nameOf(playType.id)}</th>
                    <td>
                      <code>{playType.example}</code>
                    </td>
                    <ExampleFigures rules={rules} playType={playType} />
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </>
  );
}

function ExampleFigures({ rules, playType }: { rules: RuleSet; playType: PlayType }) {
  const lines = playType.lines(playType.example);
  const units = lines.reduce((sum, { kind }) => sum + (playType.kinds[kind]?.units ?? 0), 0);
  const prices = pricesOf(rules, playType, fraction(0));
  const odds = Object.keys(playType.kinds).map((kind) => bestOdds(playType, prices, kind));
  const [most, least] = [odds.reduce(larger, fraction(0)), odds.reduce((a, b) => (larger(a, b) === a ? b : a))];
  const [high, low] = [decimal(most, ODDS_PLACES), decimal(least, ODDS_PLACES)];
  return (
    <>
      <td className="is-figure">{lines.length}</td>
      <td className="is-figure">{units}</td>
      <td className="is-figure">{high === low ? `×${high}` : `×${low} – ×${high}`}</td>
    </>
  );
}
