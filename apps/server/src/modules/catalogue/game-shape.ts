import type { Game } from '@pelita/contract';
import { engineOf } from './engine-of.ts';
import { placeholderColour } from '@pelita/ui/art';
import { pictureUrl } from './art/picture-url.ts';
import type { ListedGame } from './store.ts';

export type Marks = { isNew: boolean; isHot: boolean; isClosed: boolean };

/** A listed title as the wire shows it. The stated return comes from the engine's proof, never from a row. */
export function gameShape(game: ListedGame, marks: Marks): Game {
  const icon = pictureUrl('game', game.gameCode);
  return {
    nodeId: game.nodeId,
    roomId: null,
    vassalage: game.vendorCode,
    vendorName: game.vendorName,
    gameName: game.name,
    nodeName: game.name,
    gameType: game.category,
    gameCode: game.gameCode,
    isGame: 'GAME',
    defaultIcon: icon,
    showIcon: icon,
    placeholderColour: placeholderColour({ name: game.name, code: game.gameCode, category: game.category }),
    isNew: marks.isNew,
    isHot: marks.isHot,
    ...(marks.isClosed ? { maintenance: true } : {}),
    rtpPercent: engineOf(game.engine).rtpPercent,
  };
}
