export const weaponIds = ['single', 'net', 'lightning'] as const;
export type WeaponId = (typeof weaponIds)[number];

export interface Weapon {
  readonly id: WeaponId;
  /** How many fish a shot hits at most. */
  readonly reach: number;
  /**
   * How a shot is shared out, by place: the first fish takes the first weight over the sum of the weights of all that were
   * hit. The shares of a shot add up to one, or hitting many would return more than was staked.
   */
  readonly weights: readonly number[];
  /** No other shot leaves the cannon so soon after one of these. */
  readonly pauseMs: number;
}

export const weapons: Readonly<Record<WeaponId, Weapon>> = {
  single: { id: 'single', reach: 1, weights: [1], pauseMs: 200 },
  net: { id: 'net', reach: 4, weights: [1, 1, 1, 1], pauseMs: 350 },
  lightning: { id: 'lightning', reach: 4, weights: [4, 2, 1, 1], pauseMs: 500 },
};
