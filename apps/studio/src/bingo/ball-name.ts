const LETTERS = ['B', 'I', 'N', 'G', 'O'];
const NUMBERS_OF_A_LETTER = 15;

/** As a caller says it: "B 12" of 75 balls, "12" of 90. */
export function ballName(balls: number, ball: number): string {
  return balls === 75 ? `${letterOf(ball)} ${ball}` : String(ball);
}

export function letterOf(ball: number): string {
  return LETTERS[Math.floor((ball - 1) / NUMBERS_OF_A_LETTER)] ?? '';
}

/** One of five colours: a column's of 75 balls, two tens' of 90. */
export function toneOf(balls: number, ball: number): number {
  return balls === 75 ? Math.floor((ball - 1) / NUMBERS_OF_A_LETTER) : Math.min(8, Math.floor(ball / 10)) % 5;
}
