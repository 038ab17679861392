/*
 * Fishing: kinds of fish that are worth a multiple of a shot, weapons that hit one or several of them, and a schedule of
 * what swims by, the same for everybody and known beforehand. What a shot catches follows from committed seeds; that
 * every weapon returns the same share at every set of fish is counted in docs/fishing-returns.md.
 */
export { type FishEngine, type FishKind, type FishTheme, fishThemes, multiplesOf } from './fish-engine.ts';
export { type FishEngineId, fishEngineIds, fishEngineOf, fishEngines, isFishEngineId } from './fish-engines.ts';
export { catchesOf, type FiredShot, type FishCatch, firedFromSeeds, type Shot, winMinor } from './shots.ts';
export { type FishLife, fishById, fishOfWindow, fishSwimmingAt, LONGEST_LIFE_MS, placeOf } from './spawn.ts';
export { readVolleyRecord, type VolleyRecord, type VolleyVerification, verifyVolley } from './volley-record.ts';
export { type Weapon, type WeaponId, weaponIds, weapons } from './weapons.ts';
