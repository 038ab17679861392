import { isLoopback } from '../../../platform/environment/loopback.ts';
import { Unfit } from './unfit.ts';

/** What a template may hold in braces, and what every launch needs. */
const places = ['token', 'user', 'game_code', 'currency', 'lang', 'lobby_url'] as const;
const needed = ['token', 'user', 'game_code'] as const;
export type LaunchValues = Record<(typeof places)[number], string>;

const LONGEST = 2_000;

/** The template of a provider's game page: https, or http on loopback, with its places after the host alone. */
export function readLaunchUrl(template: string): string {
  const unknown = [...template.matchAll(/\{([^{}]*)\}/g)].find(([, place]) => !isPlace(place));
  if (unknown) throw new Unfit(`The launch URL names ${unknown[0]}. It may name ${places.map(inBraces).join(' ')}.`);
  const missing = needed.find((place) => !template.includes(inBraces(place)));
  if (missing) throw new Unfit(`The launch URL lacks ${inBraces(missing)}.`);
  if (template.length > LONGEST) throw new Unfit(`The launch URL is longer than ${LONGEST} characters.`);
  const bare = template.replaceAll(/\{\w+\}/g, 'x');
  if (/[{}\s]/.test(bare) || !URL.canParse(bare)) throw new Unfit('The launch URL is no web address.');
  // The origin stands in the pages' policy, so no value may change it.
  const before = template.slice(0, template.indexOf('{'));
  if (!/^https?:\/\/[^/?#\\]+[/?#]/i.test(before))
    throw new Unfit('Braces may stand only after the host of the launch URL.');
  const { protocol, hostname, username, password } = new URL(bare);
  if (username !== '' || password !== '') throw new Unfit('The launch URL must not hold a user or a password.');
  if (protocol !== 'https:' && !isLoopback(hostname.replaceAll(/[[\]]/g, '')))
    throw new Unfit('The launch URL must be https: the token in it plays with money. Only loopback may be http.');
  return template;
}

/** The address of one launch. Every value is encoded, so none can break out of its place. */
export function fillLaunchUrl(template: string, values: LaunchValues): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, place: string) =>
    isPlace(place) ? encodeURIComponent(values[place]) : whole,
  );
}

/** Where the pages of a template stand. */
export function originOfLaunchUrl(template: string): string {
  return new URL(template.slice(0, template.indexOf('{'))).origin;
}

function isPlace(name: string | undefined): name is (typeof places)[number] {
  return places.some((place) => place === name);
}

function inBraces(place: string): string {
  return `{${place}}`;
}
