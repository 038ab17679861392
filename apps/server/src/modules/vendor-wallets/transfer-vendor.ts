import type { CurrencyCode } from '@pelita/contract';

export type TransferDirection = 'to_vendor' | 'from_vendor';

/** A movement as it is sent, and asked about, by an id of ours that stands for it for ever. */
export type VendorMovement = {
  transferId: string;
  vendorUser: string;
  direction: TransferDirection;
  amountMinor: bigint;
  currency: CurrencyCode;
};

/** `unknown`: no answer, or one that nobody can use; the movement may have happened, or may yet. */
export type MoveWord = 'done' | 'refused' | 'unknown';
/** `unseen`: the vendor has not heard of it, which does not say that it never will. */
export type QueryWord = MoveWord | 'unseen';

/**
 * A vendor that keeps a wallet of its own for each player. An adapter never throws: whatever goes wrong on the way is
 * `unknown`. The same id twice is one movement at the vendor.
 */
export type TransferVendor = {
  code: string;
  /** What the vendor calls itself. */
  name: string;
  /** What a user has there; null when the vendor does not say. */
  balance(vendorUser: string): Promise<bigint | null>;
  move(movement: VendorMovement): Promise<MoveWord>;
  query(movement: VendorMovement): Promise<QueryWord>;
};
