export const bundles = ['office'] as const;

/** A draw with its bets: what is staked, what it would cost, and what two operators decide. */
export const officeLiability = {
  draw: 'Draw',
  state: 'State',
  state_scheduled: 'To come',
  state_drawn: 'Drawn, being settled',
  state_settled: 'Settled',
  state_void: 'Void',
  orders: 'Orders',
  ordersOf: '{orders} of {players} players',
  staked: 'Staked',
  limitOfDraw: 'Limit of the draw',
  limitOfNumber: 'Limit of a number',
  paid: 'Paid',
  owed: 'Owed after a correction',
  numbers: 'Numbers by what they would cost',
  noBets: 'There are no bets of real money on this draw.',
  playType: 'Bet',
  number: 'Number',
  payable: 'Would cost',
  void: 'Void the draw',
  voidNote:
    'Every stake is given back, and what the draw has paid is taken back. What a player has spent is owed. Another operator decides.',
  correct: 'Correct the result',
  correctNote:
    'What the present result has paid is taken back, and the correct one is paid. What a player has spent is owed. Another operator decides.',
  result: 'Correct result',
  resultHint: 'A line for each prize, like G1: 12345 67890',
  resultWrong: 'Type the prizes, a line each.',
} as const;
