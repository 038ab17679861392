import './betting.css';
import type { LotteryGame } from '@pelita/contract';
import { ruleSetOf, type RuleSet } from '@pelita/lottery';
import { NotLoaded } from '@pelita/ui/not-loaded';
import { useState } from 'react';
import type { LotteryMenus } from '../games/lottery-menus.ts';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { CartPanel } from './cart-panel.tsx';
import { CartSheet } from './cart-sheet.tsx';
import { DrawHead } from './draw-head.tsx';
import { GameList } from './game-list.tsx';
import { GameTabs } from './game-tabs.tsx';
import { PlayPanel } from './play-panel.tsx';
import { useCart } from './use-cart.ts';
import { useDraws } from './use-draws.ts';

type Props = {
  game: LotteryGame;
  menus: LotteryMenus;
  playType: string | undefined;
  /** Where the launch that opened it came from. */
  backUrl: string | undefined;
};

/** LOTT-04: where a game is bet on. What is chosen is counted by the rules that settle it. */
export default function BettingView(props: Props) {
  const { game } = props;
  const text = useText('betting');
  const rules = ruleSetOf(game.rules);
  // A game that this page is too old for.
  if (!rules) return <NotLoaded note={text('unknownGame')} onRetry={() => location.reload()} />;
  return <Betting {...props} rules={rules} />;
}

function Betting({ game, menus, rules, playType, backUrl }: Props & { rules: RuleSet }) {
  // The address forgets it with the next choice.
  const [cameFrom] = useState(backUrl);
  const draws = useDraws(game);
  const cart = useCart(game, draws);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // As in `betting.css`. A phone has no room for either: what nobody sees is not there to be drawn anew at each press.
  const hasRoomForCart = useMedia('(width >= 64rem)');
  const hasRoomForGames = useMedia('(width >= 80rem)');
  return (
    <div className="page-width betting">
      {hasRoomForGames && <GameList menus={menus} current={game.gameId} />}
      <div className="betting-main">
        <DrawHead game={game} draws={draws} cameFrom={cameFrom} />
        <PlayPanel
          game={game}
          rules={rules}
          playType={playType}
          draws={draws}
          cart={cart}
          onOpenCart={() => setSheetOpen(true)}
        />
        <GameTabs game={game} rules={rules} draws={draws} />
      </div>
      {hasRoomForCart && (
        <aside className="betting-cart">
          <CartPanel rules={rules} draws={draws} cart={cart} />
        </aside>
      )}
      {isSheetOpen && <CartSheet rules={rules} draws={draws} cart={cart} onClose={() => setSheetOpen(false)} />}
    </div>
  );
}
