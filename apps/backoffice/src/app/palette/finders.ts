import { listOfficeDeposits, listOfficeWithdrawals, listPlayers, listSettings } from '@pelita/contract/office';
import { officeHref } from '../../shared/navigation/office-href.ts';
import { send } from '../../shared/calls/send.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import type { Finder } from './finder.ts';

const SHOWN_OF_EACH = 6;
/** A name is found whole, so nothing is asked for less than the shortest of them. */
const PLAYER_TYPED_MINIMUM = 4;

/** As players read them out: a letter for what it is, and eight digits of the id. */
const isNumber = (letter: 'D' | 'W', typed: string): boolean =>
  typed.length === 9 && typed.toUpperCase().startsWith(letter) && /^[0-9A-F]{8}$/i.test(typed.slice(1));

export const finders: readonly Finder[] = [
  {
    name: 'foundPlayers',
    permission: 'players.see',
    find: async (typed, { signal }) => {
      if (typed.length < PLAYER_TYPED_MINIMUM) return [];
      const query = { search: typed, size: String(SHOWN_OF_EACH) };
      const { rows } = await send(listPlayers, { query }, { signal });
      return rows.map(({ id, player }) => ({ key: id, label: player.name, href: officeHref('/player', { id }) }));
    },
  },
  {
    name: 'foundDeposits',
    permission: 'deposits.see',
    find: async (typed, { signal }) => {
      if (!isNumber('D', typed)) return [];
      const { rows } = await send(listOfficeDeposits, { query: { number: typed.toUpperCase() } }, { signal });
      return rows.map(({ id, number, player }) => ({
        key: id,
        label: number,
        note: player.name,
        href: officeHref('/deposits', { show: 'all', id }),
      }));
    },
  },
  {
    name: 'foundWithdrawals',
    permission: 'withdrawals.see',
    find: async (typed, { signal }) => {
      if (!isNumber('W', typed)) return [];
      const { rows } = await send(listOfficeWithdrawals, { query: { number: typed.toUpperCase() } }, { signal });
      return rows.map(({ id, number, player }) => ({
        key: id,
        label: number,
        note: player.name,
        href: officeHref('/withdrawals', { id }),
      }));
    },
  },
  {
    name: 'foundSettings',
    permission: 'siteSettings.see',
    find: async (typed, { settingWords: { nameOf, meaningOf } }) => {
      const { settings } = await queryClient.ensureQueryData({
        queryKey: [listSettings.name, {}],
        queryFn: () => send(listSettings, {}),
      });
      const words = typed.toLowerCase();
      return settings
        .map(({ key }) => ({ key, label: nameOf(key), note: meaningOf(key), href: officeHref('/settings', { key }) }))
        .filter(({ key, label, note }) => `${key} ${label} ${note}`.toLowerCase().includes(words))
        .slice(0, SHOWN_OF_EACH);
    },
  },
];
