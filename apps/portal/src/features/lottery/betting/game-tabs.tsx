import type { LotteryGame } from '@pelita/contract';
import type { RuleSet } from '@pelita/lottery';
import { Skeleton } from '@pelita/ui/skeleton';
import { Optional } from '@pelita/ui/optional';
import { Tabs } from '@pelita/ui/tabs';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { lazyPart } from '../../../shared/parts/load-part.ts';
import type { Draws } from './use-draws.ts';

const names = ['results', 'trends', 'bets', 'rules'] as const;

/** What there is to know of a game: its results and whether they are fair, what they have in common, own bets, the rules. */
export function GameTabs({ game, rules, draws }: { game: LotteryGame; rules: RuleSet; draws: Draws }) {
  const text = useText('betting');
  const [shown, setShown] = useState<(typeof names)[number]>('results');
  return (
    <section aria-label={text('about')} className="betting-panel game-tabs">
      <Tabs
        label={text('about')}
        tabs={names.map((name) => ({ name, label: text(`tab_${name}`) }))}
        shown={shown}
        onShow={setShown}
      >
        <Optional fallback={<Skeleton heights={[48, 48, 48]} />}>
          {shown === 'results' && <ResultsTab game={game} />}
          {shown === 'trends' && <TrendsTab game={game} />}
          {shown === 'bets' && <BetsTab game={game} rules={rules} />}
          {shown === 'rules' && <RulesTab game={game} rules={rules} draws={draws} />}
        </Optional>
      </Tabs>
    </section>
  );
}

const ResultsTab = lazyPart({ component: () => import('../results/results-tab.tsx') });
// Its charts say themselves as a table.
const TrendsTab = lazyPart({ component: () => import('../results/trends-tab.tsx'), texts: ['reading'] });
const BetsTab = lazyPart({ component: () => import('../bets/bets-tab.tsx') });
const RulesTab = lazyPart({ component: () => import('./rules-tab.tsx') });
