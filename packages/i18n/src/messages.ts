import type { en } from './generated/messages.en.ts';

/** The English catalogue, with its literal texts: what types keys and arguments. */
export type EnglishMessages = typeof en;
export type Area = keyof EnglishMessages;
/** A language with every text of every area. */
export type Messages = { [A in Area]: AreaMessages<A> };
/** Every text of an area; one that is missing does not compile. `Partial<…>` for a language that is on its way. */
export type AreaMessages<A extends Area> = Record<keyof EnglishMessages[A], string>;
