import type { SlotSymbol } from './rules.ts';

/** A reel's strip as text, from its first stop on: "T A Q K". */
export function strip(symbols: string): SlotSymbol[] {
  return symbols.split(' ') as SlotSymbol[];
}

/** Lines as text, one digit a reel for the row that they cross: "111 000 222". */
export function lines(rows: string): number[][] {
  return rows.split(' ').map((line) => [...line].map(Number));
}
