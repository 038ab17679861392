import { type ErrorCode, Refusal } from '@pelita/contract';

/** The wallet's statuses as the game page hears them. What is not here is a fault between studio and wallet. */
const codes: Record<string, ErrorCode> = {
  RS_ERROR_INVALID_TOKEN: 'token_invalid',
  RS_ERROR_TOKEN_EXPIRED: 'token_invalid',
  RS_ERROR_INVALID_GAME: 'game_unknown',
  RS_ERROR_NOT_ENOUGH_MONEY: 'insufficient_balance',
  RS_ERROR_USER_DISABLED: 'play_refused',
  RS_ERROR_LIMIT_REACHED: 'play_refused',
};

export function walletRefusal(status: string): Refusal {
  return new Refusal(codes[status] ?? 'wallet_unreachable');
}

export function isTokenOver(status: string): boolean {
  return codes[status] === 'token_invalid';
}
