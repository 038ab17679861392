import type { LotteryGame } from '@pelita/contract';
import { playTypeOf, type PlayType, type RuleSet } from '@pelita/lottery';
import { useRouter } from '@pelita/router/react';
import { moveByArrow } from '@pelita/ui/move-by-arrow';
import { useText } from '../../../shared/language/use-text.ts';
import { type PlayGroup, playGroupsOf } from './play-groups.ts';
import { usePlayTypeNames } from './play-type-names.ts';
import { StakeArea } from './stake-area.tsx';
import type { Cart } from './use-cart.ts';
import type { Draws } from './use-draws.ts';

type Props = {
  game: LotteryGame;
  rules: RuleSet;
  playType: string | undefined;
  draws: Draws;
  cart: Cart;
  onOpenCart: () => void;
};

/** The tabs of a game, its play types, and the one that is bet on now. */
export function PlayPanel({ game, rules, playType: asked, draws, cart, onOpenCart }: Props) {
  const text = useText('betting');
  const router = useRouter();
  const names = usePlayTypeNames(rules.code);
  const groups = playGroupsOf(rules.code, rules.playTypes);
  const playType = (asked === undefined ? undefined : playTypeOf(rules, asked)) ?? rules.playTypes[0];
  if (!playType) return null;
  const group = groups.find(({ playTypes }) => playTypes.includes(playType)) ?? groups[0];
  const show = (id: string) =>
    void router.navigate({ search: { gameCode: game.gameId, playType: id }, replace: true, keepScroll: true });
  return (
    <section aria-label={text('betOn')} className="betting-panel">
      <GroupTabs groups={groups} shown={group} nameOf={names.groupName} onShow={show} />
      <div className="play-body">
        {group && group.playTypes.length > 1 && (
          <div role="group" aria-label={text('playTypes')} className="play-types">
            {group.playTypes.map(({ id }) => (
              <button
                key={id}
                type="button"
                className="chip"
                aria-pressed={id === playType.id}
                onClick={() => show(id)}
              >
                {names.nameOf(id)}
              </button>
            ))}
          </div>
        )}
        <StakeArea rules={rules} playType={playType} draws={draws} cart={cart} onOpenCart={onOpenCart} />
      </div>
    </section>
  );
}

function GroupTabs(props: {
  groups: readonly PlayGroup[];
  shown: PlayGroup | undefined;
  nameOf: (name: PlayGroup['name']) => string;
  onShow: (id: string) => void;
}) {
  const { groups, shown, nameOf, onShow } = props;
  const text = useText('betting');
  if (groups.length < 2) return null;
  const first = (playTypes: readonly PlayType[]) => playTypes[0]?.id ?? '';
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is on its tabs
    <div role="toolbar" aria-label={text('betKinds')} className="tabs play-groups" onKeyDown={moveByArrow}>
      {groups.map(({ name, playTypes }) => (
        <button
          key={name}
          type="button"
          className="tab"
          aria-pressed={name === shown?.name}
          tabIndex={name === shown?.name ? 0 : -1}
          onClick={() => onShow(first(playTypes))}
        >
          {nameOf(name)}
        </button>
      ))}
    </div>
  );
}
