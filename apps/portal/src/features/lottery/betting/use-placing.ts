import { type LotteryGame, placeLotteryOrder } from '@pelita/contract';
import { CallFailure } from '@pelita/client/failure';
import { notify } from '@pelita/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureText } from '../../../shared/calls/failure-text.ts';
import { send } from '../../../shared/calls/send.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { navigate } from '../../../shared/navigation/navigation.ts';
import { resumeAfterLogin } from '../../../shared/session/after-login.ts';
import { session } from '../../../shared/session/session.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { type CartItem, type ChasePlan, multiplesOf } from './cart.ts';
import type { Draws } from './use-draws.ts';

export type Placing = {
  place: () => void;
  isBusy: boolean;
  needsLogin: boolean;
  /** Why the cart was refused, and why single bets of it. */
  problem: string | null;
  problems: ReadonlyMap<string, string>;
};

type Waiting = {
  game: LotteryGame;
  draws: Draws;
  items: readonly CartItem[];
  chase: ChasePlan;
  onPlaced: () => void;
};
type Refused = { problem: string | null; problems: ReadonlyMap<string, string> };

const nothing: Refused = { problem: null, problems: new Map() };

/** Places a cart, once: the same cart keeps its key, so that a try after a lost answer is the same bet. */
export function usePlacing({ game, draws, items, chase, onPlaced }: Waiting): Placing {
  const text = useText('betting');
  const client = useQueryClient();
  const member = useSession();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>(nothing);
  const tried = useRef({ cart: '', key: '' });

  const place = async () => {
    if (!draws.current) return;
    const body = orderOf(game.gameId, draws.current.numero, items, chase);
    const cart = JSON.stringify(body);
    if (tried.current.cart !== cart) tried.current = { cart, key: crypto.randomUUID() };
    setBusy(true);
    setRefused(nothing);
    try {
      await send(placeLotteryOrder, { body }, { idempotencyKey: tried.current.key });
      tried.current = { cart: '', key: '' };
      onPlaced();
      notify({ tone: 'done', text: text('placed') });
      void client.invalidateQueries({ queryKey: ['own'] });
    } catch (failure) {
      if (failure instanceof CallFailure && failure.code === 'in_need_true_account')
        navigate().openModal('need-true-account');
      else setRefused(refusedBy(failure, items));
    }
    setBusy(false);
  };
  return {
    place: () => {
      if (session.get()) return void place();
      resumeAfterLogin(() => void place());
      navigate().openModal('login');
    },
    isBusy,
    needsLogin: member === null,
    ...refused,
  };
}

function orderOf(gameCode: string, drawNo: string, items: readonly CartItem[], chase: ChasePlan) {
  return {
    gameCode,
    drawNo,
    items: items.map(({ playType, content, unit, multiple, rebate }) => ({
      playType,
      content,
      unit,
      multiple,
      ...(rebate !== null && { rebate }),
    })),
    ...(chase.draws > 1 && {
      chase: { draws: chase.draws, multiples: multiplesOf(chase), stopOnWin: chase.stopOnWin },
    }),
  };
}

/** What is wrong with one bet stands at that bet. */
function refusedBy(failure: unknown, items: readonly CartItem[]): Refused {
  const problem = failureText(failure);
  if (!(failure instanceof CallFailure)) return { problem, problems: new Map() };
  const { item, playType } = failure.extra;
  const wrong =
    typeof item === 'number'
      ? items.slice(item - 1, item)
      : typeof playType === 'string'
        ? items.filter((one) => one.playType === playType)
        : [];
  return wrong.length === 0
    ? { problem, problems: new Map() }
    : { problem: null, problems: new Map(wrong.map(({ id }) => [id, problem])) };
}
