/*
 * Raffles and red envelopes by commit and reveal: which prize a ticket draws and how a pool is split follow from a seed
 * that was committed to before. The server gives by these functions, and the browser of whoever was given checks by them.
 */
export { commitment } from '../fairness/index.ts';
export { drawPrize, ticketSeed, verifyTicket, type DrawnTicket } from './raffle.ts';
export { LARGEST_POOL_MINOR, splitPool, verifyPacket, type Pool, type TakenPacket } from './red-envelope.ts';
