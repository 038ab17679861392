import type { Call, CallRequest, CallValue, Startup } from '@pelita/contract';
import type { Visitor } from './http/binding.ts';

/** For whom a page is made: a visitor without a session. */
export type PageVisitor = Pick<Visitor, 'language' | 'address' | 'country' | 'host'>;

/** Answers a public reading call in process. */
export type Ask = <C extends Call>(call: C, input: CallRequest<C>, visitor: PageVisitor) => Promise<CallValue<C>>;

type PieceName = Exclude<keyof Startup, 'brand'>;

/** One piece of what a page holds when it arrives. The module that answers for it hands it in. */
export type StartupPiece = { [Name in PieceName]: Piece<Name> }[PieceName];

type Piece<Name extends PieceName> = {
  name: Name;
  /** What a page holds while the piece could never be had. */
  empty(visitor: PageVisitor): Startup[Name];
  read(ask: Ask, visitor: PageVisitor): Promise<Startup[Name]>;
  /** A closed site shows only what its screen needs; every other piece is empty then. */
  isForClosedSite?: true;
  /** Puts what is this visitor's own into a value that may have been read for another visitor. */
  personal?(known: Startup[Name], visitor: PageVisitor): Startup[Name];
};
