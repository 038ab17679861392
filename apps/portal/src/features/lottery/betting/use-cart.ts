import type { LotteryGame } from '@pelita/contract';
import { useState } from 'react';
import { type CartItem, type ChasePlan, noChase, withMultiple } from './cart.ts';
import { type Placing, usePlacing } from './use-placing.ts';
import type { Draws } from './use-draws.ts';

export type Cart = {
  items: readonly CartItem[];
  chase: ChasePlan;
  add: (item: Omit<CartItem, 'id'>) => void;
  setMultiple: (id: string, multiple: number) => void;
  remove: (id: string) => void;
  clear: () => void;
  setChase: (chase: ChasePlan) => void;
  placing: Placing;
};

/** The bets that wait, of one game. They stay until they are placed or taken out, whatever is refused meanwhile. */
export function useCart(game: LotteryGame, draws: Draws): Cart {
  const [items, setItems] = useState<readonly CartItem[]>([]);
  const [chase, setChase] = useState<ChasePlan>(noChase);
  const clear = () => {
    setItems([]);
    setChase(noChase);
  };
  const placing = usePlacing({ game, draws, items, chase, onPlaced: clear });
  return {
    items,
    chase,
    add: (item) => setItems((before) => [...before, { ...item, id: crypto.randomUUID() }]),
    setMultiple: (id, multiple) =>
      setItems((before) => before.map((item) => (item.id === id ? withMultiple(item, multiple) : item))),
    remove: (id) => setItems((before) => before.filter((item) => item.id !== id)),
    clear,
    setChase,
    placing,
  };
}
