import { listPlayers, listSettings } from '@pelita/contract/office';
import { officeHref } from '../../shared/navigation/office-href.ts';
import { send } from '../../shared/calls/send.ts';
import { queryClient } from '../../shared/query/query-client.ts';
import type { Finder } from './finder.ts';

const SHOWN_OF_EACH = 6;
/** A name is found whole, so nothing is asked for less than the shortest of them. */
const PLAYER_TYPED_MINIMUM = 4;

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
