/** The rules of a table at which one person plays against the house. */
export interface BlackjackEngine {
  /** Kept in every hand ever played: an id never changes its rules. */
  readonly id: string;
  readonly decks: number;
  /** Whether the dealer draws to an ace and a six. */
  readonly hitsSoft17: boolean;
}

const all: readonly BlackjackEngine[] = [
  { id: 'blackjack', decks: 6, hitsSoft17: false },
  { id: 'blackjack-soft-17', decks: 6, hitsSoft17: true },
];

/** Every engine by its id. A new one is a line here. */
export const blackjackEngines: ReadonlyMap<string, BlackjackEngine> = new Map(all.map((engine) => [engine.id, engine]));

export function blackjackEngineOf(id: string): BlackjackEngine {
  const engine = blackjackEngines.get(id);
  if (!engine) throw new RangeError(`no blackjack table has the rules ${id}`);
  return engine;
}

/** What a player may decide. The first two are asked before all others, when the dealer shows an ace. */
export const blackjackMoves = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const;
export type BlackjackMove = (typeof blackjackMoves)[number];

/** Stakes of a hand: the first, half of it against the dealer's blackjack, that of the second hand, and those that double. */
export const blackjackSpots = ['main', 'insurance', 'split', 'double', 'double-split'] as const;
export type BlackjackSpot = (typeof blackjackSpots)[number];
