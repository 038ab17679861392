import { type Fraction, plus, times, fraction } from '@pelita/games/fraction';
import { type PlayType, type PriceList, type Result, settleLine, winnersOf } from '@pelita/lottery';

/** What a result gives the lines of a draw, by price list: the statement that settles joins lines to these and adds nothing. */
export type Awards = {
  /** Where each hit pays: what a line of the kind on the key gets for a unit. */
  hits: readonly HitAward[];
  /** Where hits are counted: the keys that were hit. */
  keys: readonly KeyHit[];
  /** And what a count gives. */
  counts: readonly CountAward[];
};

type Share = { share: Fraction; isRefund: boolean };
export type HitAward = Share & { playType: string; priceListId: string; kind: string; key: string };
export type KeyHit = { playType: string; key: string; times: number; isMatch: boolean; isExtra: boolean };
export type CountAward = Share & { playType: string; priceListId: string; kind: string; prize: string };

export type PricedPlayType = { playType: PlayType; priceListId: string; prices: PriceList };

export function awardsOf(priced: readonly PricedPlayType[], result: Result): Awards {
  const paysEachHit = priced.filter(({ playType }) => playType.wins === 'perHit');
  const counted = priced.filter(({ playType }) => playType.wins !== 'perHit');
  return {
    hits: paysEachHit.flatMap((one) => hitAwards(one, result)),
    keys: [...new Set(counted.map(({ playType }) => playType))].flatMap((playType) => keyHits(playType, result)),
    counts: counted.flatMap(countAwards),
  };
}

/** A line that is paid by each hit has one key, so its kind and key say all that it gets. */
function hitAwards({ playType, priceListId, prices }: PricedPlayType, result: Result): HitAward[] {
  const winners = winnersOf(playType, result);
  return Object.keys(playType.kinds).flatMap((kind) =>
    [...winners.keys()].flatMap((key) => {
      const { awards, status } = settleLine(playType, { keys: [key], kind }, { winners, prices, unitMinor: 1n });
      if (status === 'lost') return [];
      const share = awards.reduce(
        (sum, { odds, times: often }) => plus(sum, times(odds, fraction(often))),
        fraction(0),
      );
      return [{ playType: playType.id, priceListId, kind, key, share, isRefund: status === 'refunded' }];
    }),
  );
}

function keyHits(playType: PlayType, result: Result): KeyHit[] {
  return [...winnersOf(playType, result)].map(([key, hits]) => ({
    playType: playType.id,
    key,
    times: hits.length,
    isMatch: hits.some(({ prize }) => prize === 'match'),
    isExtra: hits.some(({ prize }) => prize === 'extra'),
  }));
}

function countAwards({ playType, priceListId, prices }: PricedPlayType): CountAward[] {
  return Object.entries(playType.kinds).flatMap(([kind, { prizes }]) =>
    Object.entries(prizes).flatMap(([prize, { odds, isRefund = false }]) => {
      const share = isRefund ? odds : prices[kind]?.[prize];
      if (share === undefined) throw new RangeError(`no price for ${prize} of ${playType.id}`);
      return [{ playType: playType.id, priceListId, kind, prize, share, isRefund }];
    }),
  );
}
