import { formatNumber } from '@pelita/i18n';
import { decimal, type HoldRules, mostWays, type SlotRules, type SlotSymbol } from '@pelita/games';
import { CoinFace } from '../board/coin-face.tsx';
import { times } from '../game/amounts.ts';
import { leastWin } from '../game/least-win.ts';
import { useGame, useGameState } from '../game/use-game.ts';
import { useMoney, useText } from '../words/use-text.ts';
import { LineDiagram } from './line-diagram.tsx';
import { Sheet } from './sheet.tsx';

/** Paytable, lines, rules and figures: all of it read from the engine that is played. */
export default function InfoSheet({ onClose }: { onClose: () => void }) {
  const { engine } = useGame();
  const text = useText();
  return (
    <Sheet title={text('info')} closeLabel={text('close')} onClose={onClose}>
      <Paytable />
      {engine.kind === 'lines' && <Lines rules={engine.rules} />}
      <Rules />
      <Facts />
    </Sheet>
  );
}

function useBet(): { lineBet: string; bet: string; currency: string } {
  const { betUnits } = useGame().engine;
  const currency = useGameState((state) => state.currency);
  const lineBet = useGameState((state) => state.lineBets[state.betIndex] ?? '0.00');
  return { lineBet, bet: times(lineBet, betUnits, currency), currency };
}

/** On lines and reels a count is exact; on a board the row holds for more as well. */
function useCountWord(): 'ofKind' | 'orMore' {
  return useGame().engine.kind === 'cascade' ? 'orMore' : 'ofKind';
}

const paytableNotes = {
  lines: 'paytableNote',
  cascade: 'paytableNoteAnywhere',
  ways: 'paytableNoteWays',
  hold: 'paytableNoteWays',
} as const;

function Paytable() {
  const { engine, facts } = useGame();
  const text = useText();
  const money = useMoney();
  const { lineBet, bet, currency } = useBet();
  const countWord = useCountWord();
  const { rules, paytable } = engine;
  return (
    <section>
      <h3>{text('paytable')}</h3>
      <p className="muted">{text(paytableNotes[engine.kind], { bet: money.withCurrency(bet) })}</p>
      <ul className="pays">
        {engine.kind === 'lines' && <WildPays wild={engine.rules.wild} isDoubling={engine.rules.wildMultiplier > 1} />}
        {(engine.kind === 'ways' || engine.kind === 'hold') && <WildPays wild={engine.rules.wild} isDoubling={false} />}
        {engine.kind === 'hold' && <CoinPays rules={engine.rules} />}
        {engine.kind !== 'hold' && rules.scatter !== null && <ScatterPays scatter={rules.scatter} />}
        {paytable.lines.map(({ symbol, pays }) => (
          <li className="pay" key={symbol}>
            <img src={facts.symbols[symbol]} alt={text('symbolNamed', { id: symbol })} />
            <dl>
              {pays.map(({ count, lineBets }) => (
                <div key={count}>
                  <dt>{text(countWord, { count: String(count) })}</dt>
                  <dd className="figures">{money.bare(times(lineBet, lineBets, currency))}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WildPays({ wild, isDoubling }: { wild: SlotSymbol; isDoubling: boolean }) {
  const { engine, facts } = useGame();
  const text = useText();
  return (
    <li className="pay pay-wide">
      <img src={facts.symbols[wild]} alt={text('symbolWild')} />
      <p>{text(engine.kind === 'hold' ? 'wildRuleCoin' : isDoubling ? 'wildDoubles' : 'wildRule')}</p>
    </li>
  );
}

function ScatterPays({ scatter }: { scatter: string }) {
  const { engine, facts } = useGame();
  const text = useText();
  const money = useMoney();
  const { bet, currency } = useBet();
  // More scatters than a row names earn what the highest one does; only reels of lines show no more.
  const countWord = engine.kind === 'lines' ? 'ofKind' : 'orMore';
  return (
    <li className="pay pay-wide">
      <img src={facts.symbols[scatter]} alt={text('symbolScatter')} />
      <div>
        <p>{text('scatterRule')}</p>
        <dl>
          {engine.paytable.scatters.map(({ count, totalBets, freeSpins }) => (
            <div key={count}>
              <dt>{text(countWord, { count: String(count) })}</dt>
              <dd className="figures">{money.bare(times(bet, totalBets, currency))}</dd>
              <dd className="muted">{text('scatterFree', { count: freeSpins })}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

function CoinPays({ rules }: { rules: HoldRules }) {
  const text = useText();
  const money = useMoney();
  const { bet, currency } = useBet();
  return (
    <li className="pay pay-wide">
      <CoinFace bets={rules.coins[0]?.bets ?? 1} />
      <div>
        <p>{text('coinRule', { count: String(rules.heldFrom) })}</p>
        <dl className="coin-pays">
          {rules.coins.toReversed().map(({ bets }) => (
            <div key={bets}>
              <dt>{`${bets}×`}</dt>
              <dd className="figures">{money.bare(times(bet, bets, currency))}</dd>
            </div>
          ))}
          <div>
            <dt>{text('fullBoard')}</dt>
            <dd className="figures">{money.bare(times(bet, rules.fullBets, currency))}</dd>
          </div>
        </dl>
      </div>
    </li>
  );
}

function Lines({ rules }: { rules: SlotRules }) {
  const text = useText();
  return (
    <section>
      <h3>{text('lines')}</h3>
      <ol className="lines">
        {rules.lines.map((rows, line) => (
          <li key={rows.join('')}>
            <span className="sr-only">{text('line', { line: String(line + 1) })}</span>
            <LineDiagram rows={rows} height={rules.rows} />
            <span aria-hidden="true" className="figures">
              {line + 1}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Rules() {
  const { engine, facts } = useGame();
  const { rules } = engine;
  const text = useText();
  return (
    <section>
      <h3>{text('rules')}</h3>
      {engine.kind === 'lines' && <p>{text('ruleLines', { lines: String(engine.rules.lines.length) })}</p>}
      {engine.kind === 'ways' && (
        <p>
          {text('ruleWays', {
            least: String(Math.min(...engine.rules.heights)),
            most: String(engine.rules.rows),
            ways: formatNumber(facts.language, mostWays(engine.rules)),
          })}
        </p>
      )}
      {engine.kind === 'hold' && (
        <>
          <p>{text('ruleWaysPlain', { ways: formatNumber(facts.language, mostWays(engine.rules)) })}</p>
          <p>
            {text('ruleHold', {
              count: String(engine.rules.heldFrom),
              respins: String(engine.rules.respins),
              full: formatNumber(facts.language, engine.rules.fullBets),
            })}
          </p>
        </>
      )}
      {engine.kind === 'cascade' && (
        <p>
          {text('ruleTumbles', {
            count: String(leastWin(engine)),
            ladder: engine.rules.ladder.map((step) => `×${step}`).join(', '),
            most: String(engine.rules.mostTumbles),
          })}
        </p>
      )}
      {engine.kind !== 'hold' && rules.scatter !== null && (
        <p>{text('ruleFree', { multiplier: String(rules.freeSpinMultiplier) })}</p>
      )}
      <p>{text('ruleFault')}</p>
    </section>
  );
}

function Facts() {
  const { engine, facts } = useGame();
  const text = useText();
  const percent = (value: string) => `${value}%`;
  const hits = Number(decimal(engine.hitFrequency, 4)) * 100;
  return (
    <section>
      <h3>{text('facts')}</h3>
      <ul className="features">
        {engine.features.map((feature) => (
          <li key={feature}>{text(`feature_${feature}`)}</li>
        ))}
      </ul>
      <dl className="facts">
        <Fact name={text('rtp')} value={percent(engine.rtpPercent)} note={text('rtpNote')} />
        <Fact
          name={text('hitFrequency')}
          value={percent(formatNumber(facts.language, Math.floor(hits)))}
          note={text('hitFrequencyNote')}
        />
        <Fact
          name={text('maximumWin')}
          value={text('timesBet', { bets: formatNumber(facts.language, engine.maximumWin) })}
          note={text('maximumWinNote')}
        />
        <Fact
          name={text('volatility')}
          value={`${engine.volatility} · ${text(`volatility_${engine.volatilityClass}`)}`}
          note={text('volatilityNote')}
        />
      </dl>
    </section>
  );
}

function Fact({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="fact">
      <dt>{name}</dt>
      <dd className="figures fact-value">{value}</dd>
      <dd className="muted">{note}</dd>
    </div>
  );
}
