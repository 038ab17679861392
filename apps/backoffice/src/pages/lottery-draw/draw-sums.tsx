import { DescriptionList } from '@pelita/ui/description-list';
import { useText } from '../../shared/language/use-text.ts';
import { useLotteryName } from '../../shared/lotteries/lottery-name.tsx';
import { Money } from '../../shared/parts/money.tsx';
import type { Liability } from './liability.ts';

export function DrawSums({ draw }: { draw: Liability }) {
  const text = useText('officeLiability');
  const lotteryName = useLotteryName();
  const { game, drawNo, state, orders, players, staked, paid, owed, limits, currency } = draw;
  const money = (value: string) => <Money value={value} currency={currency} />;
  return (
    <DescriptionList
      facts={[
        { name: text('draw'), value: <bdi>{`${lotteryName(game)} · ${drawNo}`}</bdi> },
        { name: text('state'), value: text(`state_${state}`) },
        { name: text('orders'), value: text('ordersOf', { orders: String(orders), players: String(players) }) },
        { name: text('staked'), value: money(staked) },
        { name: text('limitOfDraw'), value: money(limits.draw) },
        { name: text('limitOfNumber'), value: money(limits.number) },
        { name: text('paid'), value: money(paid) },
        { name: text('owed'), value: money(owed) },
      ]}
    />
  );
}
