import { type Asked, type ErrorCode, Refusal } from '@pelita/contract';
import type { Tx } from '../database/tx.ts';
import { type EventTopic, heardBy } from '../events/topics.ts';
import type { Proof, RequestHead } from './proof.ts';
import type { KnownKind, SessionOf, SessionStore } from './sessions.ts';

/** A longer credential is none of ours, and is not looked up. */
const CREDENTIAL_MAXIMUM_LENGTH = 512;

/** A kind of principal as its module describes it: how a request proves a session, and what follows from one. */
export type PrincipalRules<Kind extends KnownKind> = {
  kind: Kind;
  proof: Proof;
  sessions: SessionStore<SessionOf[Kind]>;
  /** Why a session may not make such a call; null where it may. */
  refusalOf(session: SessionOf[Kind], asked: Asked): ErrorCode | null;
  countedAs(session: SessionOf[Kind]): Counted;
  /** Whether a call shows that a person is there; every call does, unless given. */
  isSignOfLife?(request: RequestHead): boolean;
  /** What its stream of events tells of. */
  topics(session: SessionOf[Kind]): readonly EventTopic[];
};

/** Under which key uses are counted, and whether they count as a visitor's of the same address too. */
export type Counted = { key: string; isVisitorToo: boolean };

/** One of the kinds that an application serves. HTTP knows them all by this and none by its name. */
export type Principal = {
  kind: KnownKind;
  proof: Proof;
  /** Who proves to be asking; null without a credential, and a refusal for one that is not good. */
  identify(request: RequestHead, how: { isSignOfLife: boolean }): Promise<Identified | null>;
};

/** Somebody with a session, as far as the handling of requests has to know. */
export type Identified = {
  kind: KnownKind;
  session: SessionOf[KnownKind];
  counted: Counted;
  topics: readonly EventTopic[];
  refusalOf(asked: Asked): ErrorCode | null;
  hold(tx: Tx): Promise<boolean>;
  /** Whether the session has not ended, and may still what it might. */
  isStillAdmitted(asked: Asked): Promise<boolean>;
};

export function createPrincipal<Kind extends KnownKind>(rules: PrincipalRules<Kind>): Principal {
  const { kind, proof, sessions } = rules;
  return {
    kind,
    proof,
    async identify(request, { isSignOfLife }) {
      const credential = proof.credentialOf(request);
      if (credential === null) return null;
      if (credential.length > CREDENTIAL_MAXIMUM_LENGTH) throw new Refusal('token_invalid');
      const isSign = isSignOfLife && (rules.isSignOfLife?.(request) ?? true);
      const session = await (isSign ? sessions.resolve(credential) : sessions.peek(credential));
      if (session === null) throw new Refusal('token_invalid');
      return {
        kind,
        session,
        counted: rules.countedAs(session),
        topics: heardBy(kind, rules.topics(session)),
        refusalOf: (asked) => rules.refusalOf(session, asked),
        hold: (tx) => sessions.hold(tx, session),
        async isStillAdmitted(asked) {
          const now = await sessions.peek(credential);
          return now?.sessionId === session.sessionId && rules.refusalOf(now, asked) === null;
        },
      };
    },
  };
}
