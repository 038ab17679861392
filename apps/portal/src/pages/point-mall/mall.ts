import { getPointConfig, getPointReward, type CallValue } from '@pelita/contract';
import type { Send } from '@pelita/client/send';

export type PointConfig = CallValue<typeof getPointConfig>;
/** What anybody may see: the goods, and how points are earned; in the language that they are told in. */
export type Mall = CallValue<typeof getPointReward> & { config: PointConfig; language: string };

export async function mallOf(send: Send, language: string): Promise<Mall> {
  const [{ rewards }, config] = await Promise.all([send(getPointReward, {}), send(getPointConfig, {})]);
  return { rewards, config, language };
}
