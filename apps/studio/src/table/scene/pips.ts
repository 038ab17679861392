/** The signs of the suits, in a box of 24. */
export const pips = {
  spades: 'M12 2c4 5 9 7 9 12a4.6 4.6 0 0 1-7.6 3.5L15 22H9l1.6-4.5A4.6 4.6 0 0 1 3 14C3 9 8 7 12 2z',
  hearts: 'M12 21C5 15.500 2 12 2 8a5 5 0 0 1 10-1.500A5 5 0 0 1 22 8c0 4-3 7.500-10 13z',
  clubs:
    'M12 2a4.600 4.600 0 0 1 3.700 7.300A4.600 4.600 0 1 1 13.600 17L15 22H9l1.400-5a4.600 4.600 0 1 1-2.100-7.700A4.600 4.600 0 0 1 12 2z',
  diamonds: 'M12 1.500 21 12l-9 10.500L3 12z',
} as const;

/** Ranks that are said by a letter. */
export const faces: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
