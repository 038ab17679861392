/**
 * Rows for each list, as many as asked: many share the value that the list is sorted by, as happens at one instant. A
 * list without an entry here fails `lists.db.test.ts`.
 */
export const rowsOfList: Readonly<Record<string, (count: number) => string>> = {
  players: accounts,
  sessions: (count) => `${accounts(count)};
    insert into session (token_hash, player_id, session_id, opened_at, last_seen_at, expires_at, address, user_agent)
    select sha256(i::text::bytea), ${playerOf(count)}, ${uuid('i')}, ${instant}, ${instant}, ${instant},
      '203.0.113.' || i % 200, 'a browser'
    from ${series(count)}`,
  transfers: (count) => `${accounts(count)};
    insert into transfer (player_id, key_hash, wallet_version, amount_minor, available_after_minor, at, checksum, source,
      idempotency_key, book, currency, kind, debit_account, credit_account, reference)
    select ${playerOf(count)}, i, i, 100 + i % 5, 1000, ${instant}, 0, 'cashier', i::text, 'real', 'MYR', 'deposit',
      'house:cash:BANK', 'wallet', 'order ' || i
    from ${series(count)}`,
  withdrawals: (count) => `${accounts(count)};
    insert into withdrawal (player_id, id, idempotency_key, currency, amount_minor, fee_minor, state, bank_account_id,
      payee_bank, payee_name, payee_number, language, queue, requested_at)
    select ${playerOf(count)}, ${uuid('i')}, i::text, 'MYR', 1000 + i % 5, 10,
      (array['completed', 'completed', 'completed', 'rejected', 'review'])[1 + i % 5], ${uuid('i')}, 'Bank', 'Siti Aminah',
      '1640' || i, 'EN', (array['clean', 'flagged'])[1 + i % 2], ${instant}
    from ${series(count)}`,
  deposits: (count) => `${accounts(count)};
    insert into deposit_order (player_id, id, idempotency_key, method, provider, amount_minor, received_minor, currency, state,
      queue, slip_at, pay_url, created_at, expires_at, language)
    select ${playerOf(count)}, ${uuid('i')}, i::text, 'bank', 'sandbox', 1000 + i % 5, 1000, 'MYR',
      (array['confirmed', 'confirmed', 'expired', 'failed', 'pending'])[1 + i % 5],
      (array['none', 'none', 'slip', 'short', 'over', 'late'])[1 + i % 6], ${instant}, '', ${instant}, ${instant}, 'EN'
    from ${series(count)}`,
  saferPlay: (count) => `${accounts(count)}; ${operators(10)};
    insert into safer_play_event (player_id, id, at, kind, subject, period, amount_minor, currency)
    select ${playerOf(count)}, ${uuid('i')}, ${instant}, (array['limitSet', 'raised', 'timeout'])[1 + i % 3], 'loss', 'day',
      1000 + i % 5, 'MYR'
    from ${series(count)}`,
  bookMatches: (count) => `
    insert into studio_book_match (id, game_code, league_id, sport, home, away, starts_at, ends_at, feed_key, feed, state, is_void,
      home_score, away_score, result_no)
    select ${uuid('i')}, 'padang', 'liga-' || i % 3, (array['football', 'esports', 'duel'])[1 + i % 3], 'A', 'B', ${instant},
      ${instant}, i::text, '{}', s.state, s.state <> 'open' and i % 5 = 0, case s.state when 'open' then null else 1 end,
      case s.state when 'open' then null else 0 end, case s.state when 'open' then 0 else 1 end
    from ${series(count)}, lateral (select (array['open', 'judged', 'paid'])[1 + i % 3] as state) s;
    insert into studio_book_bet (user_id, id, bet_key, game_code, currency, stake_minor, together, is_correctable, state, bet_transaction,
      placed_at, changed_at, next_attempt_at)
    select 'guest-' || i, ${uuid('i')}, ${uuid('i')}, 'padang', 'MYR', 100, 1, false, 'placed', ${uuid('i')}, ${instant}, ${instant}, ${instant}
    from ${series(count)};
    insert into studio_book_leg (user_id, bet_id, place, match_id, market, selection, odds_hundredths, is_live, home_at_bet,
      away_at_bet, minute_at_bet)
    select 'guest-' || i, ${uuid('i')}, 0, ${uuid('i')}, 'result', 'home', 195, false, 0, 0, 0 from ${series(count)}`,
  verifications: (count) => `${accounts(count)}; ${operators(10)};
    insert into verification (player_id, state, sent_at, decided_at, decided_by, document_hash)
    select ${uuid('i')}, s.state, ${instant}, case s.state when 'waiting' then null else ${instant} end,
      case s.state when 'waiting' then null else ${uuid('i % 10')} end,
      case s.state when 'verified' then sha256(i::text::bytea) end
    from ${series(count)}, lateral (select (array['waiting', 'verified', 'rejected', 'expired'])[1 + i % 4] as state) s;
    insert into verification_document (player_id, document_id, kind, media_type, file_id, uploaded_at, sent_at)
    select ${uuid('i')}, ${uuid('i')}, 'passport', 'image/jpeg', ${uuid('i')}, ${instant}, ${instant} from ${series(count)};
    insert into verification_check (player_id, sent_at, check_id, state, asked, answered_at, finding, reasons)
    select ${uuid('i')}, ${instant}, ${uuid('i')}, 'done', 1, ${instant},
      (array['clear', 'doubtful', 'unreadable'])[1 + i % 3], '{}' from ${series(count)} where i % 2 = 0`,
  riskCases: (count) => `${accounts(count)}; ${operators(10)};
    insert into risk_case (player_id, id, state, outcome, opened_at, review_at, rules, findings)
    select ${playerOf(count)}, ${uuid('i')}, s.state, case s.state when 'closed' then 'noConcern' end, ${instant}, ${instant},
      array[(array['rapidInOut', 'sharedMeans', 'changeOfPlay'])[1 + i % 3]], 1
    from ${series(count)}, lateral (
      select case when i < ${Math.ceil(count / 10)} then (array['open', 'watched'])[1 + i % 2] else 'closed' end as state) s`,
  riskFindings: (count) => `${accounts(count)};
    insert into risk_case (player_id, id, state, opened_at, review_at, rules, findings)
    select ${uuid('i')}, ${uuid('i')}, (array['open', 'watched'])[1 + i % 2], ${instant}, ${instant}, '{}', 1
    from ${series(Math.ceil(count / 10))};
    insert into risk_finding (player_id, rule, day, id, case_id, found_at, counted_at, counted, thresholds, evidence, others)
    select ${playerOf(count)}, (array['rapidInOut', 'sharedMeans', 'changeOfPlay'])[1 + i % 3], date '2000-01-01' + i,
      ${uuid('i')}, ${playerOf(count)}, ${instant}, ${instant}, '{}', '{}', '[]', '{}'
    from ${series(count)}`,
  disputes: (count) => `${accounts(count)};
    insert into dispute (player_id, dispute_id, key_hash, state, remark, answer, opened_at, answered_at, movement_at, kind,
      amount_minor, available_after_minor, currency, reference)
    select ${playerOf(count)}, ${uuid('i')}, i, s.state, 'words ' || i, case s.state when 'open' then null else 'a' end, ${instant},
      case s.state when 'open' then null else ${instant} end, ${instant}, 'bet', 100, 1000, 'MYR', 'order ' || i
    from ${series(count)}, lateral (select (array['upheld', 'dismissed', 'open'])[1 + i % 3] as state) s`,
  vendorTransfers: (count) => `${accounts(count)};
    insert into vendor_transfer (player_id, id, idempotency_key, vendor_code, vendor_user, direction, amount_minor, currency,
      state, attempts, next_attempt_at, requested_at, ended_at)
    select ${playerOf(count)}, ${uuid('i')}, i::text, 'VENDOR_' || i % 7, 'user', 'to_vendor', 1000 + i % 5, 'MYR',
      (array['confirmed', 'failed', 'held', 'unknown'])[1 + i % 4], 1, ${instant}, ${instant},
      case when i % 4 < 2 then ${instant} end
    from ${series(count)}`,
  voucherBatches: (count) => `${operators(10)};
    insert into voucher_batch (batch_id, count, amount_minor, currency, expires_at, reason, proposed_by, issued_at)
    select ${uuid('i')}, 10, 500, 'MYR', ${instant}, 'r', ${uuid('i % 10')}, ${instant} from ${series(count)};
    insert into voucher (code_hash, batch_id) select sha256(i::text::bytea), ${uuid('i')} from ${series(count)}`,
  agents: (count) => `${accounts(count)};
    insert into agent_edge (player_id, valid_from, upline_id)
    select ${uuid('i')}, ${instant}, case when i > 9 then ${uuid('i % 10')} end from ${series(count)};
    insert into agent_closure (ancestor_id, descendant_id, depth, valid_from)
    select player_id, player_id, 0, valid_from from agent_edge;
    insert into agent_team (player_id, members) select player_id, 0 from agent_edge;
    insert into agent_rate (player_id, valid_from, rebate_millionths, prize_mode)
    select player_id, valid_from, 3000, 1900 from agent_edge;
    update account set account_type = case player_id when ${uuid('0')} then 1 else 0 end`,
  lotteryOrders: (count) => `${accounts(count)};
    insert into lottery_game (code, rank, changed_at) select 'GAME-' || i % 3, i, ${instant} from ${series(3)}
    on conflict do nothing;
    insert into draw (draw_id, game_code, draw_no, origin, opens_at, closes_at, draws_at)
    select ${uuid('i')}, 'GAME-' || i % 3, i::text, 'entry', ${instant}, ${instant} + interval '1 minute',
      ${instant} + interval '1 minute'
    from ${series(Math.ceil(count / 10))};
    insert into lottery_order (player_id, order_id, idempotency_key, content_hash, draw_id, game_code, book, currency,
      stake_minor, at)
    select ${playerOf(count)}, ${uuid('i')}, i::text, ${uuid('i')}, ${playerOf(count)}, 'GAME-' || i % 3, 'real', 'MYR',
      100 + i % 5, ${instant}
    from ${series(count)}`,
  adjustments: (count) => `${accounts(count)}; ${operators(10)};
    insert into adjustment (player_id, adjustment_id, amount_minor, reason, proposed_by, at)
    select ${playerOf(count)}, ${uuid('i')}, case i % 2 when 0 then 500 else -500 end, 'goodwill', ${uuid('i % 10')}, ${instant}
    from ${series(count)}`,
  bonuses: (count) => `${accounts(count)};
    insert into bonus (player_id, bonus_id, reference, currency, amount_minor, required_minor, contributions, stake_order, state,
      granted_at)
    select ${playerOf(count)}, ${uuid('i')}, 'promotion:' || i, 'MYR', 100 + i % 5, 1000, '{}', 'cashFirst',
      (array['waiting', 'active', 'released', 'used', 'forfeited', 'expired'])[1 + i % 6], ${instant}
    from ${series(count)}`,
  pointExchanges: (count) => `${accounts(count)};
    insert into point_exchange (player_id, id, idempotency_key, good_id, quantity, points, credit_minor, currency, state, asked_at)
    select ${playerOf(count)}, ${uuid('i')}, i::text, case when i % 3 > 0 then ${uuid('1')} end, 1 + i % 3, 100 + i % 5,
      case when i % 2 = 0 then 100 end, 'MYR', (array['pending', 'confirmed', 'rejected'])[1 + i % 3], ${instant}
    from ${series(count)}`,
  bookCorrections: (count) => `${accounts(count)}; ${games(count)};
    insert into provider_user (player_id, provider_code, provider_user_id)
    select ${playerOf(count)}, 'STUDIO', 'guest-' || i from ${series(count)} on conflict do nothing;
    insert into studio_book_match (id, game_code, league_id, sport, home, away, starts_at, ends_at, feed_key, feed, state, is_void,
      home_score, away_score, result_no)
    select ${uuid('i')}, 'padang', 'liga-1', 'football', 'A', 'B', ${instant}, ${instant}, i::text, '{}', 'paid', false, 1, 0, 2
    from ${series(count)};
    insert into studio_book_bet (user_id, id, bet_key, game_code, currency, stake_minor, together, returned_minor, correction_minor,
      unposted_minor, is_correctable, state, bet_transaction, placed_at, changed_at, next_attempt_at)
    select u.provider_user_id, ${uuid('i')}, ${uuid('i')}, 'game-' || i, 'MYR', 100 + i % 5, 1, 0, 0, 100 + i % 7, true, 'settled',
      ${uuid('i')}, ${instant}, ${instant}, ${instant}
    from ${series(count)}, lateral (
      select provider_user_id from provider_user where player_id = ${playerOf(count)} and provider_code = 'STUDIO') u;
    insert into studio_book_leg (user_id, bet_id, place, match_id, market, selection, odds_hundredths, is_live, home_at_bet,
      away_at_bet, minute_at_bet)
    select user_id, id, 0, id, 'result', 'home', 195, false, 0, 0, 0 from studio_book_bet`,
  cardPairs: (count) => `${accounts(count)};
    insert into provider_user (player_id, provider_code, provider_user_id)
    select ${playerOf(count)}, 'STUDIO', 'guest-' || i from ${series(count)} on conflict do nothing;
    insert into studio_card_pair (user_id, other_id, currency, id, hands, won_minor, lost_minor, last_at)
    select u.provider_user_id, 'friend-' || i, 'MYR', ${uuid('i')}, 1 + i % 5, 100 + i % 7, i % 3, ${instant}
    from ${series(count)}, lateral (
      select provider_user_id from provider_user where player_id = ${playerOf(count)} and provider_code = 'STUDIO') u`,
  referrals: (count) => `${accounts(count)};
    insert into referral_friend (player_id, friend_id, state, shared, found_at)
    select ${playerOf(count)}, ${uuid('i')}, (array['counted', 'held', 'refused'])[1 + i % 3], '{device}', ${instant}
    from ${series(count)};
    insert into referral_earning (player_id, friend_id, step, amount_minor, met_at)
    select ${playerOf(count)}, ${uuid('i')}, 1, 500, ${instant} from ${series(count)}`,
  promotionClaims: (count) => `${accounts(count)};
    insert into promotion (promotion_id, kind, state, version, type, scene, position, starts_at, amount_minor, minimum_minor,
      cycle, multiplier_hundredths, base, contributions, products, days_valid, methods, needs_review, minimum_rank,
      first_deposit_only, needs_verified_phone, dialling_codes, agent_ids, once_per_person, changed_at)
    select ${uuid('1')}, 'freeCredit', 'published', 1, 'event', 'harbour', 0, now(), 100, 0, 'once', 100, 'bonus', '{}', '{}', 7, '{}',
      true, 0, false, false, '{}', '{}', false, now()
    on conflict do nothing;
    insert into promotion_text values (${uuid('1')}, 'EN', 'A promotion', '', '') on conflict do nothing;
    insert into promotion_proof select ${playerOf(count)}, ${uuid('i')}, ${uuid('1')}, ${uuid('i')}, ${uuid('i')}, ${instant}
    from ${series(count)};
    insert into promotion_claim (player_id, promotion_id, cycle, claim_id, state, base_minor, amount_minor, currency, asked_at)
    select ${playerOf(count)}, ${uuid('1')}, i::text, ${uuid('i')},
      (array['joined', 'applying', 'offered', 'claimed'])[1 + i % 4], 0, 100 + i % 5, 'MYR', ${instant}
    from ${series(count)}`,
  agentContracts: (count) => `${accounts(count)};
    insert into agent_contract (player_id, id, upline_id, family, period, terms, state, offered_by, offered_at, expires_at)
    select ${playerOf(count)}, ${uuid('i')}, ${uuid('i % 7')}, (array['daily', 'dividend'])[1 + i % 2],
      (array['once', 'monthly'])[1 + i % 2], '{"tiers": [{"rate": 4000}]}', (array['offered', 'accepted', 'rejected'])[1 + i % 3],
      'system', ${instant}, ${instant}
    from ${series(count)}`,
  agentRuns: (count) => `
    insert into agent_run (id, family, period, window_begins, window_ends, state, currency, lines, due_micros, paid_micros,
      owed_micros, computed_at)
    select ${uuid('i')}, (array['daily', 'hourly', 'realtime', 'dividend'])[1 + i % 4], (array['', 'daily', 'weekly', 'semimonthly', 'monthly'])[1 + i % 5],
      ${instant}, ${instant},
      (array['settled', 'settled', 'waiting'])[1 + i % 3], 'MYR', i, 10000, 20000 + i % 5, 10000, ${instant}
    from ${series(count)}`,
  agentDebts: (count) => `${accounts(count)};
    insert into agent_debt (player_id, currency, owed_micros)
    select ${uuid('i')}, 'MYR', 10000 * (1 + i / 10) from ${series(count)}`,
  feedback: (count) => `${accounts(count)};
    insert into feedback (id, type, content, language, player_id, received_at, state)
    select ${uuid('i')}, 'game', 'words ' || i, 'EN', ${playerOf(count)}, ${instant},
      (array['closed', 'answered', 'open'])[1 + i % 3]
    from ${series(count)};
    insert into feedback_picture (feedback_id, position, file_id)
    select ${uuid('i')}, 0, ${uuid('i')} from ${series(count)}`,
  games,
  draws: (count) => `
    insert into lottery_game (code, rank, changed_at) values ('GAME-1', 1000, now()), ('GAME-2', 1001, now());
    insert into draw (draw_id, game_code, draw_no, origin, opens_at, closes_at, draws_at)
    select ${uuid('i')}, 'GAME-' || 1 + i % 2, i::text, (array['entry', 'feed'])[1 + i % 2],
      ${instant} - interval '1 hour', ${instant}, ${instant}
    from ${series(count)};
    insert into draw_feed (draw_id, asked_at, problem)
    select ${uuid('i')}, ${instant}, (array['no_answer', 'malformed', 'changed'])[1 + i % 3] from ${series(count)}`,
  operators: (count) => `${operators(Math.min(count, 500))}; ${operatorSessions(count)}`,
  audit: (count) => `${accounts(Math.min(count, 3_000))}; ${operators(10)};
    insert into audit_entry (chain, position, at, format, actor, action, subject, hash)
    select i % 16, i / 16 + 1, ${instant}, 2, 'operator:' || ${uuid('i % 10')}, 'login', 'player:' || ${uuid('i % 50')}, ''
    from ${series(count)}`,
  exports: (count) => exports(count, uuid('i % 10')),
  /** Most of them of the operator who asks. */
  ownExports: (count) => exports(count * 2, uuid('case when i % 2 = 0 then 5 else i % 10 end')),
  operatorSessions: (count) => `${operators(10)}; ${operatorSessions(count)}`,
};

/** Ten rows at each instant, ten minutes apart. */
const instant = `timestamptz '2026-01-01 00:00Z' + (i / 10) * interval '10 minutes'`;
const series = (count: number) => `generate_series(0, ${count - 1}) as i`;
/** Ten rows each. */
const playerOf = (count: number) => uuid(`i % ${Math.ceil(count / 10)}`);
const uuid = (number: string) => `lpad(to_hex(${number}), 32, '0')::uuid`;

function accounts(count: number): string {
  return `insert into account (player_id, username, role, account_type, currency, avatar_seed, registered_at)
    select ${uuid('i')}, 'player' || i, 'player', case when i % 3 = 0 then 4 else 0 end, 'MYR', 'x', ${instant}
    from ${series(count)};
    insert into wallet (player_id, currency, book, scale, available_minor, reserved_minor, receivable_minor, version,
      opened_at)
    select ${uuid('i')}, 'MYR', case when i % 3 = 0 then 'play' else 'real' end, 2, 100, 0, 0, 1, ${instant}
    from ${series(count)}`;
}

function operators(count: number): string {
  return `insert into operator (operator_id, username, approves_from, created_at)
    select ${uuid('i')}, 'operator' || i, ${instant}, ${instant} from ${series(count)};
    insert into operator_role select ${uuid('i')}, 'support' from ${series(count)}`;
}

function exports(count: number, operator: string): string {
  return `${operators(10)};
    insert into office_export (export_id, operator_id, list, filter, sort, state, made_at)
    select ${uuid('i')}, ${operator}, 'players', '{}', '-at', 'made', ${instant} from ${series(count)}`;
}

function operatorSessions(count: number): string {
  return `insert into operator_session (token_hash, session_id, operator_id, opened_at, last_seen_at, expires_at, code_at,
      address, user_agent)
    select sha256(i::text::bytea), ${uuid('i')}, ${uuid('i % 10')}, ${instant}, ${instant}, ${instant}, ${instant},
      '203.0.113.1', 'a browser'
    from ${series(count)}`;
}

function games(count: number): string {
  return `
    insert into vendor (code, display_name, provider_code, position)
    select 'VENDOR_' || i, 'Vendor ' || i, 'STUDIO', i from ${series(Math.ceil(count / 10))};
    insert into game (code, node_id, vendor_code, category, name, position, listed_at, is_enabled)
    select 'game-' || i, 1000000 + i, 'VENDOR_' || (i % ${Math.ceil(count / 10)}), (array['RNG', 'LIVE'])[1 + i % 2],
      'Game ' || i / 10, i, ${instant}, i % 4 > 0
    from ${series(count)}`;
}
