import {
  getConsolidatedSettings,
  getDepositMethods,
  getSystemStatus,
  getWhitelabel,
  HOME_ROW_TITLES,
  HOME_SIDE_ROWS,
  listAnnouncements,
  listGames,
  listHotGames,
  listVendorCards,
  listWinners,
  type Startup,
  startupGame,
  startupLanes,
  startupSettings,
  startupSwitches,
} from '@pelita/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Ask, PageVisitor } from './ask-in-process.ts';
import { unreachableStartup } from './unreachable-startup.ts';

/**
 * Everything a page holds when it arrives. Each piece is asked for by itself: one that cannot be had is as it was the
 * last time, or empty, and the page stands all the same. A closed site shows nothing of what stands behind its screen, so
 * its page holds no list.
 */
export function createStartupReader(
  platform: Platform,
  ask: Ask,
): (visitor: PageVisitor, isOpen: boolean) => Promise<Startup> {
  const lastKnown = new Map<string, unknown>();
  return async (visitor, isOpen) => {
    const empty = unreachableStartup(platform, visitor);
    const piece = async <Value>(name: string, otherwise: Value, read: () => Promise<Value>): Promise<Value> => {
      const key = `${visitor.language} ${name}`;
      try {
        const value = await read();
        lastKnown.set(key, value);
        return value;
      } catch (error) {
        platform.log.warn({ err: error, piece: name }, 'a page is made without a piece of its startup data');
        return (lastKnown.get(key) as Value | undefined) ?? otherwise;
      }
    };
    const list = <Value>(name: string, none: Value, read: () => Promise<Value>): Promise<Value> =>
      isOpen ? piece(name, none, read) : Promise.resolve(none);
    const { language } = visitor;
    const [settings, status, whitelabel, lanes, payments, announcements, hot, fresh, winners] = await Promise.all([
      piece('settings', empty.settings, async () => startupSettings(await ask(getConsolidatedSettings, {}, visitor))),
      // What was known last may have been told to somebody else, so the place is this visitor's own.
      piece(`status ${visitor.country}`, empty.status, () => ask(getSystemStatus, { query: {} }, visitor)).then(
        (known) => ({ ...known, location: empty.status.location }),
      ),
      piece('whitelabel', empty.whitelabel, async () => startupSwitches(await ask(getWhitelabel, {}, visitor))),
      list('lanes', empty.lanes, async () =>
        startupLanes((await ask(listVendorCards, { query: { language } }, visitor)).data.lanes),
      ),
      list('payments', empty.payments, async () =>
        (await ask(getDepositMethods, {}, visitor)).map(({ displayName, icon }) => ({ name: displayName, icon })),
      ),
      list('announcements', empty.announcements, () =>
        ask(listAnnouncements, { query: { types: 'B,PL,PU', platform: 'W', execution: 'B', language } }, visitor),
      ),
      list('hot', empty.home.hot, async () =>
        (await ask(listHotGames, { query: { language } }, visitor)).list.slice(0, HOME_ROW_TITLES).map(startupGame),
      ),
      list('fresh', empty.home.fresh, async () => {
        const query = { language, selection: 'NEW', pageSize: String(HOME_SIDE_ROWS + HOME_ROW_TITLES) } as const;
        return (await ask(listGames, { query }, visitor)).games.map(startupGame);
      }),
      list(
        'winners',
        empty.home.winners,
        async () => (await ask(listWinners, { query: { language, limitNum: String(HOME_SIDE_ROWS) } }, visitor)).list,
      ),
    ]);
    const home = { hot, fresh: winners.length > 0 ? fresh.slice(0, HOME_ROW_TITLES) : fresh, winners };
    return { brand: empty.brand, settings, status, whitelabel, lanes, payments, announcements, home };
  };
}
