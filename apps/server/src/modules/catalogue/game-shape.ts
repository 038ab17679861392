import type { Game } from '@pelita/contract';
import { engineOf } from './engine-of.ts';
import { placeholderColour } from '@pelita/ui/art';
import { pictureUrl } from './art/picture-url.ts';
import { SINGLE_WALLET } from './single-wallet.ts';
import type { ListedGame } from './store.ts';

export type Marks = { isNew: boolean; isHot: boolean; isClosed: boolean };

/** A listed title as the wire shows it. The stated return is the engine's proof, never a row; without one none is stated. */
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
    code: game.gameCode,
    isGame: 'GAME',
    accountTypeName: SINGLE_WALLET.accountTypeName,
    defaultPlayType: null,
    defaultIcon: icon,
    showIcon: icon,
    placeholderColour: colourOf(game),
    isNew: marks.isNew,
    isHot: marks.isHot,
    ...(marks.isClosed ? { maintenance: true } : {}),
    rtpPercent: engineOf(game.engine)?.rtpPercent ?? null,
  };
}

/** It is read off the drawing, which takes longer than all the rest. */
function colourOf(game: ListedGame): string {
  const colour =
    colours.get(game) ?? placeholderColour({ name: game.name, code: game.gameCode, category: game.category });
  colours.set(game, colour);
  return colour;
}
const colours = new WeakMap<ListedGame, string>();
