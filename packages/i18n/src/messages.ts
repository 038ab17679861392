import type { en } from './messages/en/index.ts';

/** The English catalogue, with its literal texts: what types keys and arguments. */
export type EnglishMessages = typeof en;
export type Area = keyof EnglishMessages;
/** What every language has to say. A missing key does not compile. */
export type Messages = { [A in Area]: AreaMessages<A> };
export type AreaMessages<A extends Area> = Record<keyof EnglishMessages[A], string>;
