import { gameName } from '@pelita/lottery/game-names';
import { useText } from '../language/use-text.ts';

/** A lottery as its players call it, and the code by which it is looked for. */
export function useLotteryName(): (code: string) => string {
  const families = useText('lotteryFamilies');
  return (code) => [gameName(code, families), code].filter((one) => one !== null).join(' · ');
}

export function LotteryName({ code }: { code: string }) {
  return <bdi>{useLotteryName()(code)}</bdi>;
}
