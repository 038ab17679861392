/**
 * The contract: every call, code, constant and unit of money, as data that runs anywhere. Server, portal, studio and
 * back office read the same table, so a shape cannot differ between them. It imports nothing of ours.
 */
export * from './accounts/index.ts';
export * from './announcements.ts';
export * from './audience.ts';
export * from './brand-content.ts';
export * from './brand.ts';
export * from './call.ts';
export * from './cashier.ts';
export * from './catalogue.ts';
export * from './agent-types.ts';
export * from './constants.ts';
export * from './deposit-fee.ts';
export * from './entrance/index.ts';
export * from './envelope.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './feedback.ts';
export * from './field-patterns.ts';
export * from './field-rule.ts';
export * from './game-index.ts';
export * from './game-kinds.ts';
export * from './help.ts';
export * from './ids.ts';
export * from './lottery/index.ts';
export * from './member/index.ts';
export * from './money.ts';
export type { OperatorRole, Permission } from './office/permissions.ts';
export * from './messages.ts';
export * from './payees.ts';
export * from './percent.ts';
export * from './provider-wallet.ts';
export * from './records.ts';
export * from './refusal.ts';
export * from './rules-by-mobile.ts';
export * from './search-key.ts';
export * from './search-kinds.ts';
export * from './shapes.ts';
export * from './site.ts';
export * from './startup.ts';
export * from './studio.ts';
export * from './support.ts';
export * from './text.ts';
export * from './teams.ts';
export * from './wallet.ts';
export * from './withdrawals.ts';
export * from './contracts.ts';
