import type { CurrencyCode, PlayerId } from '@pelita/contract';
import type { Tx } from '../../platform/database/tx.ts';
import type { PlayerSession } from '../../platform/principals/sessions.ts';
import type { TransferVendor } from './transfer-vendor.ts';

export type VendorWalletNeeds = {
  currency: CurrencyCode;
  /** By code. */
  vendors: Readonly<Record<string, TransferVendor>>;
  /** Refuses money that would leave for somebody who has not shown who they are (LOGIN-12). */
  refuseMoneyOut: (tx: Tx, player: PlayerSession) => Promise<void>;
  /** Refuses money that would leave for where a limit of stakes or losses is not kept. */
  refuseWhenLimited: (tx: Tx, playerId: PlayerId) => Promise<void>;
  /** The opaque name by which a vendor knows a player. */
  vendorUserOf: (tx: Tx, playerId: PlayerId, vendorCode: string) => Promise<string>;
  /** The same, null where the vendor has not heard of the player. */
  knownVendorUserOf: (tx: Tx, playerId: PlayerId, vendorCode: string) => Promise<string | null>;
};
