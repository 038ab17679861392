import type { Database } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { Log } from '../log/log.ts';
import type { SettingCatalogue } from './catalogue.ts';
import type { Setting } from './setting.ts';
import type { Settings } from './settings.ts';
import { readChanged, understood } from './store.ts';

/** A row written by another process is seen after this at the latest, should its event be missed. */
const REFRESH_MS = 1_500;

export type SettingsCache = Settings & {
  /** Reads the table; before the first time every key has its default. */
  refresh(): Promise<void>;
  /** Follows the table until `stop`. */
  follow(events: EventHub): Promise<void>;
  stop(): void;
};

export function createSettingsCache(database: Database, catalogue: SettingCatalogue, log: Log): SettingsCache {
  let values = valuesOf(catalogue, new Map());
  let timer: NodeJS.Timeout | null = null;
  let leave = () => {};
  let reading: Promise<void> | null = null;
  let nextReading: Promise<void> | null = null;

  async function refresh(): Promise<void> {
    values = valuesOf(catalogue, await readChanged(database));
  }

  async function refreshOrWarn(): Promise<void> {
    await refresh().catch((error: unknown) => log.warn({ error: String(error) }, 'settings could not be read again'));
  }

  /** However many ask at once, one reading that began after them serves them all. */
  function upToDate(): Promise<void> {
    if (reading) {
      nextReading ??= reading.then(() => {
        nextReading = null;
        return upToDate();
      });
      return nextReading;
    }
    reading = refreshOrWarn().finally(() => (reading = null));
    return reading;
  }

  return {
    catalogue,
    upToDate,
    get<Value>({ key }: Setting<Value>) {
      if (!values.has(key)) throw new Error(`the setting ${key} is declared but not in the catalogue`);
      return values.get(key) as Value;
    },
    refresh,
    async follow(events) {
      await refresh();
      leave = events.subscribe(['everyone'], null, async (event) => {
        if (event.name === 'settings') await upToDate();
      });
      timer = setInterval(() => void upToDate(), REFRESH_MS);
    },
    stop() {
      leave();
      if (timer !== null) clearInterval(timer);
    },
  };
}

function valuesOf(catalogue: SettingCatalogue, changed: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  return new Map(
    [...catalogue].map(([key, setting]) => [
      key,
      changed.has(key) ? understood(setting, changed.get(key)) : setting.default,
    ]),
  );
}
