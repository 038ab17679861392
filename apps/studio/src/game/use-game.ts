import { createContext, use, useSyncExternalStore } from 'react';
import type { Game } from './game.ts';
import type { GameState } from './state.ts';

export const GameContext = createContext<Game | null>(null);

export function useGame(): Game {
  const game = use(GameContext);
  if (!game) throw new Error('there is no game around this component');
  return game;
}

/** One member of the state; what it selects must keep its identity while it is the same. */
export function useGameState<Selected>(select: (state: GameState) => Selected): Selected {
  const { store } = useGame();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
