import type { GameCategory } from '@pelita/contract';
import { formatMoney } from '@pelita/i18n';
import { useId, useState } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { usePageLanguage } from '../../shared/page/page.ts';
import type { Rank, Ranks } from './ranks.ts';

/** What the player's rank brings, beside another that they choose: the next one at first. */
export function Benefits({ ranks: { ranks, currency }, level }: { ranks: Ranks; level: number }) {
  const text = useText('vip');
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const own = ranks[level];
  const other = ranks[chosen ?? Math.min(level + 1, ranks.length - 1)];
  const rows = useRows(ranks, currency);
  if (!own || !other) return null;
  return (
    <section className="vip-panel" aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`} className="font-head text-xl font-bold">
        {text('benefits')}
      </h2>
      <table className="vip-benefits">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{text('benefit')}</span>
            </th>
            <th scope="col" className="vip-own-column">
              {own.rankName}
            </th>
            <th scope="col">
              <label className="sr-only" htmlFor={id}>
                {text('chooseRank')}
              </label>
              <select
                id={id}
                className="vip-choice"
                value={other.rankLevel}
                onChange={(event) => setChosen(Number(event.target.value))}
              >
                {ranks.map((rank) => (
                  <option key={rank.rankLevel} value={rank.rankLevel}>
                    {rank.rankName}
                  </option>
                ))}
              </select>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="vip-own-column">{of(own)}</td>
              <td>{of(other)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function useRows(ranks: readonly Rank[], currency: string) {
  const text = useText('vip');
  const games = useText('games');
  const { code } = usePageLanguage();
  const money = (amount: string | null, otherwise: string) =>
    amount === null ? otherwise : formatMoney(code, amount, currency);
  const yes = (is: boolean) => text(is ? 'yes' : 'none');
  const categories = [...new Set(ranks.flatMap(({ benefits }) => Object.keys(benefits.rebates) as GameCategory[]))];
  return [
    { label: text('dailyMaximum'), of: (rank: Rank) => money(rank.benefits.withdrawalDailyMaximum, text('usual')) },
    { label: text('maximum'), of: (rank: Rank) => money(rank.benefits.withdrawalMaximum, text('usual')) },
    { label: text('servedFirst'), of: (rank: Rank) => yes(rank.benefits.isServedFirst) },
    {
      label: text('points'),
      of: (rank: Rank) => text('percent', { percent: String(rank.benefits.pointsPercent) }),
    },
    ...categories.map((category) => ({
      label: text('rebate', { category: games(category) }),
      of: (rank: Rank) => {
        const rate = rank.benefits.rebates[category];
        return rate === undefined ? text('none') : text('percent', { percent: rate });
      },
    })),
    { label: text('upgradeGift'), of: (rank: Rank) => money(rank.benefits.upgradeGift, text('none')) },
    { label: text('weeklyGift'), of: (rank: Rank) => money(rank.benefits.weeklyGift, text('none')) },
    { label: text('birthdayGift'), of: (rank: Rank) => money(rank.benefits.birthdayGift, text('none')) },
    { label: text('ownService'), of: (rank: Rank) => yes(rank.hasOwnService) },
    {
      label: text('keep'),
      of: (rank: Rank) => money(Number(rank.keepTurnover) === 0 ? null : rank.keepTurnover, text('none')),
    },
  ];
}
