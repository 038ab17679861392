import { type CurrencyCode, decimalFromMinor, minorFromDecimal } from '@pelita/contract';
import { decimal, fraction, type Fraction } from '@pelita/games/fraction';
import { type PlayType, prizeModeBounds, type RuleSet } from '@pelita/lottery';
import { Amount } from '@pelita/ui/amount';
import { amountAsTyped } from '@pelita/ui/amount-as-typed';
import { notify } from '@pelita/ui/notice';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useStartup } from '../../../shared/page/page.ts';
import { EntryArea } from '../entry/entry-area.tsx';
import { entryOf } from '../entry/entry-of.ts';
import { useChoice } from '../entry/use-choice.ts';
import { bestOdds, countBet, pricesOf } from './count-bet.ts';
import { useFaultText } from './fault-text.ts';
import { lastHits } from './last-hits.ts';
import { RebateSlider } from './rebate-slider.tsx';
import { Stepper } from './stepper.tsx';
import { UnitField } from './unit-field.tsx';
import type { Cart } from './use-cart.ts';
import type { Draws } from './use-draws.ts';

const FIRST_UNIT = '1.00';
const ODDS_PLACES = 2;

type Props = { rules: RuleSet; playType: PlayType; draws: Draws; cart: Cart; onOpenCart: () => void };

/** The numbers of one bet, its unit, multiple and rebate, and what it comes to. */
export function StakeArea({ rules, playType, draws, cart, onOpenCart }: Props) {
  const text = useText('betting');
  const { settings } = useStartup();
  const faultText = useFaultText();
  const entry = entryOf(rules.code, playType);
  const choice = useChoice(playType.id, entry);
  const [unit, setUnit] = useState(FIRST_UNIT);
  const [multiple, setMultiple] = useState(1);
  const [rebate, setRebate] = useState<Fraction>(fraction(0));
  const currency = settings.currency;
  const unitMinor = minorOf(unit, currency);
  const { content } = choice;
  const count = countBet(rules, playType, content, { unitMinor, multiple, rebate });
  const prices = pricesOf(rules, playType, rebate);
  const bet = 'bet' in count ? count.bet : null;
  const problem = 'fault' in count && content !== '' ? faultText(count.fault) : undefined;
  const amount = amountAsTyped(unit, currency);
  const canAdd = bet !== null && isStake(amount);

  const add = () => {
    if (!bet || amount === null) return;
    cart.add({ playType: playType.id, content, unit: amount, multiple, rebate: rebateText(rebate), ...bet });
    choice.clear();
    setMultiple(1);
    notify({ tone: 'done', text: text('added') });
  };
  const money = (minor: bigint) => <Amount value={decimalFromMinor(minor, currency)} currency={currency} />;
  return (
    <>
      <EntryArea
        entry={entry}
        choice={choice}
        drawsAt={draws.drawsAt}
        example={playType.example}
        problem={problem}
        hits={lastHits(playType, draws.last?.result)}
        oddsOf={(token) => (token in prices ? decimal(bestOdds(playType, prices, token), ODDS_PLACES) : null)}
      />
      {rules.odds === 'fair' && (
        <RebateSlider bounds={prizeModeBounds[rules.prizeMode]} rebate={rebate} onChange={setRebate} />
      )}
      <div className="stake-bar">
        <UnitField value={unit} currency={currency} onChange={setUnit} />
        <Stepper label={text('multiple')} value={multiple} most={9_999} onChange={setMultiple} />
        <p className="stake-sum" aria-live="polite">
          {bet ? (
            <>
              <span className="stake-count">{text('linesAndUnits', { lines: bet.lines, units: bet.units })}</span>
              <b className="stake-cost">{money(bet.costMinor)}</b>
              <span className="stake-best">
                {text(bet.paysEachHit ? 'eachHit' : 'upTo')} {money(bet.bestMinor)}
              </span>
            </>
          ) : (
            <span className="stake-count">{text('nothingChosen')}</span>
          )}
        </p>
        <div className="stake-acts">
          <button
            type="button"
            className={`button stake-add ${canAdd ? 'stake-next' : ''} button-strong`}
            disabled={!canAdd}
            onClick={add}
          >
            <ShoppingCart aria-hidden size={18} />
            {text('addToCart')}
          </button>
          <button
            type="button"
            className={`button stake-open ${cart.items.length > 0 && !canAdd ? 'button-action' : 'button-quiet'}`}
            onClick={onOpenCart}
          >
            {text('cartCount', { count: String(cart.items.length) })}
          </button>
        </div>
      </div>
    </>
  );
}

/** What is no amount yet counts as nothing. */
function minorOf(unit: string, currency: CurrencyCode): bigint {
  const amount = amountAsTyped(unit, currency);
  return (amount === null ? null : minorFromDecimal(amount, currency)) ?? 0n;
}

const isStake = (amount: string | null) => amount !== null && /[1-9]/.test(amount);

const REBATE_PLACES = 4;
const rebateText = (rebate: Fraction) => (rebate.numerator === 0n ? null : decimal(rebate, REBATE_PLACES));
