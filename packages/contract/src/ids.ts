/** Identifiers are UUIDv7 strings unless said otherwise. The brand keeps one kind from being handed in for another. */
declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

export type PlayerId = Id<'player'>;
export type OperatorId = Id<'operator'>;
export type SessionId = Id<'session'>;
export type DepositOrderId = Id<'deposit-order'>;
export type AnnouncementId = Id<'announcement'>;
/** A vendor's upper-case code, like KIRANA. The wire calls it `vassalage`. */
export type VendorCode = Id<'vendor-code'>;
/** A game's code at its vendor: kebab-case, unique within the catalogue. */
export type GameCode = Id<'game-code'>;
/** The catalogue's short integer for a game, as a decimal string on the wire. */
export type NodeId = Id<'node-id'>;
/** The signing party of the wallet protocol: [A-Z0-9_]{2,20}. */
export type ProviderCode = Id<'provider-code'>;
