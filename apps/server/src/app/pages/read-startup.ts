import {
  getConsolidatedSettings,
  getDepositMethods,
  getSystemStatus,
  getWhitelabel,
  listAnnouncements,
  listGames,
  listHotGames,
  listVendorCards,
  listWinners,
  type Startup,
  startupLanes,
} from '@pelita/contract';
import type { Platform } from '../../platform/platform.ts';
import type { Ask, Visitor } from './ask-in-process.ts';
import { unreachableStartup } from './unreachable-startup.ts';

/** How many titles a shelf of home shows at most, and how many wins. */
const ROW_LENGTH = 8;
const WINNERS_SHOWN = 4;

/**
 * Everything a page holds when it arrives. Each piece is asked for by itself: one that cannot be had is as it was the
 * last time, or empty, and the page stands all the same.
 */
export function createStartupReader(platform: Platform, ask: Ask): (visitor: Visitor) => Promise<Startup> {
  const lastKnown = new Map<string, unknown>();
  return async (visitor) => {
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
    const { language } = visitor;
    const [settings, status, whitelabel, lanes, payments, announcements, hot, fresh, winners] = await Promise.all([
      piece('settings', empty.settings, () => ask(getConsolidatedSettings, {}, visitor)),
      piece(`status ${visitor.country}`, empty.status, () => ask(getSystemStatus, { query: {} }, visitor)),
      piece('whitelabel', empty.whitelabel, () => ask(getWhitelabel, {}, visitor)),
      piece('lanes', empty.lanes, async () =>
        startupLanes((await ask(listVendorCards, { query: { language } }, visitor)).data.lanes),
      ),
      piece('payments', empty.payments, async () =>
        (await ask(getDepositMethods, {}, visitor)).map(({ displayName, icon }) => ({ name: displayName, icon })),
      ),
      piece('announcements', empty.announcements, () =>
        ask(listAnnouncements, { query: { types: 'B,PL,PU', platform: 'W', execution: 'B', language } }, visitor),
      ),
      piece('hot', empty.home.hot, async () =>
        (await ask(listHotGames, { query: { language } }, visitor)).list.slice(0, ROW_LENGTH),
      ),
      piece('fresh', empty.home.fresh, async () => {
        const query = { language, selection: 'NEW', pageSize: String(ROW_LENGTH) } as const;
        return (await ask(listGames, { query }, visitor)).games;
      }),
      piece(
        'winners',
        empty.home.winners,
        async () => (await ask(listWinners, { query: { language, limitNum: String(WINNERS_SHOWN) } }, visitor)).list,
      ),
    ]);
    const home = { hot, fresh, winners };
    return { brand: empty.brand, settings, status, whitelabel, lanes, payments, announcements, home };
  };
}
