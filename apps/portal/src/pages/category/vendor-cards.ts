import { listVendorCards, type GameCategory, type Startup, type VendorCard } from '@pelita/contract';
import { keptInTab } from '../../shared/browser/kept.ts';

const ITEM = 'vendors';
const LANGUAGE_ITEM = 'vendorsLanguage';

type Lanes = Startup['lanes'];

/** GAME-08: every vendor of a category. They are asked for once in a tab and language, and kept there. */
export async function vendorCards(category: GameCategory, language: string): Promise<VendorCard[]> {
  const lanes = kept(language) ?? (await asked(language));
  return lanes.filter((lane) => lane.gameType === category).flatMap((lane) => lane.cards);
}

async function asked(language: string): Promise<Lanes> {
  const { send } = await import('../../shared/calls/send.ts');
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
