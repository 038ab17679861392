/** The catalogues as they are written, for whoever looks for words rather than shows them. */
export type { Area, EnglishMessages, Messages } from '../messages.ts';
export { en } from './en/index.ts';
export { ms } from './ms/index.ts';
