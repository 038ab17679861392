import '../../shared/records/records.css';
import { useInnerView } from '@pelita/ui/inner-view';
import { BetDetail, type RoundOf } from './bet-detail.tsx';
import { BetList } from './bet-list.tsx';
import { useBetFilters } from './bet-filters.ts';

type View = { name: 'bet'; betId: string };

/** MC-09: the bets, and each with its round. The filters are those of before when a bet is left. */
export default function BetsRoom({ roundOf }: { roundOf: RoundOf }) {
  const { view, open, leave } = useInnerView<View>(['bet']);
  const filters = useBetFilters();
  if (view) return <BetDetail betId={view.betId} roundOf={roundOf} onLeave={leave} />;
  return <BetList filters={filters} onOpen={(betId) => open({ name: 'bet', betId })} />;
}
