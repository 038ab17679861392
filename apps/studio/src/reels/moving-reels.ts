/** All reels together, or a board, as the show drives them. */
export type Reels = {
  show(stops: readonly number[]): void;
  start(): void;
  land(stops: readonly number[]): Promise<void>;
  hurry(): void;
  /** On a board that tumbles: lights what wins on it, then lets it leave and others fall. */
  lightTumble?(index: number): void;
  tumble?(index: number): Promise<void>;
  /** On a board whose coins hold: draws the cells without one again. */
  respin?(index: number): Promise<void>;
  /** Lights cells named "reel:row"; null gives all the same light. */
  light(cells: ReadonlySet<string> | null): void;
};
