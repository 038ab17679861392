// Written by `npm run generate` from src/messages.
export default {
 "bank": {
  "title": "Sandbox bank",
  "note": "This page stands in for a bank. No real money moves.",
  "order": "Order",
  "received": "Received",
  "state": "State",
  "confirm": "Pay",
  "fail": "Refuse",
  "delay": "Pay after the deadline",
  "short": "Pay half",
  "twice": "Pay, notice sent twice",
  "noOrders": "No orders yet.",
  "orders": "Deposit orders",
  "sentLater": "The payment will come shortly after the deadline. You can close this page and return to the portal.",
  "sent": "Done. You can close this page and return to the portal.",
  "unknown": "The bank does not know this order.",
  "pending": "Waiting",
  "confirmed": "Paid",
  "failed": "Refused",
  "expired": "Expired"
 },
 "chat": {
  "title": "Sandbox chat",
  "note": "This sandbox has no support team. Answer at /dev/desk.",
  "heading": "How can we help?",
  "deskTitle": "Rooms of the sandbox chat",
  "empty": "Nothing has been said yet.",
  "visitor": "Visitor",
  "desk": "Support",
  "yourText": "Your message",
  "send": "Send",
  "renew": "See new answers"
 },
 "codes": {
  "text": [
   [
    "brand"
   ],
   ": your code is ",
   [
    "code"
   ],
   ". It is good for ",
   [
    "minutes"
   ],
   " minutes. Never tell it to anybody."
  ],
  "subject": [
   "Your code for ",
   [
    "brand"
   ]
  ],
  "letter": [
   "Your code is ",
   [
    "code"
   ],
   ". It is good for ",
   [
    "minutes"
   ],
   " minutes.\n\nNever tell it to anybody. If you did not ask for it, you need not do anything."
  ],
  "sentText": [
   "We have sent a code to ",
   [
    "to"
   ],
   " by text message."
  ],
  "sentMail": [
   "We have sent a code to ",
   [
    "to"
   ],
   " by mail."
  ],
  "resetSent": [
   "If an account has this username and email, a link is on its way to ",
   [
    "to"
   ],
   "."
  ],
  "sentIfKnown": [
   "If this number has an account here, a code is on its way to ",
   [
    "to"
   ],
   "."
  ]
 },
 "errors": {
  "not_logged_in": "Please log in first.",
  "token_invalid": "You have been logged out. Please log in again.",
  "session_replaced": "You have logged in somewhere else, so this session has ended.",
  "trusted_device_unknown": "This device is not trusted any more.",
  "session_unknown": "This session has already ended.",
  "non_member": "This account is closed, or it is not a member account. Please ask customer service.",
  "non_agent": "This account cannot log in on the agent side.",
  "in_need_true_account": "This needs an account of your own. Free play uses play money.",
  "in_need_agent_account": "This is for agents only.",
  "authenticator_code_required": "Please type the code of your authenticator.",
  "password_change_required": "Please choose a new password first.",
  "login_password_set": "You already have a login password. You can change it.",
  "login_password_unset": "You have no login password yet. Set one by a code first.",
  "password_wrong": "Your password is not right.",
  "payment_password_set": "You already have a payment password. You can change it.",
  "payment_password_unset": "You have no payment password yet.",
  "mission_unknown": "This mission is not offered any more.",
  "mission_unfinished": "You have not reached the target yet. Bets that were cancelled do not count.",
  "mission_claimed": "You have taken this reward already.",
  "raffle_unknown": "This raffle is not offered any more.",
  "raffle_closed": "This raffle is not open at the moment.",
  "raffle_no_ticket": "You have no ticket left.",
  "raffle_sold_out": "All prizes are given. You keep your ticket.",
  "envelope_unknown": "This red envelope is not offered any more.",
  "envelope_closed": "This red envelope is not open at the moment.",
  "envelope_empty": "All packets are taken.",
  "envelope_taken": "You have taken one already. There is one for each player.",
  "agent_unknown": "There is no such account in your team.",
  "tree_too_deep": "The team would have too many levels below this upline.",
  "tree_cycle": "The new upline is in the branch that you want to move.",
  "already_below_upline": "The account is directly below this upline already.",
  "rates_out_of_bounds": "This rate is above your own, or below one that this account has given on.",
  "account_type_not_opened": "You cannot open an account of this type.",
  "no_access_for_used_account": "No access for a used account: its owner has already logged in.",
  "contact_agent": "This invitation can no longer be used. Please contact your agent for a new one.",
  "invitation_link_unknown": "You have no such invitation link.",
  "too_many_invitation_links": "You have too many open links. Please end one first.",
  "function_off": "This is not available at the moment.",
  "transfer_out_of_bounds": [
   "A transfer may be between ",
   [
    "minimum"
   ],
   " and ",
   [
    "maximum"
   ],
   "."
  ],
  "too_many_transfers": "You have made all transfers of today. Please try again tomorrow.",
  "announcement_too_long": [
   "An announcement holds at most ",
   [
    "maximum"
   ],
   " kB a language. Please shorten it."
  ],
  "announcement_unknown": "This announcement does not exist any more.",
  "picture_unknown": "This picture does not exist any more.",
  "bonus_ended": "This bonus has ended already.",
  "bonus_unknown": "This bonus does not exist.",
  "deposit_method_unknown": "This way to deposit is not available.",
  "deposit_method_closed": [
   "This way to deposit is open from ",
   [
    "opens"
   ],
   " to ",
   [
    "closes"
   ],
   ". Choose another one or come back then."
  ],
  "amount_out_of_range": "The amount lies outside the limits of this method.",
  "deposit_order_unknown": "This deposit order does not exist.",
  "payment_provider_unknown": "No payment provider has this name.",
  "notice_not_genuine": "This payment notice is not genuine.",
  "deposit_not_by_hand": "This deposit is confirmed by the bank itself.",
  "deposit_not_pending": "This deposit does not wait any more.",
  "payment_booked_before": "This reference of the bank was booked before.",
  "voucher_unknown": "This code is not valid. Please check it.",
  "voucher_redeemed": "This code was used before.",
  "voucher_expired": "This code has expired.",
  "voucher_batch_unknown": "This batch of vouchers does not exist.",
  "voucher_batch_of_another": "Only the operator who proposed this batch takes its codes.",
  "voucher_codes_taken": "The codes of this batch were taken before. They are shown once.",
  "voucher_batch_void": "This batch was stopped.",
  "too_many_open_deposits": "You have too many open deposits. Finish one first.",
  "code_wrong": "This code is not right. Please check it and try again.",
  "code_expired": "This code is no longer valid. Please ask for a new one.",
  "code_locked": "Too many wrong codes. Please ask for a new one.",
  "too_many_codes": [
   "Too many requests. Please wait ",
   [
    "minutes"
   ],
   " minutes and try again."
  ],
  "code_quota_exceeded": "No more codes can be sent to you today. Please contact our service.",
  "code_not_sent": "The code could not be sent. Please try again later.",
  "code_not_allowed": "This is switched off at the moment.",
  "phone_token_invalid": "Your mobile number could not be confirmed. Please ask for a new code.",
  "phone_provider_unreachable": "Your mobile number cannot be confirmed at the moment. Please try again shortly.",
  "contracts_closed": "These contracts are not available now.",
  "contract_unknown": "This contract does not exist.",
  "contract_decided": "This contract has already been decided or has ended.",
  "contract_terms_invalid": "Please check the tiers: each asks and pays at least as much as the one before.",
  "contract_above_upline": "These terms are better than your own. Please lower them.",
  "contract_exploitable": "These rates are too high: a team could profit by betting on both sides.",
  "contract_ends_others": "Some contracts with your downlines would end. Please agree to that first.",
  "run_unknown": "This settlement does not exist.",
  "run_not_waiting": "This settlement does not wait for a release.",
  "movement_unknown": "This movement does not exist.",
  "dispute_open": "You have told us about this movement. We are looking at it.",
  "dispute_unknown": "This dispute does not exist.",
  "dispute_answered": "This dispute was answered before.",
  "human_check_failed": "The check that you are a person did not pass. Please try again.",
  "wrong_credentials": "Wrong username or password.",
  "captcha_required": "Please type the digits of the picture.",
  "captcha_wrong": "Those are not the digits of the picture. Please try the new one.",
  "login_verification_required": "You are logging in from a new place or device. Please confirm that it is you.",
  "login_verification_expired": "That took too long. Please log in again.",
  "second_step_wrong": "That is not right. Please try again.",
  "second_factor_needed": "You have logged in from a new place. Please add a mobile number, email or authenticator to your account first.",
  "recovery_unknown_account": "This username or email does not exist.",
  "reset_link_invalid": "This link is no longer valid. Please ask for a new one.",
  "username_taken": "This username is taken. Please choose another.",
  "contact_taken": "This number or email belongs to another account already. Please log in with it.",
  "invitation_code_error": "This invitation code is not right. Please check it or leave it out.",
  "registration_closed": "Registration is closed at the moment.",
  "free_play_closed": "Free play is closed at the moment.",
  "lottery_game_unknown": "This lottery game does not exist.",
  "draw_unknown": "This draw does not exist.",
  "draw_is_committed": "This draw is decided by its seed. No result can be entered.",
  "draw_has_result": "This draw has a result already.",
  "draw_not_due": "This draw has not been held yet.",
  "result_malformed": "The result is not complete or not right. Please check the marked prize.",
  "bet_malformed": [
   "Bet ",
   [
    "item"
   ],
   " cannot be placed as it is. Please check its numbers and amount."
  ],
  "draw_closed": "Betting on this draw has closed.",
  "number_sold_out": [
   "This number is almost sold out: ",
   [
    "left"
   ],
   " is left."
  ],
  "bet_stands": "Bets on this game cannot be cancelled.",
  "lottery_order_unknown": "This bet does not exist.",
  "draw_result_malformed": "This cannot be the result of the draw.",
  "draw_too_old": "This draw is too old to be corrected. It can still be declared void.",
  "draw_not_settled": "This draw is not in the right state for that.",
  "authenticator_bound": "Your account already has an authenticator.",
  "authenticator_unbound": "Your account has no authenticator yet.",
  "birthday_fixed": "Your birthday cannot be changed any more. Please contact our service.",
  "account_not_empty": "There is still money in your account. Please withdraw it first.",
  "registered_address_unknown": "This IP address is not on your list.",
  "message_unknown": "This message is not there any more.",
  "session_locked": "The session is locked. Type your password to go on.",
  "recent_code_required": "Confirm this with a fresh code of your authenticator app.",
  "enrolment_link_invalid": "This link has been used or has expired. Ask for a new one.",
  "operator_unknown": "This operator does not exist.",
  "operator_enrolled": "This operator has already enrolled.",
  "operator_name_taken": "Another operator has this name.",
  "roles_exclude_each_other": "These roles cannot be held together.",
  "last_administrator": "At least one administrator has to remain.",
  "changed_meanwhile": "Someone else has changed this meanwhile. Compare both versions.",
  "feedback_unknown": "This message does not exist.",
  "feedback_of_visitor": "A visitor wrote this and cannot be answered here. Use the contact that was given.",
  "player_unknown": "This player does not exist.",
  "player_status_other": "This account is not in a state in which that can be done.",
  "setting_unknown": "This setting does not exist.",
  "proposal_open": "A proposal for this is already waiting.",
  "proposal_changed": "The proposal is not the one that you saw. Look at it again.",
  "proposal_outdated": "Something has changed since this was proposed. Propose it again.",
  "not_own_proposal": "Only the operator who proposed this can take it back.",
  "approval_unknown": "This proposal does not exist.",
  "approval_ended": "This proposal has already been decided or has expired.",
  "list_unknown": "This list cannot be downloaded.",
  "export_unknown": "This download has been used or has expired. Ask for it again.",
  "list_too_large": "This is too much at once. Choose fewer days or a narrower filter.",
  "approval_too_early": "You can approve from a day after your appointment.",
  "bank_account_known": "You already have this bank account.",
  "bank_account_unknown": "This bank account is not on your list.",
  "too_many_bank_accounts": "You cannot add more bank accounts. Remove one first.",
  "game_unknown": "This game does not exist.",
  "game_unavailable": "This game is not available at the moment. Please try another.",
  "round_unknown": "This round does not exist.",
  "round_open": "Your last round is still being settled. Please try again in a moment.",
  "round_cancelled": "That spin did not take place, and its stake is back in your balance.",
  "bets_closed": "Bets are closed for this round. The next one opens in a moment.",
  "stake_out_of_limits": [
   "This place takes ",
   [
    "minimum"
   ],
   " to ",
   [
    "maximum"
   ],
   " in a round."
  ],
  "tickets_sold_out": "All tickets of this round are sold. The next round is on sale soon.",
  "odds_changed": "The odds have changed. Please look at them again.",
  "market_suspended": "This market is suspended for a moment. Please try again.",
  "match_decided": "This match has a result already.",
  "match_unknown": "This match or selection is not in the book.",
  "legs_of_one_match": "A parlay takes each match once.",
  "cash_out_unavailable": "This bet cannot be cashed out now.",
  "seat_missing": "You have no cards in this hand.",
  "move_refused": "That cannot be played now.",
  "shot_impossible": "These shots could not be counted, and cost nothing. Please fire again.",
  "fish_unknown": "That fish had left before the shot. It cost nothing.",
  "play_refused": "You cannot place bets at the moment.",
  "wallet_unreachable": "Your balance could not be reached. Please try again in a moment.",
  "vendor_unknown": "This vendor does not exist.",
  "point_good_unknown": "This good is not offered any more.",
  "point_good_sold_out": [
   "Only ",
   [
    "maximum"
   ],
   " left."
  ],
  "points_insufficient": "You do not have enough points for this.",
  "point_stake_required": [
   "You still need to stake ",
   [
    "amount"
   ],
   " within thirty days to get this."
  ],
  "point_delivery_required": "Please tell us where to send it.",
  "points_below_ratio": [
   "You need at least ",
   [
    "minimum"
   ],
   " points to convert."
  ],
  "point_exchange_unknown": "This exchange does not exist.",
  "point_exchange_decided": "This exchange was decided already.",
  "promotion_unknown": "This promotion is not there any more.",
  "promotion_not_open": "This promotion is not open now.",
  "promotion_not_eligible": "This promotion is not open to you.",
  "promotion_not_claimable": "There is nothing to claim here right now.",
  "promotion_claimed": "You have already had this promotion for now.",
  "promotion_budget_spent": "Everything this promotion had to give has been given.",
  "promotion_deposit_unfit": [
   "This promotion asks for a deposit of at least ",
   [
    "minimum"
   ],
   ", by a method that counts."
  ],
  "promotion_claim_unknown": "This application does not exist.",
  "promotion_claim_decided": "This application was decided already.",
  "promotion_terms_fixed": "Players take part already. What they agreed to stays, and a budget can only be lowered.",
  "promotion_state_unfit": "Only a draft whose end lies ahead is published, and only what is not closed is closed.",
  "bet_unknown": "This bet does not exist.",
  "list_too_long": [
   "A file has at most ",
   [
    "maximum"
   ],
   " rows. Choose fewer days."
  ],
  "referral_unknown": "This referral does not exist.",
  "referral_decided": "This referral was decided already.",
  "invalid_field": "Please check the marked fields.",
  "malformed_body": "The request could not be read. Reload the page and try again.",
  "malformed_request": "The request could not be read. Reload the page and try again.",
  "headers_too_large": "Your browser sends too much with its request. Clear the cookies of this site and try again.",
  "request_too_slow": "The connection is too slow. Please try again.",
  "unsealed_body": "The request was not sealed. Reload the page and try again.",
  "seal_invalid": "The sealed request could not be opened. Reload the page and try again.",
  "seal_stale": "The request took too long. Check the clock of your device and try again.",
  "seal_repeated": "This request was already sent. Try again.",
  "idempotency_key_required": "The request lacks its key. Reload the page and try again.",
  "idempotency_key_invalid": "The key of the request is not valid. Reload the page and try again.",
  "idempotency_key_reused": "This request was already used for something else. Try again.",
  "client_key_invalid": "This page could not read the answer. Please reload it.",
  "foreign_request": "This did not come from our page. Please open the page again.",
  "permission_missing": "You do not have the permission for this.",
  "own_proposal": "You have worked on this yourself: another operator has to decide.",
  "wrong_merchant": "The request names another site.",
  "unknown_path": "There is nothing at this address.",
  "unknown_operation": "This function does not exist.",
  "method_not_allowed": "This address does not take that kind of request.",
  "body_too_large": "That is too large to send.",
  "unsupported_media_type": "That kind of content is not accepted here.",
  "precondition_failed": "This file has changed in the meantime. Please reload the page.",
  "range_not_satisfiable": "This file does not have the part that was asked for.",
  "too_many_requests": "Too many tries. Please wait a moment and try again.",
  "overloaded": "The site is very busy. Please try again in a moment.",
  "internal_error": "Something went wrong on our side. Please try again.",
  "reward_unknown": "This reward does not exist.",
  "reward_expired": "The time to claim this reward is over.",
  "risk_case_unknown": "This case does not exist.",
  "risk_case_closed": "This case is closed.",
  "risk_not_contacted": "The player has not been written to in this case yet. Please send the message first.",
  "risk_message_recent": "The player has had this message within the last day.",
  "on_break": "You are on a break from play. Until it ends you can read and withdraw, and nothing else.",
  "play_limit_reached": "This stake is more than your own limit leaves.",
  "deposit_limit_first": "Please set a deposit limit first, under Limits and breaks.",
  "deposit_limit_reached": [
   "Your own deposit limit leaves ",
   [
    "left"
   ],
   "."
  ],
  "limits_need_one_wallet": "You limit your stakes or losses, and this provider keeps its own wallet, where we cannot see them. Money stays here.",
  "limit_raise_unknown": "No raise of this limit is waiting.",
  "limit_raise_early": "A raise can be confirmed 24 hours after you asked for it.",
  "domain_check_failed": "This site address does not belong to us. Please contact our service.",
  "region_restricted": "We do not serve your region.",
  "address_blocked": [
   "IP blocked. Your address is ",
   [
    "address"
   ],
   "; please contact our customer service."
  ],
  "maintenance": "The site is under maintenance. Please come back soon.",
  "social_login_closed": "This way of logging in is not available at the moment.",
  "social_provider_unreachable": "The other service does not answer. Please try again in a moment, or log in another way.",
  "social_login_expired": "That took too long. Please start again.",
  "social_account_unlinked": "No account here is linked to it yet.",
  "social_account_taken": "It is already linked to another account here.",
  "social_account_linked": "Your account is already linked to another profile of this service.",
  "social_account_unknown": "Your account is not linked to this service.",
  "social_account_needed": "This is the only way into your account. Set a password first.",
  "complete_verification_first": "Please verify your identity first.",
  "verification_waiting": "Your documents are being checked. You will hear from us soon.",
  "verification_done": "Your identity is verified already.",
  "verification_incomplete": "Some documents are still missing.",
  "too_many_documents": "That is as many documents as we can take. Please remove one first.",
  "document_unknown": "This document is not there any more.",
  "verification_unknown": "This player has sent no documents.",
  "verification_decided": "Somebody has decided on these documents already.",
  "verification_under_age": "This document shows somebody who is too young to play. Refuse it and close the account.",
  "document_of_another": "The same document verifies another account.",
  "person_excluded": "This person has excluded themselves with another account.",
  "vip_rank_unknown": "There is no such rank.",
  "vip_ranks_not_rising": "Each rank has to ask for at least as much as the one below it, and the lowest for nothing.",
  "vip_rank_held": "Players still hold a rank that you left out.",
  "insufficient_balance": "Your balance is too low for this.",
  "wallet_closed": "This account is closed. Please contact customer service.",
  "hold_unknown": "This held amount could not be found. Please refresh and try again.",
  "hold_ended": "This held amount has already been paid or returned. Please check your history.",
  "hold_exceeded": "Less than this amount is still held. Please check the amount.",
  "transfer_to_oneself": "You cannot transfer to yourself. Please choose another recipient.",
  "recipient_unavailable": "This recipient cannot receive a transfer. Please check the name.",
  "transfer_vendor_unknown": "This game provider has no wallet to transfer to.",
  "wallet_transfer_unknown": "This transfer could not be found.",
  "provider_unknown": "This provider does not exist.",
  "provider_key_unfit": "This is not a new public RSA key in PEM of at least 2,048 bits.",
  "payment_password_wrong": "This is not your payment password.",
  "turnover_remaining": [
   "Please play through your deposit first: ",
   [
    "amount"
   ],
   " is left."
  ],
  "bonus_at_risk": [
   "This withdrawal gives up your bonus of ",
   [
    "amount"
   ],
   ". Please agree to it first."
  ],
  "withdrawal_below_minimum": [
   "The smallest withdrawal is ",
   [
    "minimum"
   ],
   "."
  ],
  "withdrawal_above_maximum": [
   "The most you can withdraw now is ",
   [
    "maximum"
   ],
   "."
  ],
  "too_many_open_withdrawals": "You have too many open withdrawals. Please wait for one to end.",
  "withdrawal_not_pending": "This withdrawal can no longer be cancelled.",
  "withdrawal_unknown": "This withdrawal does not exist.",
  "withdrawal_not_awaiting": "No payment of this withdrawal waits for your answer.",
  "proof_required": "Please add at least one picture.",
  "proof_unknown": "This picture does not exist.",
  "too_many_proofs": "No more pictures can be added.",
  "claim_taken": "Another operator is working on this withdrawal.",
  "claim_lost": "You no longer hold this withdrawal. Claim it again.",
  "withdrawal_moved_on": "This withdrawal has changed since you saw it.",
  "withdrawal_stopped": "A check stops this withdrawal.",
  "payout_unknown": "The bank does not know this payout."
 },
 "inbox": {
  "title": "Sandbox inbox",
  "note": "Mails and texts of this sandbox land here. Nothing is really sent.",
  "empty": "Nothing has been sent yet.",
  "messages": "Messages",
  "mail": "Mail",
  "sms": "Text message"
 },
 "issuer": {
  "title": "Sandbox identity provider",
  "note": [
   "This page stands in for ",
   [
    "provider"
   ],
   ". Nothing you type here leaves this machine."
  ],
  "heading": [
   "Log in at ",
   [
    "provider"
   ]
  ],
  "asks": [
   [
    "brand"
   ],
   " asks who you are."
  ],
  "name": "Name",
  "mail": "Email",
  "verified": [
   [
    "provider"
   ],
   " has checked this email"
  ],
  "agree": "Continue",
  "cancel": "Cancel",
  "unknown": "This request is not one of ours."
 },
 "lottery": {
  "title": "Lottery",
  "description": "Vietnamese, South-East Asian and fast draws, each with its countdown and its last result.",
  "lobby_all": "Lottery",
  "lobby_vn": "Vietnam lottery",
  "lobby_sea": "South-East Asian lottery",
  "lobby_elott": "E-lottery",
  "chip_all": "All",
  "chip_vn": "Vietnam",
  "chip_sea": "South-East Asia",
  "chip_elott": "E-lottery",
  "groups": "Kinds of lottery",
  "games": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " game"
     ],
     "other": [
      0,
      " games"
     ]
    }
   ]
  ],
  "find": "Find a lottery",
  "found": [
   [
    "count",
    2,
    {
     "=0": "No lottery found",
     "one": [
      0,
      " lottery found"
     ],
     "other": [
      0,
      " lotteries found"
     ]
    }
   ]
  ],
  "group_ELOTT": "E-lottery",
  "group_VN": "Vietnam",
  "group_SEA": "South-East Asia",
  "group_LOTT": "Mark Six",
  "note_ELOTT": "A draw every few minutes, around the clock",
  "note_VN": "North, central and south, by the day of the station",
  "note_SEA": "Four digits and their kin",
  "note_LOTT": "Six balls of 49, and a special one",
  "seeAll": [
   "See all ",
   [
    "count"
   ]
  ],
  "popular": "Popular",
  "popularNote": "most bets of the last days",
  "nextDraw": "Next draw",
  "openDraw": "Open the draw",
  "closesIn": "Closes in",
  "closed": "Sales closed",
  "drawing": "Drawing",
  "daysHours": [
   [
    "days"
   ],
   " d ",
   [
    "hours"
   ],
   " h"
  ],
  "noDrawOpen": "No draw is open now",
  "lastResult": "Last result",
  "noResultYet": "No result yet",
  "checkable": "Can be checked",
  "replay": "Replayed draw",
  "fairTitle": "Draws that you can check",
  "fairSealed": "Before sales open, the draw’s secret is sealed and its seal is published.",
  "fairDrawn": "The numbers follow from that secret alone, whatever was bet.",
  "fairChecked": "After the draw the secret is shown, and your own browser checks both.",
  "recentBets": "Your bets today",
  "allBets": "Betting record",
  "noneOpen": "No lottery is open here",
  "noneOpenNote": "Others may be. Look at all of them.",
  "otherGames": "Other lotteries",
  "zone_north": "Vietnam, north",
  "zone_central": "Vietnam, central",
  "zone_south": "Vietnam, south",
  "everyMinutes": [
   [
    "count",
    2,
    {
     "one": "every minute",
     "other": [
      "every ",
      0,
      " minutes"
     ]
    }
   ]
  ],
  "shelfTitle": "Next draws"
 },
 "lotteryFamilies": {
  "digits": "Five Digits",
  "dice": "K3 Dice",
  "eleven": "Eleven Five",
  "race": "PK10 Race",
  "keno": "Keno",
  "happy": "Happy Ten",
  "lucky": "Lucky 28",
  "vietnam": "XSMB · Miền Bắc",
  "hanoi": "Hanoi",
  "fourDigits": "4D",
  "thai": "Thai",
  "lao": "Lao",
  "markSix": "Mark Six"
 },
 "mail": {
  "depositArrivedSubject": "Your deposit has arrived",
  "depositArrived": [
   [
    "amount"
   ],
   " has been added to your balance at ",
   [
    "brand"
   ],
   ". Order ",
   [
    "orderId"
   ],
   "."
  ],
  "resetSubject": [
   "A new password for ",
   [
    "brand"
   ]
  ],
  "reset": [
   "Somebody asked for a new password for the account ",
   [
    "username"
   ],
   ". If it was you, open this link within ",
   [
    "minutes"
   ],
   " minutes:\n\n",
   [
    "link"
   ],
   "\n\nIf it was not you, you need not do anything."
  ],
  "noticeSubject": [
   [
    "brand"
   ],
   ": your account has changed"
  ],
  "passwordChanged": [
   "The password of your account ",
   [
    "username"
   ],
   " was changed."
  ],
  "contactChanged": [
   "The phone number or mail address of your account ",
   [
    "username"
   ],
   " was changed."
  ],
  "authenticatorBound": [
   "An authenticator was added to your account ",
   [
    "username"
   ],
   "."
  ],
  "authenticatorRemoved": [
   "The authenticator was removed from your account ",
   [
    "username"
   ],
   "."
  ],
  "paymentPasswordChanged": [
   "The payment password of your account ",
   [
    "username"
   ],
   " was changed."
  ],
  "bankAccountAdded": [
   "A bank account was added to your account ",
   [
    "username"
   ],
   "."
  ],
  "accountClosed": [
   "Your account ",
   [
    "username"
   ],
   " was closed."
  ],
  "socialAccountLinked": [
   "Your account ",
   [
    "username"
   ],
   " can now be opened with an account at Google or Facebook."
  ],
  "socialAccountRemoved": [
   "An account at Google or Facebook no longer opens your account ",
   [
    "username"
   ],
   "."
  ],
  "authenticatorReset": [
   "The authenticator of your account ",
   [
    "username"
   ],
   " was reset by our service, and all its sessions were ended. Log in and add a new one."
  ],
  "accountLocked": [
   "Your account ",
   [
    "username"
   ],
   " was locked by our service, and all its sessions were ended."
  ],
  "accountUnlocked": [
   "Your account ",
   [
    "username"
   ],
   " was unlocked by our service."
  ],
  "sessionsEnded": [
   "All sessions of your account ",
   [
    "username"
   ],
   " were ended by our service."
  ],
  "askUs": "If you have not asked for this or have a question, please contact our service.",
  "notYou": "If it was not you, please contact our service at once."
 },
 "messages": {
  "depositArrivalTitle": "Your deposit has arrived",
  "depositArrival": [
   [
    "amount"
   ],
   " has been added to your balance. Order ",
   [
    "number"
   ],
   "."
  ],
  "depositLateTitle": "Your late deposit has arrived",
  "depositLate": [
   "The time to pay order ",
   [
    "number"
   ],
   " was over when the money came. ",
   [
    "amount"
   ],
   " has been added to your balance all the same."
  ],
  "depositDiffersTitle": "Your deposit came in another amount",
  "depositDiffers": [
   "The payment of order ",
   [
    "number"
   ],
   " was not what you asked for. We have added what arrived: ",
   [
    "amount"
   ],
   "."
  ],
  "depositFailedTitle": "Your deposit did not go through",
  "depositFailed": [
   "The bank did not take the payment of ",
   [
    "amount"
   ],
   ". No money has moved. Order ",
   [
    "number"
   ],
   "."
  ],
  "depositDeclinedTitle": "We could not confirm your deposit",
  "depositDeclined": [
   "We have not found the ",
   [
    "amount"
   ],
   " of order ",
   [
    "number"
   ],
   "."
  ],
  "withdrawalApprovedTitle": "Your withdrawal is approved",
  "withdrawalApproved": [
   [
    "amount"
   ],
   " is on its way to your bank account. Order ",
   [
    "number"
   ],
   "."
  ],
  "withdrawalRejectedTitle": "Your withdrawal was not approved",
  "withdrawalRejected": [
   [
    "amount"
   ],
   " is back in your balance. Order ",
   [
    "number"
   ],
   "."
  ],
  "withdrawalPaidTitle": "The bank has paid your withdrawal",
  "withdrawalPaid": [
   "Please check your bank account and confirm that the money of order ",
   [
    "number"
   ],
   " (",
   [
    "amount"
   ],
   ") has arrived."
  ],
  "withdrawalReturnedTitle": "The bank has sent your withdrawal back",
  "withdrawalReturned": [
   [
    "amount"
   ],
   " is back in your balance. Please check your bank account number. Order ",
   [
    "number"
   ],
   "."
  ],
  "feedbackReplyTitle": "An answer from our service",
  "feedbackReply": [
   [
    "reply"
   ]
  ],
  "pointGoodSentTitle": "Your good is on its way",
  "pointGoodSent": [
   [
    "good"
   ],
   " was sent to you. ",
   [
    "remark"
   ]
  ],
  "pointGoodRejectedTitle": "Your exchange was not accepted",
  "pointGoodRejected": [
   [
    "good"
   ],
   " was not sent, and your points are back. Reason: ",
   [
    "remark"
   ]
  ],
  "disputeUpheldTitle": "We have put your movement right",
  "disputeUpheld": [
   [
    "reply"
   ]
  ],
  "disputeDismissedTitle": "An answer about your movement",
  "disputeDismissed": [
   [
    "reply"
   ]
  ],
  "verificationAcceptedTitle": "Your identity is verified",
  "verificationAccepted": "Thank you. Nothing more is needed from you.",
  "verificationRejectedTitle": "We need another document",
  "verificationRejected": "Please send it again in the member centre.",
  "verificationExpiredTitle": "Your document has expired",
  "verificationExpired": "Please send a valid document in the member centre.",
  "riskCheckInTitle": "A word from us",
  "riskCheckIn": "We like to ask now and then how things are going. If play takes more money or time than you would like, our service is there to talk. You need not answer.",
  "riskLimitsOfferedTitle": "You can set limits",
  "riskLimitsOffered": "You decide how much money and time you spend. Under “Limits and breaks” in the member centre you set a limit in a minute. A lower one counts at once.",
  "riskBreakOfferedTitle": "You can take a break",
  "riskBreakOffered": "A break does good at times. Under “Limits and breaks” in the member centre you choose one, from 24 hours on. Your money stays yours and can be withdrawn.",
  "contractOfferedTitle": "You have a contract offer",
  "contractOffered": [
   "You are offered a contract: ",
   [
    "family",
    1,
    {
     "dividend": "a dividend",
     "daily": "a daily wage",
     "hourly": "an hourly salary",
     "other": "a real-time salary"
    }
   ],
   ". Please accept or reject it in the agent centre."
  ],
  "contractAcceptedTitle": "Your contract offer was accepted",
  "contractAccepted": [
   [
    "account"
   ],
   " has accepted your contract: ",
   [
    "family",
    1,
    {
     "dividend": "a dividend",
     "daily": "a daily wage",
     "hourly": "an hourly salary",
     "other": "a real-time salary"
    }
   ],
   "."
  ],
  "contractRejectedTitle": "Your contract offer was rejected",
  "contractRejected": [
   [
    "account"
   ],
   " has rejected your contract: ",
   [
    "family",
    1,
    {
     "dividend": "a dividend",
     "daily": "a daily wage",
     "hourly": "an hourly salary",
     "other": "a real-time salary"
    }
   ],
   "."
  ],
  "contractWithdrawnTitle": "A contract offer was taken back",
  "contractWithdrawn": [
   "The offer of a contract was taken back: ",
   [
    "family",
    1,
    {
     "dividend": "a dividend",
     "daily": "a daily wage",
     "hourly": "an hourly salary",
     "other": "a real-time salary"
    }
   ],
   "."
  ],
  "contractExpiredTitle": "A contract offer has expired",
  "contractExpired": [
   "The offer to ",
   [
    "account"
   ],
   " has expired without an answer: ",
   [
    "family",
    1,
    {
     "dividend": "a dividend",
     "daily": "a daily wage",
     "hourly": "an hourly salary",
     "other": "a real-time salary"
    }
   ],
   "."
  ],
  "contractEndedTitle": "A contract ends",
  "contractEnded": [
   "The contract of ",
   [
    "account"
   ],
   " ends with the running period: ",
   [
    "family",
    1,
    {
     "dividend": "a dividend",
     "daily": "a daily wage",
     "hourly": "an hourly salary",
     "other": "a real-time salary"
    }
   ],
   "."
  ],
  "because": [
   "Reason: ",
   [
    "reason"
   ]
  ]
 },
 "offline": {
  "title": "You are offline",
  "note": "This page needs a connection, and there is none at the moment. Your balance and what you have started are kept with us.",
  "retry": "Try again",
  "byItself": "As soon as the connection is back, the page loads by itself."
 },
 "payments": {
  "payUnknown": "This payment address is not valid. Open the deposit again from your account.",
  "payOver": "The time to pay this deposit is over. Please start a new deposit.",
  "payLater": "The payment page cannot be reached right now. Please try again in a moment; nothing has been charged.",
  "note": "You can close this page and return to the portal."
 },
 "recordFiles": {
  "at": "Time (UTC)",
  "period": "From",
  "number": "Number",
  "method": "Method",
  "bank": "Bank",
  "type": "Type",
  "game": "Game",
  "vendor": "Provider",
  "product": "Category",
  "bets": "Bets",
  "stake": "Staked",
  "won": "Won",
  "bonus": "Bonus",
  "net": "Result",
  "deposited": "Paid in",
  "withdrawn": "Paid out",
  "amount": "Amount",
  "received": "Received",
  "fee": "Fee",
  "paid": "Paid",
  "balance": "Balance",
  "currency": "Currency",
  "status": "Status",
  "reference": "Reference"
 },
 "rewardWords": {
  "bonus": "Bonus",
  "promotion": [
   [
    "name"
   ]
  ],
  "mission": [
   [
    "name"
   ]
  ],
  "leaderboard": [
   "Place ",
   [
    "place"
   ],
   " in ",
   [
    "name"
   ]
  ],
  "raffle": [
   "Prize of ",
   [
    "name"
   ]
  ],
  "envelope": [
   "Red envelope: ",
   [
    "name"
   ]
  ],
  "vipUpgrade": [
   "Gift for reaching ",
   [
    "rank"
   ]
  ],
  "vipWeekly": [
   "Weekly gift of ",
   [
    "rank"
   ]
  ],
  "vipBirthday": "Happy birthday!",
  "rebate": [
   "Rebate of ",
   [
    "day"
   ]
  ],
  "rescue": [
   "Something back for ",
   [
    "day"
   ]
  ],
  "referralCard": "Invite your friends",
  "referralCardNote": [
   "Up to ",
   [
    "amount"
   ],
   " for each friend who joins, pays in and plays."
  ],
  "referral": "For the friends you invited"
 },
 "teamFiles": {
  "account": "Account",
  "type": "Type",
  "level": "Level",
  "members": "Members",
  "balance": "Balance",
  "rebate": "Rebate %",
  "stake": "Staked",
  "result": "Net result",
  "joined": "Joined",
  "day": "Day",
  "product": "Product",
  "vendor": "Provider",
  "bets": "Bets",
  "won": "Won",
  "deposits": "Deposits",
  "withdrawals": "Withdrawals",
  "bonus": "Bonus",
  "net": "Left with",
  "count": "Count",
  "in": "In",
  "out": "Out",
  "due": "Due",
  "passedOn": "To downlines",
  "recovered": "Repaid",
  "earned": "Earned"
 }
};
