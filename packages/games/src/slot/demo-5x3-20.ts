import { lines, strip } from './notation.ts';
import type { SlotRules } from './rules.ts';

/** The reference game: five reels, three rows, twenty lines, wilds on the inner reels, free spins at double pay. */
export const demo5x3x20: SlotRules = {
  reels: [
    strip('T A Q K J B T Q S C J K D T Q A J K C T Q J D K T B J Q'),
    strip('Q T W J K A T Q B J S K C T J D Q K T W J A Q T C K B J D'),
    strip('J Q T K W C J T A Q S K D J T B Q W K J C T Q A K J D T B'),
    strip('K J T Q C W T J K B Q T S J D K A Q T J C K B T Q D J A K'),
    strip('T J Q K A T J C S Q K T B J Q D K T J A Q C K J T B Q K D'),
  ],
  rows: 3,
  lines: [
    ...lines('11111 00000 22222 01210 21012 00122 22100 10001 12221 10121'),
    ...lines('12101 01110 21112 01010 21212 11011 11211 02020 20202 02220'),
  ],
  wild: 'W',
  wildMultiplier: 1,
  scatter: 'S',
  linePays: {
    A: { 3: 50, 4: 250, 5: 1500 },
    B: { 3: 40, 4: 150, 5: 600 },
    C: { 3: 30, 4: 100, 5: 300 },
    D: { 3: 25, 4: 60, 5: 200 },
    K: { 3: 12, 4: 30, 5: 120 },
    Q: { 3: 10, 4: 25, 5: 100 },
    J: { 3: 8, 4: 20, 5: 80 },
    T: { 3: 7, 4: 15, 5: 60 },
  },
  scatterPays: { 3: 4, 4: 12, 5: 100 },
  freeSpins: { 3: 10, 4: 15, 5: 20 },
  freeSpinMultiplier: 2,
};
