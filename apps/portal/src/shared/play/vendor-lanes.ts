import { listVendorCards, type Startup } from '@pelita/contract';
import { keptInTab } from '../browser/kept.ts';

const ITEM = 'vendors';
const LANGUAGE_ITEM = 'vendorsLanguage';

type Lanes = Startup['lanes'];

/** GAME-08: every vendor and class of each category. They are asked for once in a tab and language, and kept there. */
export async function vendorLanes(language: string): Promise<Lanes> {
  return kept(language) ?? (await freshVendorLanes(language));
}

/** Asked for anew, and kept from now on. */
export async function freshVendorLanes(language: string): Promise<Lanes> {
  const { send } = await import('../calls/send.ts');
  const { data } = await send(listVendorCards, { query: { platform: 'html5-desktop', language } });
  keptInTab.write(ITEM, JSON.stringify(data.lanes));
  keptInTab.write(LANGUAGE_ITEM, language);
  return data.lanes;
}

function kept(language: string): Lanes | null {
  if (keptInTab.read(LANGUAGE_ITEM) !== language) return null;
  const text = keptInTab.read(ITEM);
  const parsed = text === null ? null : listVendorCards.value.shape.data.shape.lanes.safeParse(parsedJson(text));
  return parsed?.success ? parsed.data : null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
