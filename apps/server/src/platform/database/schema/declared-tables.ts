/**
 * What the schema's files cannot say of a table. `npm run check -- schema` holds them to it (decision 0021), and the
 * rights of the application's role are given by it.
 */

/** Tables of a player's own rows, each with the column that leads its keys. The studio knows a player as its user. */
export const ledByPlayer: Readonly<Record<string, string>> = {
  account: 'player_id',
  adjustment: 'player_id',
  agent_closure: 'ancestor_id',
  agent_contract: 'player_id',
  agent_correction: 'player_id',
  agent_debt: 'player_id',
  agent_edge: 'player_id',
  agent_rate: 'player_id',
  agent_run_line: 'player_id',
  agent_team: 'player_id',
  account_contact: 'player_id',
  authenticator: 'player_id',
  authenticator_reset: 'player_id',
  avatar_picture: 'player_id',
  bank_account: 'player_id',
  bonus: 'player_id',
  deposit_order: 'player_id',
  deposit_payment: 'player_id',
  deposit_slip: 'player_id',
  depositor: 'player_id',
  dispute: 'player_id',
  dispute_picture: 'player_id',
  envelope_packet: 'player_id',
  favourite: 'player_id',
  figure_player_bucket: 'player_id',
  figure_player_day: 'player_id',
  hold: 'player_id',
  known_device: 'player_id',
  lottery_chase: 'player_id',
  lottery_item: 'player_id',
  lottery_order: 'player_id',
  lottery_payout: 'player_id',
  mission_claim: 'player_id',
  password: 'player_id',
  player_note: 'player_id',
  point_earned: 'player_id',
  point_earning: 'player_id',
  point_exchange: 'player_id',
  player_transfer: 'player_id',
  promotion_claim: 'player_id',
  promotion_proof: 'player_id',
  announcement_read: 'player_id',
  provider_user: 'player_id',
  raffle_draw: 'player_id',
  recent_launch: 'player_id',
  recovery_code: 'player_id',
  referral_earning: 'player_id',
  referral_friend: 'player_id',
  registered_address: 'player_id',
  registration_detail: 'player_id',
  reward: 'player_id',
  studio_launch: 'user_id',
  studio_round: 'user_id',
  studio_seat: 'user_id',
  studio_seed_pair: 'user_id',
  studio_table_bet: 'user_id',
  studio_table_seat: 'user_id',
  transfer: 'player_id',
  message: 'player_id',
  team_day: 'player_id',
  turnover_requirement: 'player_id',
  vendor_transfer: 'player_id',
  vip_gift: 'player_id',
  vip_move: 'player_id',
  vip_player: 'player_id',
  wallet: 'player_id',
  withdrawal: 'player_id',
  withdrawal_check: 'player_id',
  withdrawal_payout: 'player_id',
  withdrawal_proof: 'player_id',
  withdrawal_step: 'player_id',
};

/** Tables that hold a player and are found without one, each with the reason. */
export const keyedOtherwise: Readonly<Record<string, string>> = {
  account_name: 'a name is unique over all players',
  contact_claim: 'a proved contact is unique over all players',
  feedback: 'a visitor who is not logged in writes too',
  game_session: 'a provider shows the token of a launch alone',
  invitation_code: 'a code is unique over all players',
  invitation_link: 'a link shows its code alone',
  lottery_line: 'a draw is settled by the keys of its result',
  mission_standing: 'a board is read by its ranks',
  password_reset: 'a link shows its token alone',
  pending_login: 'a second step shows its token alone',
  provider_alert: 'it is keyed as the transaction that it is about',
  provider_transaction: 'a provider repeats a transaction by its own id alone',
  session: 'a call shows its token alone',
  social_account: 'an identity provider names its own account alone',
  voucher: 'a code is unique over all players and shown without one',
  trial_device: 'a device comes back before its player is known',
};

/** Unique keys of tables led by the player that the player does not lead, each with the reason. */
export const keysApart: Readonly<Record<string, string>> = {
  'avatar_picture (name)': 'a picture is asked for by its name alone',
  'provider_user (provider_code, provider_user_id)': 'a provider names its own user alone',
};

/** Tables that have no primary key yet, each with the reason. */
export const withoutPrimaryKey: Readonly<Record<string, string>> = {};

/** Rows that are written once: the application adds and reads them, and has no right to change or delete one. */
export const writtenOnce: readonly string[] = [
  'audit_anchor',
  'audit_entry',
  'transfer',
  'withdrawal_check',
  'withdrawal_step',
  'player_note',
  'vip_move',
];
