/** Lotteries under `/lgw`: these calls answer the bare value, and the wire says `numero` for a draw's number. */
export * from './draws.ts';
export * from './games.ts';
export * from './orders.ts';
export * from './shapes.ts';
export * from './trends.ts';
