import * as z from 'zod/mini';

/**
 * The seamless wallet, as game providers call it at `/provider/{providerCode}/…`: POST, JSON both ways, HTTP 200 for
 * every business answer, `status` says how it went. The protocol is an aggregator's published one, so the names are
 * its own. Both sides of ours, the server and the studio, read it from here.
 */
export const PROVIDER_SIGNATURE_HEADER = 'x-hub88-signature';
/** Codes of providers, as they stand in the path. */
export const PROVIDER_CODE_PATTERN = /^[A-Z0-9_]{2,20}$/;
/** 10^18 units of 1/100,000: the largest amount of one transaction. */
export const PROVIDER_LARGEST_UNITS = 1_000_000_000_000_000_000n;

/** Every status with what it tells the provider. */
export const providerStatuses = {
  RS_OK: 'Done, or done before with the same content.',
  RS_ERROR_UNKNOWN: 'No other status fits; a defect of ours, or a user that this provider does not have.',
  RS_ERROR_INVALID_PARTNER: 'The provider code is unknown or switched off.',
  RS_ERROR_INVALID_TOKEN: 'The token is unknown, or belongs to another user or game.',
  RS_ERROR_INVALID_GAME: 'The game code is unknown.',
  RS_ERROR_WRONG_CURRENCY: 'The currency is not the wallet’s.',
  RS_ERROR_NOT_ENOUGH_MONEY: 'The stake is larger than the balance, which the answer tells.',
  RS_ERROR_USER_DISABLED: 'The user may place no bets.',
  RS_ERROR_INVALID_SIGNATURE: 'The signature is missing or not of this body and this provider’s key.',
  RS_ERROR_TOKEN_EXPIRED: 'The launch is over: no more bets, still wins and rollbacks.',
  RS_ERROR_WRONG_SYNTAX: 'The body is not a JSON object with the required fields.',
  RS_ERROR_WRONG_TYPES: 'A field has the wrong type or is out of its bounds.',
  RS_ERROR_DUPLICATE_TRANSACTION: 'The transaction_uuid was used with other content or by another user.',
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'The referenced transaction is unknown.',
  RS_ERROR_TRANSACTION_ROLLED_BACK: 'The transaction, or the bet it refers to, was rolled back.',
  RS_ERROR_LIMIT_REACHED: 'A limit that the player or the house has set stops the bet.',
} as const;
export type ProviderStatus = keyof typeof providerStatuses;

/** Comes back as it was sent. */
const RequestUuid = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i));
/** Upper and lower case name the same transaction. */
const Uuid = RequestUuid.check(z.toLowerCase());
/** Visible ASCII: codes, tokens and opaque ids. */
const Code = z.string().check(z.regex(/^[\x21-\x7e]{1,255}$/));
/** An id of the provider's own making. */
const Round = z.string().check(z.regex(/^[\x20-\x7e]{1,128}$/));
/** The reader of the body hands over numbers written as plain digits as bigint, and no others. */
const Units = z.bigint().check(z.gte(0n), z.lte(PROVIDER_LARGEST_UNITS));
const CurrencyText = z.string().check(z.regex(/^[A-Z]{3,8}$/));
const Text = z.nullish(z.string().check(z.maxLength(255)));
const Flag = z.nullish(z.boolean());

const ofLaunch = { request_uuid: RequestUuid, user: Code, token: Code, game_code: Code };
const ofTransaction = { ...ofLaunch, transaction_uuid: Uuid, round: Round, round_closed: Flag };
const optionalTexts = { supplier_transaction_id: Text, supplier_user: Text, bet: Text };
const ofMoney = {
  ...optionalTexts,
  currency: CurrencyText,
  amount: Units,
  is_free: Flag,
  is_aggregated: Flag,
  reward_uuid: Text,
};

/** What each call carries. Unknown fields are ignored, optional ones may be null. */
export const providerRequests = {
  'user/info': z.object({ request_uuid: RequestUuid, user: Code }),
  'user/balance': z.object(ofLaunch),
  'transaction/bet': z.object({ ...ofTransaction, ...ofMoney }),
  'transaction/win': z.object({ ...ofTransaction, ...ofMoney, reference_transaction_uuid: Uuid }),
  'transaction/rollback': z.object({
    ...ofTransaction,
    supplier_transaction_id: Text,
    reference_transaction_uuid: Uuid,
  }),
} as const;
export type ProviderCall = keyof typeof providerRequests;
export type ProviderRequest<Call extends ProviderCall> = z.output<(typeof providerRequests)[Call]>;

/**
 * Our extension of the protocol: `{ items: [ … ] }`, each with its `type` and the fields of that call, under one signature,
 * answered by `{ items: [ … ] }` in the same order, each exactly as its own call would have answered.
 */
export const PROVIDER_BATCH_PATH = 'transactions';
export const PROVIDER_BATCH_MAXIMUM = 256;
export const providerBatchTypes = ['bet', 'win', 'rollback'] as const;

/** Balances are whole numbers of 1/100,000 of the currency; they stand in the answer whenever the user is known. */
export type ProviderAnswer = {
  status: ProviderStatus;
  request_uuid: string | null;
  user?: string;
  currency?: string;
  balance?: bigint;
  country?: string;
};

/** The kinds of transaction that a report lists, and how each of them stands at the provider. */
export const reportedKinds = ['bet', 'win', 'rollback'] as const;
/** `open`: the provider does not know yet, so whatever the wallet knows agrees. */
export const reportedStates = ['ok', 'rolled_back', 'refused', 'open'] as const;

/** A transaction as a provider's own book has it, to be compared with ours. */
export type ReportedTransaction = {
  transactionUuid: string;
  kind: (typeof reportedKinds)[number];
  /** In 1/100,000 of the currency; null where the provider does not say, as of rollbacks. */
  amount: bigint | null;
  state: (typeof reportedStates)[number];
};
