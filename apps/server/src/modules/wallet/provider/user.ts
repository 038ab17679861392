import type { CurrencyCode, ProviderAnswer, ProviderRequest, ProviderStatus } from '@pelita/contract';
import type { Platform } from '../../../platform/platform.ts';
import type { WalletNeeds } from '../needs.ts';
import { balanceAnswer } from './answer.ts';
import type { Facts } from './facts.ts';
import { balanceStatement } from './statements.ts';

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

/** What the user can stake now. A launch that is over is told so. */
export async function userBalance(
  { platform, facts }: { platform: Pick<Platform, 'database' | 'clock'>; facts: Facts },
  providerCode: string,
  asked: ProviderRequest<'user/balance'>,
): Promise<Answer> {
  const launch = await facts.ofLaunch(providerCode, asked);
  if (typeof launch === 'string') return launch;
  const [row] = await platform.database.single<{ available_minor: bigint; refusal: ProviderStatus | null }>(
    balanceStatement,
    [launch.playerId, launch.currency, launch.book, asked.token, platform.clock.now()],
  );
  if (!row) throw new Error(`player ${launch.playerId} has no ${launch.book} wallet in ${launch.currency}`);
  if (row.refusal === 'RS_ERROR_TOKEN_EXPIRED') return row.refusal;
  return balanceAnswer(asked, {
    status: 'RS_OK',
    balanceMinor: row.available_minor,
    currency: launch.currency as CurrencyCode,
  });
}
