import type { CurrencyCode, ProviderAnswer, ProviderRequest, ProviderStatus } from '@pelita/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { WalletNeeds } from '../needs.ts';
import { balanceAnswer } from './answer.ts';
import type { BalanceReader } from './balance-reader.ts';
import type { Facts } from './facts.ts';

type Answer = ProviderAnswer | ProviderStatus;

/** Where the user plays. Nothing that names a person leaves the house. */
export async function userInfo(
  { platform, needs }: { platform: Pick<Platform, 'database'>; needs: WalletNeeds },
  providerCode: string,
  asked: ProviderRequest<'user/info'>,
): Promise<Answer> {
  const playerId = await platform.database.reading((tx) => needs.playerOfProviderUser(tx, providerCode, asked.user));
  if (playerId === null) return 'RS_ERROR_UNKNOWN';
  return { user: asked.user, status: 'RS_OK', request_uuid: asked.request_uuid, country: needs.country };
}

/** What the user can stake now. A launch that is over is told so, and so is a provider from the moment it is off. */
export async function userBalance(
  { facts, readBalance }: { facts: Facts; readBalance: BalanceReader },
  providerCode: string,
  asked: ProviderRequest<'user/balance'>,
): Promise<Answer> {
  const launch = await facts.ofLaunch(providerCode, asked);
  if (typeof launch === 'string') return launch;
  const found = await readBalance({ launch, token: asked.token });
  if (found.refusal !== null && endsTheLaunch.has(found.refusal)) return found.refusal;
  return balanceAnswer(asked, {
    status: 'RS_OK',
    balanceMinor: found.available_minor,
    currency: launch.currency as CurrencyCode,
  });
}

/** What else keeps a bet from being taken leaves the balance for the user to see. */
const endsTheLaunch: ReadonlySet<ProviderStatus> = new Set(['RS_ERROR_TOKEN_EXPIRED', 'RS_ERROR_INVALID_PARTNER']);
