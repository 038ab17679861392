import { gameCategories } from '@pelita/contract';
import {
  avatar,
  categories,
  categoryIcon,
  gamePicture,
  goodPicture,
  hubScene,
  rankBadge,
  scene,
  sceneKinds,
  vendorMark,
} from '@pelita/ui/art';
import type { Database } from '../../../platform/database/tx.ts';
import { gameByCode, vendors } from '../store.ts';

/** What the art kit draws for one thing of the house, as SVG text; null where there is no such thing. */
export async function drawing(database: Database, kind: string, code: string): Promise<string | null> {
  switch (kind) {
    case 'game': {
      const game = await database.reading((tx) => gameByCode(tx, code));
      return game && gamePicture({ name: game.name, code: game.gameCode, category: game.category });
    }
    case 'vendor': {
      const vendor = (await database.reading(vendors)).find((candidate) => candidate.code === code);
      return vendor ? vendorMark({ code: vendor.code, name: vendor.display_name }) : null;
    }
    case 'category': {
      const category = gameCategories.find((candidate) => candidate === code);
      return category ? categoryIcon(category) : null;
    }
    case 'hub': {
      const category = categories.find((candidate) => candidate === code);
      return category ? hubScene(category) : null;
    }
    case 'scene': {
      const wanted = sceneKinds.find((candidate) => candidate === code);
      return wanted ? scene({ kind: wanted, seed: code }) : null;
    }
    case 'payment':
      return /^[a-z0-9-]{2,32}$/.test(code) ? vendorMark({ code, name: code }) : null;
    case 'good':
      return goodPicture(code);
    case 'rank':
      return rankBadge(code);
    case 'avatar':
      return /^[\w-]{1,40}$/.test(code) ? avatar(code) : null;
    default:
      return null;
  }
}
