import type { lotteryGameSetting, lotteryPlayMenu } from '@pelita/contract';
import { decimal } from '@pelita/games/fraction';
import { pricesAtMode, prizeModeBounds, type PlayType, type RuleSet, statedPrices } from '@pelita/lottery';
import type { KnownUseCase } from '../../../platform/http/binding.ts';
import { everySecondsOf, originOf, type Origins, rulesOf } from './game-facts.ts';
import { requireGame } from './require-game.ts';

const ODDS_PLACES = 4;

export const getPlayMenu: KnownUseCase<typeof lotteryPlayMenu> = async (_who, { params }) => {
  const rules = rulesOf(requireGame(params.id));
  return rules.playTypes.map((playType) => ({
    playType: playType.id,
    example: playType.example,
    kinds: kindsOf(rules, playType),
  }));
};

export function getGameSetting(origins: Origins): KnownUseCase<typeof lotteryGameSetting> {
  return async (_who, { params }) => {
    const game = requireGame(params.id);
    const { code, prizeMode, odds, shape } = rulesOf(game);
    return {
      gameId: game.code,
      rules: code,
      drawnBy: originOf(game, origins),
      odds,
      prizeMode: { name: prizeMode, ...prizeModeBounds[prizeMode] },
      everySeconds: everySecondsOf(game),
      closesSecondsBefore: game.timetables.at(-1)?.closesSecondsBefore ?? 0,
      exampleResult: { ...shape.example },
    };
  };
}

function kindsOf({ odds, prizeMode }: RuleSet, playType: PlayType) {
  const prices = odds === 'fair' ? pricesAtMode(playType, prizeModeBounds[prizeMode].highest) : statedPrices(playType);
  return Object.entries(playType.kinds).map(([kind, { units, prizes }]) => ({
    kind,
    units,
    prizes: Object.entries(prizes).map(([prize, { isRefund, odds: stated }]) => ({
      prize,
      odds: decimal(prices[kind]?.[prize] ?? stated, ODDS_PLACES),
      ...(isRefund && { isRefund }),
    })),
  }));
}
