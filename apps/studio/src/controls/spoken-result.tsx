import { useGameState } from '../game/use-game.ts';
import { useMoney, useText } from '../words/use-text.ts';

/** Results for those who hear the page. */
export function SpokenResult() {
  const text = useText();
  const money = useMoney();
  const sign = useGameState((state) => state.sign);
  const card = useGameState((state) => state.card);
  const words = () => {
    if (card?.kind === 'holdEnd') return text('holdResult', { amount: money.withCurrency(card.amount) });
    if (card?.kind === 'hold') return text('holdBegins', { count: card.count });
    if (card?.kind === 'freeSpinsEnd') return text('freeSpinsResult', { amount: money.withCurrency(card.amount) });
    if (card) return text('freeSpinsWon', { count: card.count });
    if (sign.kind === 'noWin') return text('noWin');
    if (sign.kind !== 'won') return '';
    const [amount, bet] = [money.withCurrency(sign.amount), money.withCurrency(sign.bet)];
    return sign.isBelowBet ? text('paidBelowBet', { amount, bet }) : text('won', { amount });
  };
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {words()}
    </p>
  );
}
