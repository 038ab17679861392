/**
 * The art kit: every picture of the portal drawn from words and codes, as SVG strings. Pure functions without DOM, fonts,
 * clock or chance, so that the server may keep what they return for ever under its content's hash. Names are trusted with
 * nothing: they choose motifs and appear, if at all, escaped inside a <title>. Ids carry a prefix of their own, so that
 * several pictures may stand inline on one page. A brand lays real pictures over any of it.
 */
export { avatar, type AvatarFriend } from './avatar.ts';
export { type Category, categories, categoryIcon } from './category-icon.ts';
export { emptyKinds, type EmptyKind, emptyState } from './empty-state.ts';
export { type Game, gamePicture, placeholderColour } from './game-picture.ts';
export {
  cannonPicture,
  type FishKindId,
  fishKindIds,
  fishPicture,
  tankScene,
  type TankTheme,
  tankThemes,
} from './fishing/index.ts';
export { goodMotifs, goodPicture } from './good-picture.ts';
export { rankBadge } from './rank-badge.ts';
export { monogram } from './monogram.ts';
export { sharePicture } from './share-picture.ts';
export { heroScene, hubScene, scene, type SceneKind, sceneKinds } from './scenes/index.ts';
export { slotSymbol, symbolIds, type SymbolId, type Theme } from './slot-symbol.ts';
export { vendorMark } from './vendor-mark.ts';
