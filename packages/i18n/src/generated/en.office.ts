// Written by `npm run generate` from src/messages.
export default {
 "fieldErrors": {
  "required": "Please fill this in.",
  "unknown": "This field is not expected here.",
  "invalid": "This is not valid.",
  "mail_address": "Please type an email address, like name@example.com.",
  "pattern": "This does not have the expected form.",
  "too_long": [
   [
    "maximum",
    1,
    {
     "none": "This is too long.",
     "other": [
      "At most ",
      [
       "maximum"
      ],
      " characters."
     ]
    }
   ]
  ],
  "too_short": [
   [
    "minimum",
    1,
    {
     "none": "This is too short.",
     "other": [
      "At least ",
      [
       "minimum"
      ],
      " characters."
     ]
    }
   ]
  ],
  "whole_number": "A whole number is expected.",
  "too_small": [
   [
    "minimum",
    1,
    {
     "none": "This is too small.",
     "other": [
      "At least ",
      [
       "minimum"
      ],
      "."
     ]
    }
   ]
  ],
  "too_large": [
   [
    "maximum",
    1,
    {
     "none": "This is too large.",
     "other": [
      "At most ",
      [
       "maximum"
      ],
      "."
     ]
    }
   ]
  ],
  "text_not_storable": "This holds a character that cannot be kept.",
  "checkPass": "The two passwords are not the same.",
  "password_common": "This password is too easy to guess. Please choose another.",
  "password_rule": "The password does not meet the rule.",
  "username_rule": "A letter first, then letters or digits.",
  "not empty?": "Please accept the terms to go on.",
  "taken": "This is already taken.",
  "amount_range": [
   "Between ",
   [
    "minimum"
   ],
   " and ",
   [
    "maximum"
   ],
   "."
  ],
  "too_many_pictures": [
   "At most ",
   [
    "maximum"
   ],
   " pictures."
  ],
  "picture_too_large": "This picture is larger than 5 MB.",
  "not_a_document": "The file is no picture that we can read, and no plain PDF.",
  "document_locked": "This PDF needs a password. Please send one without.",
  "not_a_picture": "This is not a whole PNG or JPEG picture.",
  "password_unchanged": "Please choose another password than the present one.",
  "wrong_password": "This is not your present password.",
  "invitation_code": "This invitation code is not right.",
  "one_of_two": "Please choose one of the two.",
  "too_young": [
   "You must be at least ",
   [
    "minimum"
   ],
   " years old."
  ],
  "not_on_list": "Please choose one of the list.",
  "holder_differs": "All your bank accounts must be in the same name.",
  "phone_number": "This is not a mobile number.",
  "amount": "Enter an amount, like 50.00.",
  "prize_count": [
   "There are ",
   [
    "count"
   ],
   " numbers, and ",
   [
    "needed"
   ],
   " are drawn."
  ],
  "prize_number": [
   "“",
   [
    "token"
   ],
   "” is not a number of this prize."
  ],
  "drawn_twice": [
   [
    "token"
   ],
   " is there twice."
  ],
  "voucher_code": "A code has sixteen letters and digits.",
  "past": "This day is over.",
  "too_many_days": [
   "At most ",
   [
    "maximum"
   ],
   " days."
  ],
  "percent": "Enter a percentage from 0 to 100 with up to 4 decimals."
 },
 "kit": {
  "close": "Close",
  "retry": "Try again",
  "loading": "Loading",
  "networkAbnormal": "The network is not answering. Check your connection and try again.",
  "answerUnreadable": "The server gave an answer that this page does not understand. Reload the page and try again."
 },
 "kitAloud": {
  "listOpen": "Show suggestions",
  "suggestions": "Suggestions",
  "optionsFound": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " option"
     ],
     "other": [
      0,
      " options"
     ]
    }
   ],
   " available."
  ],
  "optionChosen": [
   [
    "option"
   ],
   ", selected"
  ],
  "groupEntered": [
   "Entered group ",
   [
    "group"
   ],
   ", with ",
   [
    "count",
    2,
    {
     "one": [
      0,
      " option"
     ],
     "other": [
      0,
      " options"
     ]
    }
   ],
   ". ",
   [
    "option"
   ]
  ],
  "groupEnteredChosen": [
   "Entered group ",
   [
    "group"
   ],
   ", with ",
   [
    "count",
    2,
    {
     "one": [
      0,
      " option"
     ],
     "other": [
      0,
      " options"
     ]
    }
   ],
   ". ",
   [
    "option"
   ],
   ", selected"
  ],
  "earlier": "Previous",
  "later": "Next",
  "dayChosen": [
   "Selected date: ",
   [
    "day"
   ]
  ],
  "daysChosen": [
   "Selected range: ",
   [
    "days"
   ]
  ],
  "todayIs": [
   "Today, ",
   [
    "day"
   ]
  ],
  "todayIsChosen": [
   "Today, ",
   [
    "day"
   ],
   " selected"
  ],
  "isChosen": [
   [
    "item"
   ],
   " selected"
  ],
  "isNotChosen": [
   [
    "item"
   ],
   " not selected"
  ],
  "chooseFirstDay": "Click to choose the first day",
  "chooseLastDay": "Click to choose the last day",
  "firstOfferedDay": "First available date",
  "lastOfferedDay": "Last available date",
  "fromTo": [
   [
    "from"
   ],
   " to ",
   [
    "to"
   ]
  ],
  "longPressForMenu": "Long press or press Alt + Arrow Down to open the menu",
  "longPressToChoose": "Long press to start choosing",
  "choose": "Select",
  "chosenCount": [
   [
    "count",
    2,
    {
     "=0": "Nothing selected",
     "one": [
      0,
      " item selected"
     ],
     "other": [
      0,
      " items selected"
     ]
    }
   ],
   "."
  ],
  "allChosen": "All items selected.",
  "dismiss": "Dismiss",
  "expand": "Expand",
  "collapse": "Collapse"
 },
 "kitData": {
  "selectAll": "Select all rows",
  "selectRow": [
   "Select ",
   [
    "row"
   ]
  ],
  "sortBy": [
   "Sort by ",
   [
    "column"
   ]
  ],
  "csv": "CSV",
  "csvOf": [
   "CSV file: ",
   [
    "list"
   ]
  ],
  "today": "Today",
  "thisMonth": "This month",
  "previousDays": [
   "Last ",
   [
    "count"
   ],
   " days"
  ],
  "nextDays": [
   "Next ",
   [
    "count"
   ],
   " days"
  ],
  "chooseDays": "Choose days",
  "previousMonth": "Previous month",
  "nextMonth": "Next month",
  "openList": "Show the list",
  "noneFound": "Nothing found",
  "openBranch": "Open",
  "closeBranch": "Close",
  "asTable": "As a table",
  "noFigures": "There are no figures for this time.",
  "uploadHint": "Up to 3, PNG or JPEG, 5 MB each.",
  "removeFile": [
   "Remove ",
   [
    "name"
   ]
  ],
  "sendAgain": [
   "Send ",
   [
    "name"
   ],
   " again"
  ],
  "sending": [
   "Sending ",
   [
    "name"
   ]
  ],
  "sent": "Sent",
  "notSent": "Not sent",
  "stepDone": "Done"
 },
 "kitForms": {
  "confirm": "OK",
  "cancel": "Cancel",
  "copied": "Copied",
  "notCopied": "Your browser does not let us copy",
  "notCopiedNote": "Mark the text and copy it by hand.",
  "showPassword": "Show password",
  "hidePassword": "Hide password"
 },
 "kitLists": {
  "pages": "Pages",
  "previousPage": "Previous page",
  "nextPage": "Next page",
  "page": [
   "Page ",
   [
    "page"
   ]
  ]
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
 "officeActions": {
  "accept-verification": "Identity accepted",
  "add-announcement": "Announcement written",
  "add-bank-account": "Bank account added",
  "add-envelope": "Red envelope added",
  "add-mission": "Mission added",
  "add-player-note": "Note on a player written",
  "add-point-good": "Good of the points mall added",
  "add-promotion": "Promotion added",
  "add-provider": "Game provider registered",
  "add-raffle": "Raffle added",
  "add-risk-finding": "Finding added to a risk case",
  "adjust-balance": "Balance adjusted",
  "announce": "Announced by command",
  "answer-dispute": "Dispute answered",
  "answer-feedback": "Feedback answered",
  "appoint-operator": "Operator appointed",
  "approve-promotion-claim": "Promotion claim approved",
  "approve-withdrawal": "Withdrawal approved",
  "ask-vendor-transfer": "Vendor asked about a transfer",
  "begin-break": "Break begun",
  "bind-authenticator": "Authenticator set up",
  "bind-contact": "Contact confirmed",
  "brake-logins": "Logins slowed down",
  "cancel-bonus": "Bonus cancelled",
  "change-announcement": "Announcement changed",
  "change-envelope": "Red envelope changed",
  "change-game": "Game changed",
  "change-lottery-game": "Lottery changed",
  "change-mission": "Mission changed",
  "change-password": "Password changed",
  "change-point-good": "Good of the points mall changed",
  "change-promotion": "Promotion changed",
  "change-raffle": "Raffle changed",
  "change-roles": "Roles changed",
  "change-setting": "Setting changed",
  "change-vendor": "Vendor changed",
  "change-vip-ranks": "Ranks changed",
  "choose-bank-account": "Default bank account chosen",
  "close-account": "Account closed",
  "close-feedback": "Feedback closed",
  "close-promotion": "Promotion closed",
  "close-risk-account": "Account closed from a risk case",
  "close-unverified": "Unverified account closed",
  "complete-first-login": "First login completed",
  "confirm-deposit": "Deposit confirmed",
  "confirm-point-exchange": "Points exchange confirmed",
  "correct-agent-income": "Agent income corrected",
  "correct-draw": "Draw corrected",
  "create-export": "Export asked for",
  "create-invitation-link": "Invitation link made",
  "decide": "Proposal decided",
  "decline-deposit": "Deposit declined",
  "delete-announcement": "Announcement deleted",
  "disable-provider": "Game provider switched off",
  "draw-enrolment-link": "Link for an authenticator made",
  "drop-branch-move": "Move of a branch dropped",
  "enable-provider": "Game provider switched on",
  "end-announcement": "Announcement ended by command",
  "end-export": "Export ended",
  "end-invitation-link": "Invitation link ended",
  "end-other-sessions": "Other sessions ended",
  "end-session": "Session ended",
  "end-sessions": "Sessions ended",
  "enrol": "Authenticator of an operator set up",
  "enter-result": "Result entered",
  "fail-login": "Login of a player failed",
  "fail-reentry": "Confirmation by password failed",
  "force-withdrawal-receipt": "Receipt of a withdrawal settled",
  "give-back-feedback": "Feedback given back",
  "issue-vouchers": "Vouchers issued",
  "link-social-account": "Social account linked",
  "lock-code": "Code locked",
  "lock-player": "Player locked",
  "login": "Logged in",
  "login-failed": "Login of an operator failed",
  "login-free-play": "Free play begun",
  "logout": "Logged out",
  "move-branch": "Branch moved",
  "offer-agent-contract": "Contract offered to an agent",
  "open-account-below": "Account opened by an agent",
  "open-document": "Document opened",
  "open-player": "Player opened",
  "open-risk-case": "Risk case opened",
  "order-announcements": "Announcements put in order",
  "order-lottery-games": "Lotteries put in order",
  "order-vendors": "Vendors put in order",
  "pick-games": "Games put in front",
  "propose": "Proposed",
  "publish-announcement": "Announcement published",
  "publish-promotion": "Promotion published",
  "read-delivery": "Delivery address read",
  "read-risk-case": "Risk case read",
  "redraft-announcement": "Announcement made a draft",
  "refer-withdrawal": "Withdrawal referred to another operator",
  "refuse-referral": "Referral refused",
  "register": "Registered",
  "reject-point-exchange": "Points exchange rejected",
  "reject-promotion-claim": "Promotion claim rejected",
  "reject-verification": "Identity rejected",
  "reject-withdrawal": "Withdrawal rejected",
  "release-agent-run": "Agent run released",
  "release-referral": "Referral released",
  "remove-authenticator": "Authenticator removed",
  "remove-bank-account": "Bank account removed",
  "remove-registered-address": "Registered address removed",
  "remove-social-account": "Social account unlinked",
  "remove-trusted-device": "Trusted device removed",
  "renew-first-password": "First password renewed",
  "reopen-feedback": "Feedback opened again",
  "reset-authenticator": "Authenticator of a player reset",
  "reset-operator": "Login of an operator reset",
  "resolve-dispute-giveUp": "Disputed payment given up",
  "resolve-dispute-paid": "Disputed payment found paid",
  "resolve-dispute-payAgain": "Disputed payment paid again",
  "return-withdrawal": "Withdrawal given back to the queue",
  "reveal-feedback-contact": "Contact of feedback shown",
  "reveal-personal-data": "Personal data shown",
  "risk-case-closed": "Risk case closed",
  "risk-case-decided": "Risk case decided",
  "risk-case-finding": "Finding of a risk case",
  "risk-case-givenBack": "Risk case given back",
  "risk-case-message": "Player of a risk case written to",
  "risk-case-note": "Note on a risk case written",
  "risk-case-opened": "Risk case opened",
  "risk-case-taken": "Risk case taken",
  "rotate-provider-key": "Key of a game provider changed",
  "save-profile": "Profile saved",
  "seed-account": "Demonstration account made",
  "send-verification": "Documents sent",
  "set-payment-password": "Payment password set",
  "set-rank": "Rank set",
  "set-rates": "Rates set",
  "take-feedback": "Feedback taken",
  "take-file": "File taken",
  "take-voucher-codes": "Voucher codes taken",
  "transfer-money": "Money transferred",
  "unlock-player": "Player unlocked",
  "unlock-session": "Session confirmed again",
  "update-provider-games": "Games of a provider updated",
  "void-draw": "Draw voided",
  "void-match": "Match voided",
  "void-vouchers": "Vouchers voided",
  "withdraw-announcement": "Announcement withdrawn"
 },
 "officeActivities": {
  "title": "Title",
  "titleIn": [
   "Title (",
   [
    "language"
   ],
   ")"
  ],
  "detailIn": [
   "Description (",
   [
    "language"
   ],
   ")"
  ],
  "days": "Days",
  "state": "State",
  "offered": "Offered",
  "notOffered": "Not offered",
  "firstDay": "First day",
  "lastDay": "Last day",
  "lastDayHint": "Leave it empty to offer it without an end.",
  "position": "Place",
  "save": "Save",
  "changedMeanwhile": "Somebody else has saved meanwhile. This is what they saved.",
  "points": [
   [
    "points"
   ],
   " points"
  ],
  "bonus": [
   "bonus ",
   [
    "amount"
   ]
  ],
  "prize": "Prize",
  "prize_cash": "Cash",
  "prize_bonus": "Bonus money",
  "prize_points": "Points",
  "noPrize": "No prize",
  "prizeAmount": "Amount",
  "turnoverTimes": "To be staked how often",
  "categories": "Games that count",
  "categoriesHint": "None ticked means all of them.",
  "addMission": "Add a mission",
  "changeMission": "Change a mission",
  "noMissions": "There are no missions yet.",
  "objective": "What is counted",
  "objective_depositSum": "Money deposited",
  "objective_depositCount": "Number of deposits",
  "objective_turnover": "Money staked",
  "objective_wins": "Rounds that paid",
  "objective_loginDays": "Days with a login",
  "objective_invitedFriends": "Friends who have deposited",
  "cycle": "How often",
  "cycle_daily": "Every day",
  "cycle_weekly": "Every week",
  "cycle_once": "Once",
  "target": "Target",
  "targetHint": "Leave it empty, with no prize, for a leaderboard alone.",
  "claimed": "Claimed",
  "paid": "Paid",
  "rankPrizes": "Prizes by rank",
  "rankFrom": "From rank",
  "rankTo": "To rank",
  "addRank": "Add a rank",
  "removeRank": "Leave this rank out",
  "addRaffle": "Add a raffle",
  "changeRaffle": "Change a raffle",
  "noRaffles": "There are no raffles yet.",
  "earnedBy": "What earns tickets",
  "ticketAmount": "Amount for each ticket",
  "ticketsMaximum": "Tickets for each player at most",
  "drawn": "Drawn",
  "given": "Given",
  "left": [
   [
    "count"
   ],
   " left"
  ],
  "endless": "no end",
  "prizes": "Prizes",
  "motif": "Picture",
  "weight": "Weight",
  "stock": "Left",
  "stockHint": "Leave it empty where there is no end of it.",
  "addPrize": "Add a prize",
  "removePrize": "Remove this prize",
  "addEnvelope": "Add a red envelope",
  "changeEnvelope": "Change a red envelope",
  "noEnvelopes": "There are no red envelopes yet.",
  "kind": "Kind",
  "kind_fixed": "Equal packets",
  "kind_random": "By chance",
  "kind_rain": "Rain",
  "pool": "Pool of an opening",
  "packets": "Packets",
  "opensAt": "Opens at",
  "opensAtHint": "Each day, in the brand’s time zone, like 20:00.",
  "minutes": "Minutes open",
  "schedule": "Schedule",
  "eachDay": [
   [
    "time"
   ],
   " each day, ",
   [
    "minutes"
   ],
   " minutes"
  ],
  "rounds": "Openings",
  "taken": [
   [
    "taken"
   ],
   " of ",
   [
    "packets"
   ]
  ]
 },
 "officeAgentRuns": {
  "preview": "Preview the next",
  "closed": "The window is closed: this is what will be settled.",
  "open": "The window is still open: these are the figures of now.",
  "noContract": "No contract of this family holds.",
  "release": "Release the settlement",
  "releaseNote": [
   "It is above the limit of the settings. Another operator decides whether ",
   [
    "lines"
   ],
   " agents are paid."
  ]
 },
 "officeAgents": {
  "move": [
   "Move ",
   [
    "account"
   ]
  ],
  "moveOf": [
   [
    "count"
   ],
   " · move"
  ],
  "moveNote": "The account moves with all below it. Figures of before stay with the upline of before.",
  "upline": "New upline",
  "uplineNote": "The exact name; empty for the top.",
  "day": "From business day",
  "propose": "Propose",
  "offer": "Offer a contract",
  "offerNote": "The agent at the top of a tree accepts or rejects it in the agent centre.",
  "offerIncomplete": "Please name the account and fill in every amount and rate.",
  "account": "Account",
  "accountNote": "The exact name of an agent without an upline.",
  "family": "Kind",
  "period": "Paid",
  "tier": [
   "Tier ",
   [
    "place"
   ]
  ],
  "betAmount": "Stakes from",
  "activeMembers": "Active members from",
  "lossAmount": "Loss from",
  "rate": "Rate in percent",
  "profitRate": "Of stakes that won, percent",
  "lossRate": "Of stakes that lost, percent",
  "singleBet": "Of every stake, percent",
  "addTier": "Add a tier",
  "removeTier": "Remove the last tier",
  "correct": [
   "Correct an income of ",
   [
    "account"
   ]
  ],
  "correctIt": "correct an income",
  "correctNote": "It goes into the next settlement of the kind. Another operator decides.",
  "amount": [
   "Amount in ",
   [
    "currency"
   ]
  ],
  "amountNote": "Above zero gives, with a minus before it takes.",
  "amountNeeded": "Please type an amount other than zero, like 120.00 or -45.50."
 },
 "officeApprovals": {
  "toDecide": "To decide",
  "mine": "Mine",
  "waiting": "With others",
  "ended": "Ended",
  "noneToDecide": "Nothing waits for your decision.",
  "noneMine": "You have no open proposal.",
  "noneWaiting": "Nothing else is open.",
  "noneEnded": "No proposal has ended yet.",
  "kind_adjustBalance": "Adjust a balance",
  "kind_moveAgentBranch": "Move a branch",
  "kind_releaseAgentRun": "Release a settlement",
  "kind_correctAgentIncome": "Correct an agent’s income",
  "kind_issueVouchers": "Issue vouchers",
  "kind_confirmDeposit": "Confirm a deposit",
  "kind_approveWithdrawal": "Approve a withdrawal",
  "kind_putSetting": "Change a setting",
  "kind_appointOperator": "Appoint an operator",
  "kind_changeOperatorRoles": "Change roles",
  "kind_resetOperator": "Reset an operator",
  "kind_voidDraw": "Void a draw",
  "kind_correctDraw": "Correct a result",
  "proposedBy": [
   [
    "name"
   ],
   " proposed it"
  ],
  "expires": "Expires",
  "ended_at": "Ended",
  "reason": "Reason",
  "preview": "What happens",
  "input": "What was asked",
  "hash": [
   "Content ",
   [
    "hash"
   ]
  ],
  "approve": "Approve",
  "decline": "Decline",
  "withdraw": "Take back",
  "approveNote": [
   "It is done at once, under your name and that of ",
   [
    "name"
   ],
   "."
  ],
  "declineNote": [
   "The proposal of ",
   [
    "name"
   ],
   " ends without a change."
  ],
  "withdrawNote": "Your proposal ends without a change.",
  "why_own_proposal": "You proposed it or were part of it, so another operator decides.",
  "why_permission_missing": "Your roles do not decide proposals of this kind.",
  "why_approval_too_early": "You can approve from a day after your appointment.",
  "why_approval_ended": "It has been decided or has expired.",
  "state_open": "Open",
  "state_executed": "Done",
  "state_rejected": "Declined",
  "state_withdrawn": "Taken back",
  "state_expired": "Expired",
  "state_void": "Void",
  "vote_approve": [
   [
    "name"
   ],
   " approved"
  ],
  "vote_decline": [
   [
    "name"
   ],
   " declined"
  ],
  "voidNote": [
   "It could not be done any more: ",
   [
    "code"
   ],
   "."
  ],
  "player": "Open the player",
  "withdrawal": "Open the withdrawal",
  "name_availableBefore": "Balance before",
  "name_availableAfter": "Balance after",
  "name_before": "Before",
  "name_after": "After",
  "name_key": "Setting",
  "name_username": "Username",
  "name_roles": "Roles",
  "name_amount": "Amount",
  "name_count": "Codes",
  "name_expiresOn": "Last day",
  "name_reason": "Reason",
  "name_redeemed": "Redeemed",
  "name_currency": "Currency",
  "name_expiresAt": "Good until",
  "name_state": "State",
  "name_reference": "Reference of the bank",
  "name_number": "Number",
  "name_method": "Method",
  "name_received": "Received",
  "name_fee": "Fee",
  "name_value": "Value",
  "name_operatorId": "Operator",
  "name_playerId": "Player"
 },
 "officeAudit": {
  "whole": "The chain is whole",
  "broken": "The chain is broken",
  "entries": [
   [
    "count"
   ],
   " entries"
  ],
  "sinceAnchor": "Walked from the anchor of",
  "noAnchor": "No anchor yet: every entry was walked.",
  "fingerprint": [
   "Key ",
   [
    "fingerprint"
   ]
  ],
  "forged": "The last anchor is not genuine.",
  "brokenAt": [
   "Chain ",
   [
    "chain"
   ],
   ", entry ",
   [
    "position"
   ],
   " does not follow from the one before it."
  ],
  "verify": "Verify"
 },
 "officeCatalogue": {
  "views": "Parts of the catalogue",
  "games": "Games",
  "vendors": "Vendors",
  "providers": "Providers",
  "vendor": "Vendor",
  "state": "State",
  "stateOf_on": "On",
  "stateOf_off": "Off",
  "stateOf_maintenance": "Maintenance",
  "name": "Name",
  "code": "Code",
  "hot": [
   "Hot · ",
   [
    "rounds",
    4
   ],
   " rounds"
  ],
  "fresh": "New",
  "picked": "In front",
  "titles": "Games",
  "change": [
   "Change ",
   [
    "name"
   ]
  ],
  "changeShort": "Change",
  "isOn": "Switched on",
  "isOnNote": "Switched off, it is gone from the lobby and takes no bet. Wins still come in.",
  "hasMaintenance": "Maintenance",
  "from": "From",
  "fromHint": [
   "Empty: now. Times of ",
   [
    "zone"
   ],
   "."
  ],
  "until": "Until",
  "untilHint": "Empty: until an operator ends it.",
  "save": "Save",
  "saved": "Saved. Players see it now.",
  "closedByVendor": "Its vendor is under maintenance.",
  "inFront": "Games in front",
  "inFrontNote": "They come before all others in every list. Hot and new are counted and cannot be set.",
  "noneInFront": "No game is in front.",
  "putInFront": [
   "Put ",
   [
    "name"
   ],
   " in front"
  ],
  "takeBack": [
   "Take ",
   [
    "name"
   ],
   " back"
  ],
  "earlier": [
   "Move ",
   [
    "name"
   ],
   " up"
  ],
  "later": [
   "Move ",
   [
    "name"
   ],
   " down"
  ],
  "order": "Order",
  "provider": "Provider",
  "key": "Key",
  "oldKeyUntil": "The key before holds until",
  "partOfProduct": "Part of the product",
  "switchOff": "Switch off",
  "switchOn": "Switch on",
  "switchOffNote": [
   "The games of ",
   [
    "name"
   ],
   " leave the lobby, and its bets are refused. Wins and rollbacks still pass."
  ],
  "switchOnNote": [
   "The games of ",
   [
    "name"
   ],
   " come back, and its bets are taken."
  ],
  "rotate": "Change the key",
  "rotateNote": "The provider signs by this key. An operator of risk approves the change.",
  "newKey": "New public key",
  "newKeyHint": "RSA in PEM. It begins with -----BEGIN PUBLIC KEY-----.",
  "overlap": "Hours in which the old key still counts",
  "overlapHint": "0 when it has become known, up to 168.",
  "allVendors": "Vendors in the order in which players see them"
 },
 "officeContent": {
  "kinds": "Kinds of announcements",
  "kind_B": "Banners",
  "kind_PL": "Marquee",
  "kind_PU": "Popups",
  "kind_PR": "Promotions",
  "kind_H": "Help",
  "kind_AG": "For agents",
  "add": "New announcement",
  "none": "There is nothing of this kind yet.",
  "listOf": "In the order in which visitors see them",
  "title": "Title",
  "state": "State",
  "state_draft": "Draft",
  "state_published": "Published",
  "state_withdrawn": "Withdrawn",
  "inForce": "Shown now",
  "planned": "Planned",
  "over": "Over",
  "schedule": "Shown",
  "since": [
   "from ",
   [
    "from"
   ]
  ],
  "sinceUntil": [
   [
    "from"
   ],
   " to ",
   [
    "until"
   ]
  ],
  "changedBy": "Changed by",
  "brand": "The brand",
  "order": "Order",
  "earlier": [
   "Move ",
   [
    "title"
   ],
   " up"
  ],
  "later": [
   "Move ",
   [
    "title"
   ],
   " down"
  ],
  "orderChanged": "Someone else has ordered these meanwhile. The list shows their order.",
  "kind": "Kind",
  "group": "Place of the banner",
  "group_none": "Home",
  "group_home": "Home, first row",
  "group_w_login": "Login",
  "picture": "Picture",
  "picture_none": "No picture",
  "picture_scene": "A drawn scene",
  "picture_upload": "A picture of one’s own",
  "scene": "Scene",
  "sceneNightMarket": "Night market",
  "sceneLotusPond": "Lotus pond",
  "sceneNagaMoon": "Naga under the moon",
  "sceneKoiRiver": "River of koi",
  "sceneKiteFestival": "Kite festival",
  "sceneTempleDusk": "Temple at dusk",
  "sceneTreasureNight": "Night of treasure",
  "sceneHarbour": "Harbour",
  "uploadHint": "PNG or JPEG, at most 5 MB. A banner is about four times as wide as high.",
  "linkage": "Leads to",
  "linkageHint": "A path of the portal, like /rng. Empty: nowhere.",
  "from": "From",
  "fromHint": [
   "Empty: from now on. Times of ",
   [
    "zone"
   ],
   "."
  ],
  "until": "Until",
  "untilHint": "Empty: without an end.",
  "words": "Words",
  "titleIn": [
   "Title, ",
   [
    "language"
   ]
  ],
  "textIn": [
   "Text, ",
   [
    "language"
   ]
  ],
  "preview": "Preview",
  "nothingWritten": "Nothing is written yet.",
  "previewNote": "As the server’s sanitiser leaves it.",
  "theme": "Theme of the preview",
  "lightTheme": "Light",
  "darkTheme": "Dark",
  "saveDraft": "Save as draft",
  "publish": "Publish",
  "save": "Save",
  "withdraw": "Withdraw",
  "withdrawNote": "Visitors no longer see it. It can be published again.",
  "remove": "Delete",
  "removeNote": "It leaves this list too. Its row is kept for the audit log.",
  "saved": "Saved. Visitors see it now.",
  "savedDraft": "Saved as a draft.",
  "back": "All announcements",
  "unknown": "This announcement does not exist any more.",
  "meanwhile": [
   [
    "name"
   ],
   " has saved another version meanwhile"
  ],
  "meanwhileNote": "Yours is still in the form. Compare, and choose one.",
  "takeTheirs": "Take theirs",
  "keepMine": "Go on with mine",
  "theirs": "Theirs",
  "bold": "Bold",
  "italic": "Italic",
  "underlined": "Underlined",
  "heading": "Heading",
  "bullets": "List",
  "numbers": "Numbered list",
  "quote": "Quotation",
  "link": "Link",
  "linkAddress": "Address of the link",
  "linkAddressHint": "A path of the portal or https://. Empty: no link.",
  "undo": "Undo",
  "redo": "Redo",
  "formatting": "Formatting",
  "apply": "Apply"
 },
 "officeDeposits": {
  "shows": "Which deposits",
  "show_slip": "Slips to confirm",
  "show_differs": "Other amounts",
  "show_late": "Late",
  "show_waiting": "Waiting",
  "show_all": "All",
  "none": "Nothing here.",
  "number": "Number",
  "time": "Time",
  "player": "Player",
  "method": "Method",
  "state": "State",
  "amount": "Ordered",
  "received": "Received",
  "fee": "Fee",
  "state_pending": "Waiting",
  "state_confirmed": "Arrived",
  "state_failed": "Failed",
  "state_expired": "Expired",
  "queue_slip": "Slip",
  "queue_short": "Short",
  "queue_over": "Too much",
  "queue_late": "Late",
  "of": [
   "Deposit ",
   [
    "number"
   ]
  ],
  "payment": [
   "Payment ",
   [
    "reference"
   ]
  ],
  "reason": "Reason",
  "slip": "Slip of the player",
  "confirm": "Confirm",
  "confirmNote": [
   "Proposes that the transfer of ",
   [
    "username"
   ],
   " for ",
   [
    "number"
   ],
   " has arrived. Another operator decides."
  ],
  "arrived": "What has arrived",
  "amountWrong": "Type an amount above zero.",
  "reference": "Reference of the bank",
  "referenceHint": "As the statement names the transfer.",
  "referenceMissing": "Type the reference of the bank.",
  "decline": "Decline",
  "declineNote": [
   "No money moves. ",
   [
    "username"
   ],
   " reads the reason. Deposit ",
   [
    "number"
   ],
   "."
  ]
 },
 "officeDisputes": {
  "dispute": "Dispute of a movement",
  "player": "Player",
  "state": "State",
  "state_open": "Waiting",
  "state_upheld": "Put right",
  "state_dismissed": "Answered",
  "remark": "What the player says",
  "movement": "Movement",
  "amount": "Amount",
  "balanceAfter": "Balance after it",
  "time": "Time",
  "reference": "Reference",
  "answer": "Answer",
  "answeredBy": "Answered by",
  "pictureOf": [
   "Picture ",
   [
    "number"
   ],
   " of the player"
  ],
  "uphold": "Agree",
  "dismiss": "Explain",
  "upholdNote": [
   [
    "username"
   ],
   " reads that it was put right, and your words. Money is moved by an adjustment."
  ],
  "dismissNote": [
   [
    "username"
   ],
   " reads your words. The movement stays as it is."
  ],
  "answerHint": "The player reads it as it stands.",
  "answerMissing": "Write what the player should read.",
  "send": "Send the answer"
 },
 "officeDraws": {
  "of": [
   [
    "game"
   ],
   " · ",
   [
    "number"
   ]
  ],
  "unknown": "There is no such draw.",
  "liability": "Bets and liability",
  "back": "All draws",
  "schedule": "Schedule",
  "opensAt": "Bets open",
  "settledAt": "Settled",
  "commitment": "Commitment",
  "seed": "Seed",
  "result": "Result",
  "resultNo": [
   "Result ",
   [
    "revision"
   ]
  ],
  "noResult": "There is no result yet.",
  "toBeEntered": "This draw waits for its result. Two operators enter and confirm it.",
  "replayOf": [
   "Replayed draw of ",
   [
    "day"
   ]
  ],
  "enteredBy": [
   "Entered by ",
   [
    "proposer"
   ],
   ", confirmed by ",
   [
    "confirmer"
   ]
  ],
  "partial": "Partial result",
  "partialNote": "It is shown to players and settles nothing.",
  "feedTold": "What the feed tells",
  "feedNothing": "No whole result yet.",
  "enter": "Enter the result",
  "enterOf": [
   "Result of ",
   [
    "game"
   ],
   " · ",
   [
    "number"
   ]
  ],
  "enterNote": "Type every number with its leading zeros, as it was drawn. Another operator confirms before anything is paid.",
  "prizeHint": [
   "Numbers: ",
   [
    "count"
   ],
   ". Digits of each: ",
   [
    "digits"
   ],
   "."
  ],
  "propose": "Send for confirmation",
  "feed": "Results feed",
  "feedMissing": "No feed is set up. Results from outside are entered by operators.",
  "feedSources": "Sources",
  "feedOne": "One: a result counts once it was told twice",
  "feedTwo": "Two: a result counts when both tell the same",
  "feedAsked": "Asked last",
  "feedWaiting": "Draws that wait",
  "feedProblems": "Of them with a problem",
  "games": "Lottery games",
  "game": "Game",
  "isOpen": "Open",
  "isClosed": "Closed",
  "nextDraw": "Next draw",
  "lastResult": "Last result",
  "order": "Order",
  "earlier": [
   "Move ",
   [
    "game"
   ],
   " up"
  ],
  "later": [
   "Move ",
   [
    "game"
   ],
   " down"
  ],
  "change": "Change",
  "open": "Open",
  "close": "Close",
  "openGame": [
   "Open ",
   [
    "game"
   ]
  ],
  "closeGame": [
   "Close ",
   [
    "game"
   ]
  ],
  "openNote": "Players see the game and can bet on its draws at once.",
  "closeNote": "Players see the game no more and cannot bet. Draws that have bets are held all the same."
 },
 "officeEntrance": {
  "signIn": "Log in",
  "username": "Username",
  "password": "Password",
  "next": "Next",
  "signingIn": "One moment",
  "code": "Code of the authenticator",
  "codeHint": "Six digits of the app, or one of your recovery codes.",
  "otherAccount": "Use another account",
  "sessionEnded": "Your session has ended. Log in to go on where you were.",
  "locked": "Locked",
  "lockedNote": [
   "Type the password of ",
   [
    "username"
   ],
   " to go on where you were."
  ],
  "unlock": "Unlock",
  "logOut": "Log out",
  "freshCode": "A fresh code, please",
  "freshCodeNote": "This needs a code of your authenticator from the last five minutes.",
  "confirm": "Confirm",
  "enrol": "Welcome to the back office",
  "enrolNote": "Choose a password first. Your authenticator app comes next.",
  "newPassword": "New password",
  "newPasswordAgain": "New password once more",
  "newPasswordHint": "12 to 64 characters.",
  "notTheSame": "The two passwords differ.",
  "bindAuthenticator": "Your authenticator",
  "bindAuthenticatorNote": "Scan the code with an authenticator app, or type the secret into it. Then type the six digits that it shows.",
  "qrCode": "QR code for the authenticator app",
  "copySecret": "Copy the secret",
  "finish": "Finish",
  "recoveryCodes": "Your recovery codes",
  "recoveryCodesNote": "Each lets you in once without the app. They are shown only now: keep them where nobody else can read them.",
  "copyCodes": "Copy the codes",
  "codesAreKept": "I have kept them"
 },
 "officeFeedback": {
  "stateOf_open": "Open",
  "stateOf_answered": "Answered",
  "stateOf_closed": "Closed",
  "type_account": "Account",
  "type_payment": "Payment",
  "type_game": "Game",
  "type_partner": "Partnership",
  "type_other": "Other",
  "received": "Received",
  "kind": "About",
  "words": "Message",
  "by": "From",
  "visitor": "A visitor",
  "taker": "Taken by",
  "nobody": "Nobody yet",
  "unknown": "Choose a message from the list.",
  "take": "Take it",
  "giveBack": "Give it back",
  "close": "Close",
  "reopen": "Open again",
  "contact": "Contact",
  "revealContact": "Show the contact",
  "language": "Reads",
  "pictureOf": [
   "Picture ",
   [
    "number"
   ]
  ],
  "answers": "Answers",
  "noAnswers": "Nothing has been answered yet.",
  "answer": "Your answer",
  "answerHint": "The player reads it in the message centre.",
  "send": "Send the answer",
  "sent": "Sent. The player can read it now.",
  "visitorNote": "A visitor cannot be answered here. Use the contact.",
  "back": "All messages"
 },
 "officeFrame": {
  "navigation": "Navigation",
  "waiting": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " waits"
     ],
     "other": [
      0,
      " wait"
     ]
    }
   ]
  ],
  "waitingLate": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " waits, longer than it should"
     ],
     "other": [
      0,
      " wait, one of them longer than it should"
     ]
    }
   ]
  ],
  "openNavigation": "Open the navigation",
  "skipToContent": "Skip to the page",
  "queues": "Queues",
  "work": "Work",
  "control": "Control",
  "sandbox": "Sandbox",
  "production": "Production",
  "language": "Language",
  "darkTheme": "Dark theme",
  "lightTheme": "Light theme",
  "lastLogin": "Last login",
  "singleKeysOff": "Turn off single-key shortcuts",
  "singleKeysOn": "Turn on single-key shortcuts",
  "lock": "Lock now",
  "logOut": "Log out",
  "find": "Find a page, a player or a setting",
  "findHint": "A player by the whole name, phone number or id",
  "foundPages": "Pages",
  "foundPlayers": "Players",
  "foundDeposits": "Deposits",
  "foundWithdrawals": "Withdrawals",
  "foundSettings": "Settings",
  "nothingFound": "Nothing found.",
  "notFound": "There is no such page",
  "notFoundNote": "The address leads nowhere. Choose a page from the navigation.",
  "pageFailed": "The page could not be loaded",
  "missing_mails": "No mail is sent: no mail server is set up.",
  "missing_texts": "No text message is sent: no gateway is set up.",
  "missing_deposits": "No payment provider takes deposits: none is set up.",
  "missing_payouts": "Approved withdrawals wait: no provider that pays out is set up.",
  "wasReset": [
   [
    "username"
   ],
   " was reset and has to enrol again."
  ]
 },
 "officeHome": {
  "welcome": [
   "Welcome, ",
   [
    "username"
   ],
   "."
  ],
  "live": "Live: read again every few seconds",
  "deposits": "Deposits",
  "withdrawals": "Withdrawals",
  "stake": "Bets",
  "won": "Won",
  "ggr": "GGR",
  "players": "Active players",
  "yesterday": "Yesterday by now",
  "yesterdayPlayers": [
   "Yesterday, whole day: ",
   [
    "players"
   ]
  ],
  "queues": "Queues",
  "queue_deposits": "Transfer slips to confirm",
  "queue_payoutDisputes": "Disputed payouts",
  "queue_disputes": "Disputed movements",
  "queue_riskCases": "Risk cases to look at",
  "queue_vouchers": "Voucher codes to take",
  "queue_withdrawals": "Withdrawals to decide",
  "queue_approvals": "Approvals",
  "queue_vendorTransfers": "Transfers without an answer",
  "queue_verifications": "Identity papers to check",
  "queue_promotionClaims": "Promotion applications",
  "queue_pointExchanges": "Goods to send",
  "queue_referrals": "Invited friends held",
  "queue_feedback": "Messages to answer",
  "nothingWaitsIn": [
   "Nothing waits: ",
   [
    "queues"
   ]
  ],
  "ageOf": [
   "Age of the oldest: ",
   [
    "queue"
   ]
  ],
  "nothingWaits": "Nothing waits",
  "oldest": [
   "Oldest ",
   [
    "span"
   ]
  ],
  "limit": [
   "limit ",
   [
    "span"
   ]
  ],
  "minutes": [
   [
    "count"
   ],
   " min"
  ],
  "hours": [
   [
    "count"
   ],
   " h"
  ],
  "days": [
   [
    "count"
   ],
   " d"
  ],
  "byHour": "Money by the hour",
  "byDay": "Revenue by day",
  "hour": "Hour",
  "day": "Day",
  "product": "Category",
  "bets": "Number of bets",
  "total": "Total",
  "products": "By category, today",
  "nothingPlayed": "Nothing has been played today.",
  "books": "Books",
  "comparison": "Comparison",
  "booksAgree": "The books agree",
  "differences": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " difference"
     ],
     "other": [
      0,
      " differences"
     ]
    }
   ]
  ],
  "comparedAt": "Compared",
  "countedUntil": "Figures counted",
  "mended": "Mended by the last recount",
  "anchoredAt": "Audit log signed",
  "notYet": "Not yet"
 },
 "officeLiability": {
  "draw": "Draw",
  "state": "State",
  "state_scheduled": "To come",
  "state_drawn": "Drawn, being settled",
  "state_settled": "Settled",
  "state_void": "Void",
  "orders": "Orders",
  "ordersOf": [
   [
    "orders"
   ],
   " of ",
   [
    "players"
   ],
   " players"
  ],
  "staked": "Staked",
  "limitOfDraw": "Limit of the draw",
  "limitOfNumber": "Limit of a number",
  "paid": "Paid",
  "owed": "Owed after a correction",
  "numbers": "Numbers by what they would cost",
  "noBets": "There are no bets of real money on this draw.",
  "playType": "Bet",
  "number": "Number",
  "payable": "Would cost",
  "void": "Void the draw",
  "voidNote": "Every stake is given back, and what the draw has paid is taken back. What a player has spent is owed. Another operator decides.",
  "correct": "Correct the result",
  "correctNote": "What the present result has paid is taken back, and the correct one is paid. What a player has spent is owed. Another operator decides.",
  "result": "Correct result",
  "resultHint": "A line for each prize, like G1: 12345 67890",
  "resultWrong": "Type the prizes, a line each."
 },
 "officeLists": {
  "filters": "Filters",
  "apply": "Apply",
  "wholeName": [
   [
    "column"
   ],
   ", whole name"
  ],
  "system": "The server",
  "atLeast": [
   [
    "column"
   ],
   ", at least"
  ],
  "atMost": [
   [
    "column"
   ],
   ", at most"
  ],
  "from": [
   [
    "column"
   ],
   " from"
  ],
  "until": [
   [
    "column"
   ],
   " until"
  ],
  "chosen": [
   [
    "column"
   ],
   ": ",
   [
    "count"
   ]
  ],
  "chooseDays": [
   [
    "column"
   ],
   ": all days"
  ],
  "allDays": "All days",
  "columns": "Columns",
  "views": "Views",
  "viewName": "Name of the view",
  "saveView": "Save",
  "forgetView": [
   "Forget ",
   [
    "name"
   ]
  ],
  "setFilters": "Filters that are set",
  "clearFilter": [
   "Take off: ",
   [
    "filter"
   ]
  ],
  "csv": "CSV",
  "total": "Total",
  "rows": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " row"
     ],
     "other": [
      0,
      " rows"
     ]
    }
   ]
  ],
  "moreThan": [
   [
    "count",
    2,
    {
     "other": [
      "More than ",
      0,
      " rows"
     ]
    }
   ]
  ],
  "nothing": "There is nothing here yet.",
  "nothingFits": "Nothing fits these filters. Take one off above.",
  "list_adjustments": "Adjustments",
  "list_agents": "Agents",
  "list_players": "Players",
  "list_sessions": "Sessions of players",
  "list_transfers": "Movements",
  "list_withdrawals": "Withdrawals",
  "list_voucherBatches": "Voucher batches",
  "list_deposits": "Deposits",
  "list_draws": "Draws",
  "column_drawsAt": "Draws at",
  "column_origin": "Drawn by",
  "column_closesAt": "Bets close",
  "column_drawnAt": "Result at",
  "column_revision": "Revision",
  "column_problem": "Feed",
  "origin_own": "Own seed",
  "origin_replay": "Replay",
  "origin_feed": "Results feed",
  "origin_entry": "Operators",
  "origin_import": "Imported",
  "problem_no_answer": "No answer",
  "problem_malformed": "Not a whole result",
  "problem_other_draw": "Another draw",
  "problem_sources_differ": "The sources differ",
  "problem_changed": "Two different results",
  "list_feedback": "Feedback",
  "list_games": "Games",
  "list_operators": "Operators",
  "list_operatorSessions": "Sessions of operators",
  "list_audit": "Audit log",
  "list_exports": "Exports",
  "list_ownExports": "My files",
  "list_lotteryOrders": "Lottery orders",
  "column_game": "Game",
  "column_drawNo": "Draw",
  "column_drawState": "Draw state",
  "column_stake": "Stake",
  "column_cancelled": "Cancelled",
  "drawState_scheduled": "To come",
  "drawState_drawn": "Drawn",
  "drawState_settled": "Settled",
  "drawState_void": "Void",
  "list_agentContracts": "Agents’ contracts",
  "list_agentRuns": "Agents’ settlements",
  "list_agentDebts": "What agents owe",
  "column_offeredAt": "Offered",
  "column_upline": "Upline",
  "column_family": "Contract",
  "column_period": "Paid",
  "column_runPeriod": "Period",
  "column_rate": "Highest rate, %",
  "column_effectiveFrom": "Holds from",
  "column_effectiveTo": "Holds until",
  "column_windowBegins": "Window from",
  "column_windowEnds": "Window until",
  "column_lines": "Agents",
  "column_due": "Due of the top",
  "column_paid": "To be paid",
  "column_owed": "Owed",
  "family_dividend": "Dividend",
  "family_daily": "Daily wage",
  "family_hourly": "Hourly salary",
  "family_realtime": "Real-time salary",
  "family_rebate": "Rebate difference",
  "period_once": "At once",
  "period_daily": "Daily",
  "period_weekly": "Weekly",
  "period_semimonthly": "Twice a month",
  "period_monthly": "Monthly",
  "runPeriod_none": "By window",
  "runPeriod_daily": "Daily",
  "runPeriod_weekly": "Weekly",
  "runPeriod_semimonthly": "Twice a month",
  "runPeriod_monthly": "Monthly",
  "state_offered": "Offered",
  "state_accepted": "Accepted",
  "state_withdrawn": "Taken back",
  "state_superseded": "Replaced",
  "state_terminated": "Ended",
  "state_waiting": "Waits for release",
  "state_booking": "Being paid",
  "state_settled": "Settled",
  "list_vendorTransfers": "Vendor transfers",
  "column_direction": "Direction",
  "column_attempts": "Tries",
  "column_nextAttemptAt": "Asked again at",
  "direction_to_vendor": "To the vendor",
  "direction_from_vendor": "From the vendor",
  "state_init": "Begun",
  "state_held": "Held",
  "state_sent": "Sent",
  "column_method": "Method",
  "column_joinedAt": "Joined",
  "column_level": "Level",
  "column_members": "Below",
  "column_rebate": "Rebate %",
  "column_prizeMode": "Prize mode",
  "column_issuedAt": "Issued",
  "column_count": "Codes",
  "column_redeemed": "Redeemed",
  "state_issued": "Codes not taken",
  "state_taken": "Handed over",
  "state_void": "Stopped",
  "state_upheld": "Put right",
  "state_dismissed": "Explained",
  "column_received": "Received",
  "column_settledAt": "Settled",
  "state_pending": "Pending",
  "state_confirmed": "Confirmed",
  "state_failed": "Failed",
  "state_expired": "Expired",
  "queue_none": "Nothing to decide",
  "queue_slip": "Slip to confirm",
  "queue_short": "Too little",
  "queue_over": "Too much",
  "queue_late": "Late",
  "column_receivedAt": "Received at",
  "column_type": "About",
  "column_excerpt": "Message",
  "column_pictures": "Pictures",
  "column_language": "Language",
  "column_assignedTo": "Taken by",
  "type_account": "Account",
  "type_payment": "Payment",
  "type_game": "Game",
  "type_partner": "Partnership",
  "type_other": "Something else",
  "state_open": "Open",
  "state_answered": "Answered",
  "state_refused": "Refused",
  "state_closed": "Closed",
  "column_requestedAt": "Requested",
  "column_number": "Number",
  "column_player": "Player",
  "column_state": "State",
  "column_queue": "Queue",
  "column_amount": "Amount",
  "column_fee": "Fee",
  "column_currency": "Currency",
  "column_bank": "Bank",
  "column_holder": "Account holder",
  "column_account": "Account number",
  "column_claimedBy": "Held by",
  "column_claimedUntil": "Held until",
  "column_claimNo": "Claim",
  "column_version": "Version",
  "column_endedAt": "Ended",
  "column_registeredAt": "Registered",
  "column_accountType": "Account type",
  "column_status": "Status",
  "column_rank": "Rank",
  "column_available": "Available",
  "column_reserved": "Reserved",
  "column_search": "Username, phone number or id",
  "column_title": "Name or code, or a part of it",
  "column_openedAt": "Opened",
  "column_address": "Address",
  "column_userAgent": "Browser",
  "column_lastSeenAt": "Last seen",
  "column_endedBecause": "Why it ended",
  "column_at": "Time",
  "column_kind": "Kind",
  "column_book": "Book",
  "column_debitAccount": "From",
  "column_creditAccount": "To",
  "column_availableAfter": "Balance",
  "column_balance": "Bonus left",
  "column_source": "Source",
  "column_reference": "Reference",
  "column_reason": "Reason",
  "column_proposedBy": "Proposed by",
  "column_approvedBy": "Approved by",
  "column_operator": "Operator",
  "column_roles": "Roles",
  "column_approvesFrom": "Approves from",
  "column_createdAt": "Created",
  "column_lastLoginAt": "Last login",
  "column_expiresAt": "Expires",
  "column_lockedAt": "Locked",
  "column_list": "List",
  "column_filter": "Filter",
  "column_rows": "Rows",
  "column_sha256": "SHA-256",
  "column_actor": "Who",
  "column_action": "What",
  "column_subject": "To what",
  "column_before": "Before",
  "column_after": "After",
  "column_requestId": "Request",
  "column_sessionId": "Session",
  "column_approvalId": "Proposal",
  "column_chain": "Chain",
  "column_position": "Position",
  "state_checking": "Being checked",
  "state_review": "In review",
  "state_second_look": "Second look",
  "state_approved": "Approved",
  "state_paying": "Being paid",
  "state_unknown": "No answer yet",
  "state_awaiting": "Awaiting the player",
  "state_disputed": "Disputed",
  "state_completed": "Completed",
  "state_rejected": "Rejected",
  "state_cancelled": "Cancelled",
  "state_returned": "Returned",
  "state_invited": "Invited",
  "state_enrolled": "Enrolled",
  "state_made": "Asked for",
  "state_begun": "On its way",
  "state_done": "Whole",
  "state_broken": "Broken off",
  "queue_unchecked": "Not checked",
  "queue_clean": "Clean",
  "queue_flagged": "Flagged",
  "queue_stopped": "Stopped",
  "accountType_0": "Member",
  "accountType_1": "Agent",
  "accountType_2": "Senior agent",
  "accountType_4": "Trial",
  "accountType_41": "Master agent",
  "accountType_42": "Super agent",
  "status_open": "Open",
  "status_locked": "Locked",
  "status_closed": "Closed",
  "book_real": "Real money",
  "book_play": "Play money",
  "endedBecause_logout": "Logout",
  "endedBecause_replaced": "Another login",
  "endedBecause_ended": "Ended by hand",
  "endedBecause_password": "New password",
  "endedBecause_operator": "Ended by an operator",
  "endedBecause_break": "Break from play",
  "endedBecause_closed": "Account closed",
  "roles_support": "Support",
  "roles_finance": "Finance",
  "roles_risk": "Risk",
  "roles_content": "Content",
  "roles_draw": "Draws",
  "roles_agents": "Agents",
  "roles_auditor": "Auditor",
  "roles_admin": "Administrator",
  "column_name": "Name",
  "column_vendor": "Vendor",
  "column_vendorName": "Vendor’s name",
  "column_category": "Category",
  "column_maintenanceFrom": "Maintenance from",
  "column_maintenanceUntil": "Maintenance until",
  "column_listedAt": "Listed",
  "column_pickedPlace": "Picked place",
  "category_RNG": "Slots",
  "category_LIVE": "Live casino",
  "category_SPORTS": "Sports",
  "category_ESPORTS": "E-sports",
  "category_FISH": "Fishing",
  "category_PVP": "PVP cards",
  "category_BGS": "Mini games",
  "category_BINGO": "Bingo",
  "category_LOTT": "Lottery",
  "category_ELOTT": "E-lottery",
  "state_on": "On",
  "state_off": "Off",
  "state_maintenance": "Maintenance",
  "column_askedAt": "Asked",
  "column_good": "Good",
  "column_quantity": "Quantity",
  "column_points": "Points",
  "column_decidedAt": "Decided",
  "type_item": "Good",
  "type_credit": "Credit",
  "type_conversion": "Conversion",
  "list_cardPairs": "Pairs at card games",
  "column_other": "Other player",
  "column_hands": "Hands together",
  "column_won": "Won of the other",
  "column_lost": "Lost to the other",
  "column_net": "Flow",
  "column_lastAt": "Last together",
  "list_referrals": "Invited friends",
  "column_friend": "Friend",
  "column_foundAt": "First step met",
  "column_shared": "In common",
  "column_steps": "Steps met",
  "state_counted": "Counts",
  "list_bonuses": "Bonuses",
  "column_grantedAt": "Granted",
  "column_required": "Turnover",
  "column_progress": "Played",
  "column_released": "Became cash",
  "column_forfeited": "Went back",
  "column_bonusState": "State",
  "column_endReason": "Why it ended",
  "bonusState_waiting": "Waiting",
  "bonusState_active": "In play",
  "bonusState_released": "Turned into cash",
  "bonusState_used": "Used up",
  "bonusState_forfeited": "Given back",
  "bonusState_expired": "Expired",
  "endReason_lowBalance": "Little was left",
  "endReason_givenUp": "Given up by the player",
  "endReason_withdrawal": "Withdrawal",
  "endReason_operator": "Cancelled by an operator",
  "endReason_closed": "Account closed",
  "list_pointExchanges": "Points exchanged",
  "list_promotionClaims": "Promotion applications",
  "column_promotion": "Promotion",
  "column_proofs": "Pictures",
  "kind_deposit": "Deposit bonus",
  "kind_freeCredit": "Free credit",
  "kind_rescue": "Rescue",
  "kind_rebate": "Rebate",
  "state_joined": "Joined",
  "state_applying": "To review",
  "state_claimed": "Claimed",
  "state_lapsed": "Not paid",
  "list_disputes": "Disputed movements",
  "column_saferPlay": "What happened",
  "column_limitKind": "Limit of",
  "column_limitPeriod": "Per",
  "saferPlay_limitSet": "Limit set",
  "saferPlay_raiseAsked": "Raise asked",
  "saferPlay_raised": "Limit raised",
  "saferPlay_ended": "Limit ended",
  "saferPlay_timeout": "Time-out",
  "saferPlay_exclusion": "Self-exclusion",
  "saferPlay_time": "Time used up",
  "limitKind_deposit": "Deposits",
  "limitKind_stake": "Stakes",
  "limitKind_loss": "Losses",
  "limitKind_time": "Time",
  "limitPeriod_day": "Day",
  "limitPeriod_week": "Week",
  "limitPeriod_month": "Month",
  "column_verification": "State",
  "column_finding": "Outside checker",
  "finding_clear": "Nothing against them",
  "finding_doubtful": "Doubtful",
  "finding_unreadable": "Cannot be read",
  "verification_open": "Nothing sent",
  "verification_waiting": "Waiting",
  "verification_verified": "Verified",
  "verification_rejected": "Asked again",
  "verification_expired": "Expired",
  "list_bookMatches": "Matches of the sportsbooks",
  "column_startsAt": "Begins",
  "column_match": "Match",
  "column_league": "League",
  "column_sport": "Sport",
  "column_matchState": "State",
  "column_score": "Score",
  "column_bets": "Bets",
  "column_undecided": "Undecided",
  "list_bookCorrections": "Corrections of sports bets",
  "column_changedAt": "Changed",
  "column_gameName": "Game",
  "column_matches": "Matches",
  "column_returned": "Posted",
  "column_unposted": "Corrections not posted",
  "sport_football": "Football",
  "sport_esports": "E-sports",
  "sport_duel": "Duel",
  "matchState_open": "Open",
  "matchState_judged": "Being paid",
  "matchState_paid": "Paid",
  "matchState_void": "Void",
  "list_verifications": "Identity checks",
  "column_sentAt": "Sent",
  "column_documents": "Documents",
  "list_saferPlay": "Limits and breaks",
  "column_minutes": "Minutes",
  "column_until": "Until",
  "list_riskCases": "Risk cases",
  "list_riskFindings": "Findings",
  "column_reviewAt": "To look at from",
  "column_caseState": "State",
  "column_rules": "Found",
  "column_rule": "Found",
  "column_findings": "Findings",
  "column_outcome": "Outcome",
  "column_day": "Day",
  "caseState_open": "Open",
  "caseState_watched": "Watched",
  "caseState_closed": "Closed",
  "rule_rapidInOut": "Money in and out at once",
  "rule_sharedMeans": "Devices and bank accounts in common",
  "rule_oppositeBets": "Both sides of a round",
  "rule_structuredDeposits": "Deposits just below an amount",
  "rule_changeOfPlay": "A sudden change of play",
  "rules_rapidInOut": "Money in and out at once",
  "rules_sharedMeans": "Devices and bank accounts in common",
  "rules_oppositeBets": "Both sides of a round",
  "rules_structuredDeposits": "Deposits just below an amount",
  "rules_changeOfPlay": "A sudden change of play",
  "outcome_noConcern": "No concern",
  "outcome_watched": "Watched",
  "outcome_contacted": "Talked to",
  "outcome_limitsProposed": "Limits offered",
  "outcome_accountClosed": "Account locked"
 },
 "officeOperators": {
  "people": "People",
  "sessions": "Sessions",
  "matrix": "Roles and permissions",
  "roles": "Roles",
  "state_invited": "Invited",
  "state_enrolled": "Enrolled",
  "acts": "Actions",
  "appoint": "Appoint an operator",
  "appointNote": "Another administrator decides. Afterwards draw a link by which the person enrols.",
  "username": "Username",
  "usernameHint": "Small letters, digits, dots and hyphens, 3 to 32.",
  "changeRoles": "Change roles",
  "changeRolesNote": "Taking roles away needs one administrator, giving any needs two.",
  "link": "Enrolment link",
  "linkNote": [
   "Good for one time and 24 hours; older links of ",
   [
    "name"
   ],
   " are void. Hand it over in person or by a channel you trust."
  ],
  "drawLink": "Draw the link",
  "copyLink": "Copy the link",
  "expires": "Expires",
  "endSessions": "End sessions",
  "endSessionsNote": [
   [
    "name"
   ],
   " has to log in again."
  ],
  "reset": "Reset",
  "resetNote": [
   "Password, authenticator and sessions of ",
   [
    "name"
   ],
   " are taken away. Every operator is told for a week."
  ],
  "permission": "Permission",
  "granted": "Granted",
  "close": "Close"
 },
 "officePages": {
  "dashboard": "Dashboard",
  "approvals": "Approvals",
  "players": "Players",
  "player": "Player",
  "reports": "Reports",
  "deposits": "Deposits",
  "withdrawals": "Withdrawals",
  "settings": "Settings",
  "operators": "Operators",
  "catalogue": "Games and vendors",
  "announcements": "Announcements",
  "announcement": "Announcement",
  "feedback": "Feedback",
  "message": "Message",
  "audit": "Audit log",
  "exports": "All exports",
  "vouchers": "Vouchers",
  "agentContracts": "Agents’ contracts",
  "agentRuns": "Agents’ settlements",
  "agentDebts": "What agents owe",
  "ownExports": "My files",
  "disputes": "Disputes",
  "bookCorrections": "Corrections",
  "bookMatches": "Matches",
  "verifications": "Identity checks",
  "riskCases": "Risk cases",
  "riskCase": "Risk case",
  "riskFindings": "Findings",
  "saferPlay": "Limits and breaks",
  "vendorTransfers": "Vendor transfers",
  "transfers": "Movements",
  "pointExchanges": "Points exchanged",
  "cardPairs": "Pairs at card games",
  "referrals": "Invited friends",
  "vipRanks": "Ranks",
  "pointGoods": "Points mall",
  "missions": "Missions",
  "raffles": "Raffles",
  "envelopes": "Red envelopes",
  "promotions": "Promotions",
  "promotion": "Promotion",
  "promotionClaims": "Promotion applications",
  "draws": "Draws",
  "draw": "Draw",
  "lotteries": "Lotteries",
  "agents": "Agents",
  "lotteryOrders": "Lottery orders",
  "lotteryDraw": "Lottery draw"
 },
 "officeParts": {
  "upload": "Choose a picture",
  "tryAgain": "Try again",
  "forbidden": "Your roles do not include this page.",
  "permissionNeeded": [
   "It needs the permission ",
   [
    "permission"
   ],
   "."
  ],
  "requestNumber": [
   "Request ",
   [
    "number"
   ]
  ],
  "reason": "Reason",
  "reasonHint": "It is kept in the audit log.",
  "reasonOptional": "It is kept in the audit log. You may leave it empty.",
  "reasonMissing": "Say why.",
  "meanwhile": "Changed meanwhile",
  "meanwhileNote": "Someone else has saved another version meanwhile. Yours is still below: confirm again to put it in its place.",
  "theirs": "Theirs",
  "mine": "Yours",
  "takeTheirs": "Take theirs",
  "cancel": "Cancel",
  "close": "Close",
  "running": "One moment",
  "done": "Done.",
  "proposed": "Proposed",
  "proposedNote": "Nothing has changed yet: another operator decides.",
  "expires": "Expires",
  "toApprovals": "To the approvals",
  "reveal": "Show in clear",
  "revealOf": [
   "Show in clear: ",
   [
    "name"
   ]
  ],
  "revealNote": "Your name, the time and the reason are recorded."
 },
 "officePlayers": {
  "search": "Search",
  "searchHint": "The whole username, the whole phone number or the id.",
  "found": "Players found",
  "noneFound": "No player has this name, phone number or id. Nothing is found by a part of them.",
  "username": "Username",
  "status": "Status",
  "registered": "Registered",
  "status_open": "Open",
  "status_locked": "Locked",
  "status_closed": "Closed",
  "trial": "Trial account",
  "id": [
   "Player ",
   [
    "id"
   ]
  ],
  "copyId": "Copy the id",
  "rank": [
   "Rank ",
   [
    "rank"
   ]
  ],
  "available": "Available",
  "availableNote": "may be played and withdrawn",
  "reserved": "Reserved",
  "reservedNote": "held for withdrawals and transfers",
  "sessions": "Sessions",
  "sessionsNote": "open now",
  "personal": "Personal data",
  "mobile": "Mobile number",
  "email": "E-mail",
  "payeeName": "Name",
  "birthday": "Date of birth",
  "bankAccounts": "Bank accounts",
  "notGiven": "Not given",
  "movements": "Movements",
  "noMovements": "Nothing has moved within 24 hours.",
  "time": "Time",
  "kind": "Kind",
  "reference": "Reference",
  "amount": "Amount",
  "balanceAfter": "Balance",
  "noSessions": "No session is open.",
  "unknownDevice": "Unknown device",
  "openedAt": "opened",
  "seenAt": "last seen",
  "lock": "Lock the account",
  "lockNote": [
   "Every session of ",
   [
    "username"
   ],
   " ends, and nobody can log in to the account until it is unlocked."
  ],
  "unlock": "Unlock the account",
  "unlockNote": [
   [
    "username"
   ],
   " can log in again."
  ],
  "endSessions": "End sessions",
  "endSessionsNote": [
   "Every session of ",
   [
    "username"
   ],
   " ends at once. A login is possible again right away."
  ],
  "resetFactor": "Reset the authenticator",
  "resetFactorNote": [
   "For ",
   [
    "username"
   ],
   ", who has lost the app and the recovery codes. When risk approves, all sessions end and the player is told by mail."
  ],
  "notes": "Notes",
  "noNotes": "No operator has written anything yet.",
  "newNote": "New note",
  "newNoteHint": "Every operator who sees players reads it. It cannot be changed.",
  "addNote": "Add",
  "withdrawals": "Withdrawals",
  "adjust": "Adjust the balance",
  "adjustNote": [
   "Now ",
   [
    "available"
   ],
   " available. Above the limit of the settings another operator decides."
  ],
  "adjustAmount": "Amount",
  "adjustGive": "Give to the player",
  "adjustTake": "Take from the player",
  "amountWrong": "Type an amount above zero.",
  "noSuchPlayer": "No player was chosen. Search for one first.",
  "bonuses": "Bonuses",
  "noBonuses": "No bonus yet.",
  "bonusProgress": "Played of turnover",
  "bonusState": "State",
  "bonusAct": "Action",
  "cancelBonus": "Cancel the bonus",
  "cancelBonusNote": "What is left of the bonus money goes back. The player sees that it was cancelled; cash stays.",
  "kind_deposit": "Deposit",
  "kind_hold": "Reserved",
  "kind_release": "Freed again",
  "kind_settle": "Paid out",
  "kind_fee": "Fee",
  "kind_bet": "Bet",
  "kind_win": "Win",
  "kind_rollback": "Bet taken back",
  "kind_correction": "Correction",
  "kind_grant": "Gift",
  "kind_bonus_release": "Bonus turned into cash",
  "kind_bonus_forfeit": "Bonus money given back",
  "kind_transfer_out": "To a game provider",
  "kind_transfer_in": "From a game provider",
  "kind_payout": "Income paid",
  "kind_player_transfer": "Between accounts",
  "kind_repayment": "Repayment",
  "kind_rebate": "Rebate",
  "kind_exchange": "Points exchanged",
  "account_wallet": "Player’s balance",
  "account_bonus": "Player’s bonus money",
  "account_held": "Player’s money on hold",
  "account_receivable": "Player’s debt",
  "account_house_cash": [
   "Payments ",
   [
    "name"
   ]
  ],
  "account_house_grant": "Gifts",
  "account_house_bonus": "Bonuses",
  "account_house_fee": "Fees",
  "account_house_points": "Points",
  "account_house_clearing": "Between accounts",
  "account_house_rebate": "Rebates",
  "account_house_salary": "Salaries",
  "account_house_commission": "Commissions",
  "account_vendor": [
   "Games ",
   [
    "name"
   ]
  ],
  "account_pool": [
   "Prize pool ",
   [
    "name"
   ]
  ],
  "saferPlay": "Limits and breaks",
  "exclude": "Begin a break",
  "excludeNote": [
   [
    "username"
   ],
   " is logged out everywhere, and until the end can only read records and withdraw. Nobody can end it earlier, you included."
  ],
  "breakLength": "How long",
  "length_1d": "24 hours",
  "length_7d": "7 days",
  "length_14d": "14 days",
  "length_30d": "30 days",
  "length_42d": "6 weeks",
  "length_6m": "6 months",
  "length_12m": "1 year",
  "length_60m": "5 years"
 },
 "officePoints": {
  "exchangeOf": [
   "Exchange ",
   [
    "number"
   ]
  ],
  "player": "Player",
  "good": "Good",
  "conversion": "Converted to money",
  "points": "Points",
  "recipient": "Recipient",
  "phone": "Phone",
  "address": "Address",
  "remark": "Remark",
  "remarkHint": "The player reads it, for example the number of the parcel.",
  "confirm": "Mark as sent",
  "confirmNote": [
   "The points are spent, and ",
   [
    "username"
   ],
   " is told that the good is on its way."
  ],
  "reject": "Reject",
  "rejectNote": [
   "Points and stock go back, and ",
   [
    "username"
   ],
   " reads the reason."
  ],
  "noGoods": "There are no goods yet.",
  "addGood": "Add a good",
  "changeGood": "Change a good",
  "kind": "Kind",
  "kind_item": "Sent",
  "kind_credit": "Credit",
  "credit": "Credit",
  "creditHint": "Paid into the wallet at once. Leave it empty for what is sent.",
  "required": "Stakes needed",
  "requiredHint": "Within the last thirty days. Leave it empty to ask for none.",
  "stock": "Left",
  "position": "Place",
  "state": "State",
  "offered": "Offered",
  "notOffered": "Not offered",
  "picture": "A picture of one’s own",
  "drawing": "Show the drawing",
  "pictureHint": "PNG or JPEG. It is shown in place of the drawing.",
  "motif": "Picture",
  "nameIn": [
   "Name (",
   [
    "language"
   ],
   ")"
  ],
  "detailIn": [
   "Description (",
   [
    "language"
   ],
   ")"
  ],
  "save": "Save",
  "typeNumber": "Type a whole number.",
  "typeAmount": "Type an amount.",
  "changedMeanwhile": "Somebody else has saved meanwhile. This is what they saved."
 },
 "officeProducts": {
  "LOTT": "Lottery",
  "ELOTT": "E-lottery",
  "BINGO": "Bingo",
  "LIVE": "Live casino",
  "SPORTS": "Sports",
  "ESPORTS": "E-sports",
  "FISH": "Fishing",
  "RNG": "Slots",
  "PVP": "PVP cards",
  "BGS": "BGS"
 },
 "officePromotions": {
  "begin": "New promotion",
  "preset_welcome": "First deposit",
  "presetNote_welcome": "100% for new members",
  "preset_daily": "Daily deposit",
  "presetNote_daily": "50% once a day",
  "preset_credit": "Free credit",
  "presetNote_credit": "Claimed by a press",
  "preset_applied": "Free credit upon proof",
  "presetNote_applied": "Operators look at pictures",
  "preset_rescue": "Rescue",
  "presetNote_rescue": "5% of a loss, the next morning",
  "preset_rebate": "Rebate",
  "presetNote_rebate": "0.8% of the stakes, the next morning",
  "none": "There are no promotions yet.",
  "noBudget": "no limit",
  "promotion": "Promotion",
  "kind": "Kind",
  "kind_deposit": "Deposit bonus",
  "kind_freeCredit": "Free credit",
  "kind_rescue": "Rescue",
  "kind_rebate": "Rebate",
  "state": "State",
  "state_draft": "Draft",
  "state_published": "Published",
  "state_closed": "Closed",
  "window": "Window",
  "claims": "Claims",
  "cost": "Cost",
  "budgetLeft": "Budget left",
  "waiting": "To review",
  "back": "All promotions",
  "unknown": "This promotion does not exist.",
  "saved": "Saved.",
  "saveDraft": "Save as draft",
  "save": "Save",
  "changedMeanwhile": [
   [
    "name"
   ],
   " has saved another version meanwhile. Save again to put yours in its place."
  ],
  "summaryIn": [
   "Summary, ",
   [
    "language"
   ]
  ],
  "untitled": "No title yet",
  "type": "Type",
  "type_newMember": "New members",
  "type_deposit": "Deposits",
  "type_cashback": "Cashback",
  "type_slots": "Slots",
  "type_live": "Live casino",
  "type_sports": "Sports",
  "type_lottery": "Lottery",
  "type_event": "Events",
  "tag": "Tag",
  "tag_none": "None",
  "tag_new": "New",
  "tag_featured": "Featured",
  "tag_vip": "VIP",
  "terms": "Terms",
  "fixed": "Players take part already. What they agreed to stays; words, picture and end can change, and the budget can be lowered.",
  "cycle": "How often",
  "cycle_once": "Once",
  "cycle_daily": "Once a day",
  "cycle_weekly": "Once a week",
  "byRankHint": "Empty: the rate of each player’s rank, category by category.",
  "field_percent": "Share in percent",
  "field_amount": [
   "Amount (",
   [
    "currency"
   ],
   ")"
  ],
  "field_minimum": [
   "At least (",
   [
    "currency"
   ],
   ")"
  ],
  "field_cap": [
   "Paid at most (",
   [
    "currency"
   ],
   ")"
  ],
  "field_multiplier": "To be staked, times",
  "field_conversionCap": "Becomes cash at most, times the bonus",
  "field_daysValid": "Days to stake it",
  "field_budget": [
   "Budget (",
   [
    "currency"
   ],
   ")"
  ],
  "minimumOf_deposit": "The smallest deposit that counts.",
  "minimumOf_rescue": "The smallest loss that counts.",
  "minimumOf_rebate": "Smaller payments are not made.",
  "multiplierHint": "0: it is cash at once.",
  "multiplierAtMost": [
   "0: it is cash at once. At most ",
   [
    "maximum"
   ],
   "."
  ],
  "conversionCapHint": "Empty: all of it.",
  "budgetHint": [
   "It ends when this is spent. Above ",
   [
    "amount"
   ],
   ", or without one, another operator approves."
  ],
  "base": "What is staked",
  "base_bonus": "The bonus",
  "base_depositAndBonus": "Deposit and bonus",
  "needsReview": "Operators review an application with pictures",
  "counting": "What it is for",
  "methods": "Deposits by these methods; none chosen: by all",
  "shares": "Of a stake counts towards its turnover, in percent; empty: as usual",
  "field_diallingCodes": "Only dialling codes",
  "diallingCodesHint": "Of a proved phone number, such as +60, +65. Empty: all.",
  "audience": "Who and when",
  "field_from": "From",
  "field_until": "Until",
  "fromHint": [
   "Empty: from its publication on. Times of ",
   [
    "zone"
   ],
   "."
  ],
  "untilHint": "Empty: until it is closed.",
  "field_minimumRank": "Rank at least",
  "field_newWithinDays": "Registered within days",
  "field_agents": "Only lines of these agents",
  "verifiedPhone": "Only with a proved phone number",
  "firstDepositOnly": "First deposit: not for who has deposited before",
  "oncePerPerson": "Once a person: not for a shared device or bank account",
  "sentence_deposit": [
   "Upon a deposit of at least ",
   [
    "minimum"
   ],
   " a player gets ",
   [
    "percent"
   ],
   "% of it."
  ],
  "sentence_freeCredit": [
   "A player gets ",
   [
    "amount"
   ],
   "."
  ],
  "sentence_rescue": [
   "A player who has lost at least ",
   [
    "minimum"
   ],
   " gets ",
   [
    "percent"
   ],
   "% of it back the next morning."
  ],
  "sentence_byRank": "A player gets back the next morning what their rank pays for the stakes of each category.",
  "sentence_rebate": [
   "A player gets ",
   [
    "percent"
   ],
   "% of all stakes back the next morning."
  ],
  "sentenceCap": [
   "It is at most ",
   [
    "amount"
   ],
   "."
  ],
  "sentence_once": "Each player has it once.",
  "sentence_daily": "Each player has it once a day.",
  "sentence_weekly": "Each player has it once a week.",
  "sentenceStaked": [
   "It is to be staked ",
   [
    "times"
   ],
   " times within ",
   [
    "days"
   ],
   " days."
  ],
  "sentenceNotStaked": "It is cash at once.",
  "sentenceBudget": [
   "It ends when ",
   [
    "amount"
   ],
   " are spent."
  ],
  "sentenceNoBudget": "No budget ends it.",
  "trial": "Trial on last month",
  "trialNote": "Counted from the rows of last month. People would have played and paid in otherwise, had it been on.",
  "tryIt": "Try it",
  "wouldHaveCost": "Would have cost",
  "players": "Players",
  "largest": "Most for one player",
  "month": "Month",
  "publish": "Publish",
  "publishNote": "Players see it from now on, or from its beginning. The saved version is published.",
  "close": "Close",
  "closeNote": "Nothing more is joined or claimed. What was joined by a deposit under way, or laid out already, is still paid.",
  "application": "Application",
  "proof": [
   "Picture ",
   [
    "number"
   ]
  ],
  "player": "Player",
  "registered": "Registered",
  "rank": "Rank",
  "askedAt": "Sent",
  "pays": "Pays",
  "remark": "Remark",
  "reason": "Reason",
  "approve": "Accept",
  "approveNote": [
   "What it pays is laid out for ",
   [
    "username"
   ],
   " to claim."
  ],
  "reject": "Reject",
  "rejectNote": [
   [
    "username"
   ],
   " reads the reason."
  ]
 },
 "officeReferrals": {
  "decide": "Decide",
  "decideOf": [
   [
    "player"
   ],
   " invited ",
   [
    "friend"
   ]
  ],
  "sharedNote": [
   "The two have in common: ",
   [
    "shared"
   ],
   "."
  ],
  "release": "Let it count",
  "releaseNote": [
   "What the friend has earned is laid out for ",
   [
    "player"
   ],
   " within a minute."
  ],
  "refuse": "Refuse",
  "refuseNote": [
   "This friend earns ",
   [
    "player"
   ],
   " nothing."
  ]
 },
 "officeReports": {
  "money": "Money",
  "games": "Games",
  "players": "Players",
  "days": "Days",
  "file": "CSV file",
  "day": "Day",
  "total": "Total",
  "deposits": "Deposits",
  "withdrawals": "Withdrawals",
  "stake": "Bets",
  "won": "Won",
  "ggr": "GGR",
  "fees": "Fees",
  "bonuses": "Bonuses",
  "adjustments": "Adjustments",
  "active": "Active players",
  "vendor": "Vendor",
  "product": "Category",
  "bets": "Number of bets",
  "player": "Player",
  "nothing": "There is nothing in these days. Choose others."
 },
 "officeRisk": {
  "look": [
   "Open (",
   [
    "count"
   ],
   ")"
  ],
  "casesNote": "What is found is a question, not a verdict. Each case is looked at again within a week.",
  "lookNow": "Look now",
  "looked": [
   "The rules have looked. New findings: ",
   [
    "count"
   ]
  ],
  "unknown": "There is no such case.",
  "of": [
   "Risk case of ",
   [
    "username"
   ]
  ],
  "back": "All cases",
  "toPlayer": "To the player",
  "case": "Case",
  "status": "Account",
  "registered": "Registered",
  "worksOn": "Worked on by",
  "nobody": "Nobody yet",
  "note": "What the rules found changes nothing by itself: no play, no money, no limit of the player. Look at the numbers, talk to the player, and say what came of it.",
  "counted": "Counted",
  "number": "Number",
  "threshold": "Found from",
  "at_least": "at least",
  "at_most": "at most",
  "unit_percent": [
   [
    "value"
   ],
   " %"
  ],
  "unit_hours": [
   [
    "value"
   ],
   " h"
  ],
  "unit_times": [
   [
    "value"
   ],
   " times"
  ],
  "unit_count": [
   [
    "value"
   ]
  ],
  "unit_money": [
   [
    "value"
   ]
  ],
  "rows": [
   "Rows that were counted (",
   [
    "count"
   ],
   ")"
  ],
  "row_deposit": "Deposit",
  "row_withdrawal": "Withdrawal",
  "row_bet": "Bet",
  "row_device": "Device in common",
  "row_bankAccount": "Bank account in common",
  "row_limit": "Asked for a higher limit",
  "row_day": "Staked on a day",
  "about_rapidInOut": "Most of what came in was taken out again, with little play between.",
  "about_sharedMeans": "The player came by a device, or added a bank account, that other accounts use.",
  "about_oppositeBets": "Accounts with something in common bet both sides of the same rounds.",
  "about_structuredDeposits": "Several deposits came in just below an amount.",
  "about_changeOfPlay": "The player played otherwise than in the four weeks before.",
  "fact_deposited": "Paid in",
  "fact_withdrawn": "Taken out",
  "fact_withdrawnPercent": "Taken out of what came in",
  "fact_played": "Staked between",
  "fact_playedPercent": "Staked of what came in",
  "fact_hours": "Within",
  "fact_accounts": "Other accounts",
  "fact_devices": "Devices in common",
  "fact_bankAccounts": "Bank accounts in common",
  "fact_rounds": "Rounds with both sides",
  "fact_staked": "Staked by this player",
  "fact_stakedOther": "Staked on the other side",
  "fact_deposits": "Deposits just below",
  "fact_largest": "Largest of them",
  "fact_signs": "Signs of a change",
  "fact_stake": "Staked on the day",
  "fact_usualStake": "Staked on a usual day",
  "fact_stakeTimes": "Of a usual day",
  "fact_lost": "Lost in three days",
  "fact_daysPlayed": "Days played before",
  "fact_nightPercent": "Staked at night",
  "fact_usualNightPercent": "Staked at night before",
  "fact_depositsAfterLosses": "Deposits after losses",
  "fact_raises": "Higher limits asked for",
  "steps": "What was done",
  "server": "The server",
  "newNote": "New note",
  "newNoteHint": "For the next operator who looks. A note is never changed.",
  "addNote": "Write it down",
  "step_opened": "Case opened",
  "step_finding": "Found",
  "step_taken": "Taken",
  "step_givenBack": "Given back",
  "step_note": "Note",
  "step_message": "Message sent",
  "step_decided": "Outcome",
  "step_closed": "Account locked",
  "stepOf": [
   [
    "step"
   ],
   ": ",
   [
    "about"
   ]
  ],
  "take": "Take the case",
  "takeNote": "Others see that you look at it.",
  "giveBack": "Give it back",
  "giveBackNote": "Others see that nobody looks at it.",
  "contact": "Write to the player",
  "send": "Send",
  "message": "Message",
  "message_riskCheckIn": "A word from us",
  "message_riskLimitsOffered": "You can set limits",
  "message_riskBreakOffered": "You can take a break",
  "words_riskCheckIn": "We like to ask now and then how things are going. If play takes more money or time than you would like, our service is there to talk. You need not answer.",
  "words_riskLimitsOffered": "You decide how much money and time you spend. Under “Limits and breaks” in the member centre you set a limit in a minute. A lower one counts at once.",
  "words_riskBreakOffered": "A break does good at times. Under “Limits and breaks” in the member centre you choose one, from 24 hours on. Your money stays yours and can be withdrawn.",
  "contactNote": [
   [
    "username"
   ],
   " reads these words in their own language. The same message goes out once a day at most."
  ],
  "decide": "Say what came of it",
  "decideNote_noConcern": "The case is closed. What is found later opens a new one.",
  "decideNote_watched": "The case is looked at again in a week.",
  "decideNote_contacted": "A message was sent in this case. It is looked at again in a week.",
  "decideNote_limitsProposed": "Limits were offered in this case. It is looked at again in a week.",
  "closeAccount": "Propose to lock the account",
  "closeNote": [
   "The account of ",
   [
    "username"
   ],
   " would be locked, after another operator has agreed. The money in it stays theirs, and the player is told."
  ]
 },
 "officeRoles": {
  "support": "Support",
  "finance": "Finance",
  "risk": "Risk",
  "content": "Content",
  "draw": "Draws",
  "agents": "Agents",
  "auditor": "Auditor",
  "admin": "Administrator"
 },
 "officeSettingMeanings": {
  "site_domains": "Hosts of the brand, the main one first; empty answers on every host.",
  "site_blockedAddresses": "Addresses and ranges that are answered only by the words that they are blocked.",
  "site_status": "0 is open, 1 is in maintenance.",
  "site_maintenanceEnd": "When maintenance should end, as visitors are told.",
  "site_regions": "Countries that are served, ISO 3166 alpha-2; empty serves all.",
  "site_unknownCountry": "What happens, while only some countries are served, to a visitor whose country no trusted proxy names.",
  "site_loginBeforeHome": "Whether a visitor must log in before the home page.",
  "site_customerService": "Channels of the customer service.",
  "site_resources": "Things to download, like apps.",
  "site_gtagId": "Google tag of the brand.",
  "site_imageCDNs": "Origins that serve pictures.",
  "site_launchGameCDNs": "Origins that serve game launches.",
  "languages_offered": "Languages in the menu, in its order; those that the brand lacks are left out. Empty offers all of the brand’s.",
  "navigation_lotteryClick": "What a click on the lottery item does: opens its page or launches the lottery.",
  "registration_welcomeAmountMinor": "Real money that each new member is credited, in minor units of the brand’s currency, and that the title of the registration names; 0 promises nothing. Ask for a proved number too where it is set.",
  "features_directRegistration": "Visitors may register.",
  "registration_fields": "Changes to the rules of single registration fields; a patternId brings its pattern along.",
  "login_trimPassword": "Whether spaces around a typed password are dropped.",
  "session_duplicateLogin": "Whether an account may have several sessions; if not, a login ends the others.",
  "password_expiryDays": "A login password must be changed so many days after it was set, where PWDEXPFORCECHANGE3 is on; 0 is never.",
  "session_idleMinutes": "A session without any action for so many minutes is over.",
  "session_longestMinutes": "A session is over so many minutes after its login, however busy it is.",
  "login_trustedDeviceDays": "A device that its member trusts is not asked for the second step for so many days; 0 lets none be trusted.",
  "account_flaggedDefaultPassword": "A password that must be changed at login; empty is off. Never sent to a client.",
  "features_passwordExpiry": "Expired passwords must be changed at login.",
  "features_dividendContracts": "Contracts on a share of a team’s loss.",
  "features_dailyWages": "Contracts on a team’s stakes of a day.",
  "features_hourlySalary": "Contracts on a team’s stakes of an hour.",
  "features_realTimeSalary": "Contracts on each settled bet of a team.",
  "contracts_offerHours": "How long an offer waits for its answer.",
  "contracts_activeStake": "A member who stakes so much in a window counts as active.",
  "contracts_carryPolicy": "What a team’s win does to later dividends: none, permanent (until it is recovered), previous (one period), month.",
  "contracts_highestRates": "The highest rate of each family, in percent.",
  "contracts_edges": "By market, what is kept of bets on one of two sides, in percent. Terms by which a team earns more are refused.",
  "contracts_otherIncentives": "What stakes earn beside contracts, in percent: points, VIP and bonuses together.",
  "approvals_agentRun_secondAbove": "A settlement that pays more waits until two operators release it.",
  "agent_centreTypes": "Account types that may open the agent centre.",
  "agent_maximumDepth": "How many levels of accounts there may be below one at the top.",
  "agent_topRebateMillionths": "The rebate of an account at the top, which caps all below it; 5000 is 0.5 %.",
  "agent_topPrizeMode": "The prize mode of an account at the top, which caps all below it.",
  "agent_activeStake": "What an account stakes on a day to count as active.",
  "agent_transferMinimum": "The smallest transfer within a team.",
  "agent_transferMaximum": "The largest transfer within a team.",
  "agent_transferDailyMaximum": "What an account may transfer on one day.",
  "agent_transferDailyCount": "How many transfers an account may make on one day.",
  "features_playerTransfers": "Transfers from an account to its upline, and from an agent to those directly below.",
  "login_captchaAfterFailures": "A login by a name or from an address that failed so often needs a captcha; 0 asks for none.",
  "codes_expiryMinutes": "A one-time code is good for so many minutes.",
  "recovery_revealUnknownAccount": "Whether a visitor who asks for a new password by mail is told that no such account exists.",
  "freePlay_grantMinor": "Play money of a new trial account, in minor units of the brand’s currency.",
  "freePlay_keptDays": "How many days a trial account is kept without being used.",
  "features_usernameRegistration": "Registration by username.",
  "features_mobileRegistration": "Registration by mobile number.",
  "features_mobileVerificationAtRegistration": "A code by text message at registration.",
  "features_passwordAtMobileRegistration": "A password at mobile registration.",
  "features_mobileCodeLogin": "Login by a code sent to the mobile number.",
  "features_loginAddressVerification": "A second step at logins from an address that the member has not used before.",
  "features_googleLogin": "Login and registration by an account at Google.",
  "features_facebookLogin": "Login and registration by an account at Facebook.",
  "features_rememberMe": "The login form keeps username and password for one day.",
  "features_freePlay": "Trial accounts with play money.",
  "features_verificationAtPasswordChange": "A code before a password changes.",
  "sms_path": "Who proves the mobile number of a registration: the server by its carrier, or an identity provider.",
  "sms_identityProvider": "The identity provider for phones: whose tokens count, and where clients ask it.",
  "social_google": "What Google gave the brand for logins by it: issuer, clientId, clientSecret.",
  "social_facebook": "What Facebook gave the brand for logins by it, with the tokenEndpoint that its document leaves out.",
  "feedback_picturesKeptDays": "How many days the pictures of a message are kept; its words stay.",
  "features_feedbackCaptcha": "A message to the operator needs the digits of a picture, beside the human check.",
  "approvals_adjustment_secondAbove": "Adjustments above this sum, of a player or by an operator within 24 hours, need a second operator; 0: all of them.",
  "lottery_limits": "The most that is staked in one draw, in real money: on a number of a play type, on a play type, on the draw, and by one member.",
  "lottery_keptDays": "How many days after its settlement a draw keeps the lines of its bets. A draw whose lines are gone can still be void, but not corrected.",
  "lottery_games": "What differs for a lottery, by its code: any of the limits, and whether bets may be cancelled until closing.",
  "withdrawals_minimum": "The smallest withdrawal.",
  "withdrawals_maximum": "The largest withdrawal.",
  "withdrawals_dailyMaximum": "What a player may take out in one business day, all withdrawals together.",
  "withdrawals_fee": "Taken from each withdrawal once it is paid whole.",
  "withdrawals_openMaximum": "How many withdrawals of one player may be open at once.",
  "withdrawals_withBonus": "Whether a withdrawal gives up the bonus that is played, after the player has agreed, or waits until its turnover is met.",
  "withdrawals_depositTurnover": "How many times a deposit has to be staked before money leaves; deposits keep what held when they came.",
  "withdrawals_unmetTurnoverFeePercent": "What money costs that leaves before its turnover is met, where the player agrees; 0 lets none leave.",
  "withdrawals_turnoverReleaseBelow": "A deposit that comes while less than this is left, and nothing is at play, ends what was to be staked before; 0 never.",
  "withdrawals_receiptMinutes": "A payment without a confirmation after so many minutes counts as received; 0 asks no player and takes the payment provider’s outcome.",
  "withdrawals_autoApproveBelow": "Smaller withdrawals without any flag are approved without an operator.",
  "approvals_withdrawal_secondAbove": "Above this sum in 24 hours, of the player or the operator, a second operator looks; 0 is always.",
  "features_rewardCentre": "Whether players see their rewards in the member centre.",
  "bonuses_order": "What a stake takes first: cash, bonus money, or both in proportion. Bonuses keep the order under which they were granted.",
  "bonuses_contributions": "How many per cent of a stake count towards the turnover of a bonus, by category. A bonus may have its own.",
  "bonuses_releaseBelow": "A bonus is released without the rest of its turnover once less than this is left, with open bets; 0 never.",
  "features_referral": "Players invite friends by a link and earn with what the friends pay in and stake.",
  "referral_steps": "What a friend has to have paid in and staked in all, and what each step earns. Empty takes the steps of the brand.",
  "referral_turnover": "How many times a reward for a friend has to be staked before it is withdrawn.",
  "vip_period": "The period in which a rank is kept by stakes: a month or a quarter. It is judged once, after its last day.",
  "verification_requiredBefore": "Before what a player has to be verified: never, before a deposit, before a withdrawal, or before more than a sum is paid in or out.",
  "verification_requiredAbove": "The sum in all, where it is asked for before an amount.",
  "verification_needsAddress": "Whether a proof of address belongs to it.",
  "verification_needsSelfie": "Whether a picture of the face belongs to it.",
  "verification_keptDays": "How long accepted documents are kept after the decision; what was not accepted goes after 30 days.",
  "site_minimumAgeYears": "How old somebody must be to play; the brand’s own age holds where it is higher. Who is verified and younger is asked to verify again.",
  "saferPlay_realityLongestMinutes": "The longest interval that players may choose for the reality check; 0 lets them choose any, and never.",
  "saferPlay_depositLimitNeeded": "Whether a player has to set a deposit limit of their own before the first deposit.",
  "saferPlay_realityMinutes": "After how many minutes a player who has chosen nothing is shown the time and the result of the session; 0 for never.",
  "vip_giftTurnover": "How many times a gift of a rank has to be staked before it is withdrawn.",
  "points_conversionRatio": "How many points one whole unit of the currency costs when they are converted.",
  "points_isConvertible": "Whether players may convert points to money; goods stay either way.",
  "promotions_multiplierCap": "The most often that a promotion may ask for its base to be staked; empty for no bound. It holds for what is granted from then on, too.",
  "promotions_secondAboveBudget": "Above this budget, and without one, publishing a promotion takes a second operator.",
  "risk_rapidInOut": "Looks for players who take out at least `withdrawnPercent` of what came in within `hours` before, from `minimum` on, and staked less than `playedPercent` of it. To find less takes two operators.",
  "risk_sharedMeans": "Looks for players who log in with a device, used within `days`, or add a bank account, of at least `accounts` others.",
  "risk_oppositeBets": "Looks for accounts with a device or a bank account in common that bet both sides of at least `rounds` rounds in a day, the smaller side at least `percent` of the larger.",
  "risk_structuredDeposits": "Looks for at least `count` deposits within `hours`, each below `below` by at most `bandPercent`.",
  "risk_changeOfPlay": "Compares a day with the player’s own four weeks before, where at least `minimum` was staked. Of four signs at least `signs` have to be there: stakes `stakeTimes` times the usual after losses, `nightPercent` of the stakes between `nightFrom` and `nightUntil` by who stakes at most `usualNightPercent` then, `deposits` deposits each after a loss, and a raise of limits."
 },
 "officeSettingNames": {
  "site_domains": "Hosts",
  "site_blockedAddresses": "Blocked addresses",
  "site_status": "Open or in maintenance",
  "site_maintenanceEnd": "End of maintenance",
  "site_regions": "Countries served",
  "site_unknownCountry": "Visitors of an unknown country",
  "site_loginBeforeHome": "Login before home",
  "site_customerService": "Customer service",
  "site_resources": "Downloads",
  "site_gtagId": "Google tag",
  "site_imageCDNs": "Picture hosts",
  "site_launchGameCDNs": "Game hosts",
  "languages_offered": "Languages offered",
  "navigation_lotteryClick": "Press on the lottery",
  "registration_welcomeAmountMinor": "Welcome gift",
  "features_directRegistration": "Registration",
  "registration_fields": "Registration fields",
  "login_trimPassword": "Trim spaces of passwords",
  "session_duplicateLogin": "Several sessions at once",
  "password_expiryDays": "Days until a password expires",
  "session_idleMinutes": "Idle minutes",
  "session_longestMinutes": "Longest session, minutes",
  "login_trustedDeviceDays": "Days a device is trusted",
  "account_flaggedDefaultPassword": "Password that must be changed",
  "features_passwordExpiry": "Expired passwords",
  "features_dividendContracts": "Dividend contracts",
  "features_dailyWages": "Daily wages",
  "features_hourlySalary": "Hourly salaries",
  "features_realTimeSalary": "Real-time salaries",
  "contracts_offerHours": "Contracts: hours to answer",
  "contracts_activeStake": "Contracts: stake of an active member",
  "contracts_carryPolicy": "Dividends: what is carried over",
  "contracts_highestRates": "Contracts: highest rates",
  "contracts_edges": "Contracts: what markets keep",
  "contracts_otherIncentives": "Contracts: what else stakes earn",
  "approvals_agentRun_secondAbove": "Settlements: second operator above",
  "agent_centreTypes": "Accounts with the agent centre",
  "agent_maximumDepth": "Levels of a team",
  "agent_topRebateMillionths": "Highest rebate, in millionths",
  "agent_topPrizeMode": "Highest prize mode",
  "agent_activeStake": "Stake of an active member",
  "agent_transferMinimum": "Smallest transfer",
  "agent_transferMaximum": "Largest transfer",
  "agent_transferDailyMaximum": "Transfers of a day",
  "agent_transferDailyCount": "Number of transfers of a day",
  "features_playerTransfers": "Transfers within a team",
  "login_captchaAfterFailures": "Failures before a captcha",
  "codes_expiryMinutes": "Minutes a code is good",
  "recovery_revealUnknownAccount": "Tell that an account is unknown",
  "freePlay_grantMinor": "Play money of a trial",
  "freePlay_keptDays": "Days a trial is kept",
  "features_usernameRegistration": "Registration by username",
  "features_mobileRegistration": "Registration by mobile",
  "features_mobileVerificationAtRegistration": "Code at registration",
  "features_passwordAtMobileRegistration": "Password at mobile registration",
  "features_mobileCodeLogin": "Login by code",
  "features_loginAddressVerification": "Second step from a new address",
  "features_googleLogin": "Google",
  "features_facebookLogin": "Facebook",
  "features_rememberMe": "Remember me",
  "features_freePlay": "Free play",
  "features_verificationAtPasswordChange": "Code before a password changes",
  "sms_path": "Who proves a number",
  "sms_identityProvider": "Identity provider for phones",
  "social_google": "Google account of the brand",
  "social_facebook": "Facebook account of the brand",
  "feedback_picturesKeptDays": "Days pictures are kept",
  "features_feedbackCaptcha": "Captcha at feedback",
  "approvals_adjustment_secondAbove": "Adjustments: second operator above",
  "approvals_withdrawal_secondAbove": "Withdrawals: second operator above",
  "lottery_limits": "Lottery limits",
  "lottery_keptDays": "Days that lottery lines are kept",
  "lottery_games": "Terms of single lotteries",
  "withdrawals_minimum": "Smallest withdrawal",
  "withdrawals_maximum": "Largest withdrawal",
  "withdrawals_dailyMaximum": "Most in a day",
  "withdrawals_fee": "Fee",
  "withdrawals_openMaximum": "Open at once",
  "withdrawals_withBonus": "While a bonus is played",
  "withdrawals_depositTurnover": "Turnover of a deposit",
  "withdrawals_unmetTurnoverFeePercent": "Fee for unmet turnover, percent",
  "withdrawals_turnoverReleaseBelow": "Turnover ends below",
  "withdrawals_receiptMinutes": "Minutes to confirm a receipt",
  "withdrawals_autoApproveBelow": "Approved by itself below",
  "features_rewardCentre": "Reward centre",
  "bonuses_order": "Bonuses: what a stake takes first",
  "bonuses_contributions": "Bonuses: what stakes count",
  "bonuses_releaseBelow": "Bonuses: released below",
  "features_referral": "Invite friends",
  "referral_steps": "Steps of a referral",
  "referral_turnover": "Referral rewards, times to stake",
  "vip_period": "Period of a rank",
  "verification_requiredBefore": "Identity asked for before",
  "verification_requiredAbove": "Identity asked for above",
  "verification_needsAddress": "Proof of address",
  "verification_needsSelfie": "Picture of the face",
  "verification_keptDays": "Documents kept, days",
  "site_minimumAgeYears": "Minimum age, years",
  "saferPlay_realityLongestMinutes": "Longest reality check, minutes",
  "saferPlay_depositLimitNeeded": "Deposit limit needed",
  "saferPlay_realityMinutes": "Reality check after, minutes",
  "vip_giftTurnover": "Gifts of ranks, times to stake",
  "points_conversionRatio": "Points for one unit",
  "points_isConvertible": "Points convert to money",
  "promotions_multiplierCap": "Most that a promotion asks to be staked",
  "promotions_secondAboveBudget": "Promotions: second operator above",
  "risk_rapidInOut": "Money in and out at once",
  "risk_sharedMeans": "Devices and bank accounts in common",
  "risk_oppositeBets": "Both sides of a round",
  "risk_structuredDeposits": "Deposits just below an amount",
  "risk_changeOfPlay": "A sudden change of play"
 },
 "officeSettings": {
  "search": "Search the settings",
  "noneFound": "No setting has these words.",
  "siteIsOpen": "The site is open",
  "siteIsClosed": "The site is closed for maintenance",
  "siteIsOpenNote": "Visitors and players see it and can play.",
  "siteIsClosedNote": "Visitors and players see the maintenance screen. Nobody can play or pay.",
  "closeSite": "Close the site",
  "openSite": "Open the site",
  "change": "Change",
  "changeOf": [
   "Change ",
   [
    "name"
   ]
  ],
  "switchOn": "On",
  "switchOff": "Off",
  "nothing": "Nothing",
  "none": "None",
  "isDefault": "as delivered",
  "default": "As delivered",
  "changedBy": [
   "Changed by ",
   [
    "name"
   ]
  ],
  "secret": "Secret, never shown",
  "controlled": "Two operators to loosen",
  "controlledNote": "Where this loosens a guard of money, another operator decides.",
  "value": "New value",
  "linesHint": "One on each line.",
  "dataHint": "As JSON.",
  "numberBetween": [
   "From ",
   [
    "minimum"
   ],
   " to ",
   [
    "maximum"
   ],
   "."
  ],
  "isNothing": "Nothing at all",
  "notANumber": "Type a number.",
  "notJson": "This is no JSON.",
  "notChanged": "This is what it is already.",
  "difference": "Difference",
  "group_site": "Site",
  "group_languages": "Languages",
  "group_navigation": "Navigation",
  "group_registration": "Registration",
  "group_features": "Features",
  "group_login": "Login",
  "group_session": "Sessions of players",
  "group_password": "Passwords",
  "group_account": "Accounts",
  "group_contracts": "Contracts of agents",
  "group_agent": "Agents",
  "group_codes": "One-time codes",
  "group_recovery": "Recovery",
  "group_freePlay": "Free play",
  "group_sms": "Text messages",
  "group_mail": "Mails",
  "group_social": "Social login",
  "group_feedback": "Feedback",
  "group_approvals": "Approvals",
  "group_withdrawals": "Withdrawals",
  "group_deposits": "Deposits",
  "group_figures": "Figures",
  "group_lottery": "Lottery",
  "group_payments": "Payments",
  "group_bonuses": "Bonuses",
  "group_referral": "Referral",
  "group_risk": "Risk",
  "group_verification": "Identity checks",
  "group_saferPlay": "Safer play",
  "group_vip": "VIP",
  "group_points": "Points",
  "group_promotions": "Promotions"
 },
 "officeSports": {
  "voidMatch": "Void the match",
  "correctionsNote": "A result was corrected after the bet’s launch was over, so the wallet took nothing more. Propose an adjustment on the player’s page.",
  "voidNote": [
   [
    "match"
   ],
   " would end without a result, after another operator has agreed. Every bet on it is given back."
  ]
 },
 "officeValues": {
  "yes": "Yes",
  "no": "No",
  "nothing": "nothing",
  "name_key": "Setting",
  "name_username": "Username",
  "name_roles": "Roles",
  "name_amount": "Amount",
  "name_value": "Value",
  "name_operatorId": "Operator",
  "name_playerId": "Player",
  "name_availableBefore": "Balance before",
  "name_availableAfter": "Balance after",
  "name_before": "Before",
  "name_after": "After",
  "name_state": "State",
  "name_reason": "Reason",
  "name_address": "Address",
  "name_sessionId": "Session",
  "name_order": "Order",
  "name_isEnabled": "On",
  "name_maintenance": "Maintenance",
  "name_list": "List",
  "name_filter": "Filters",
  "name_sort": "Sorted by",
  "name_rows": "Rows",
  "name_sha256": "SHA-256",
  "name_fields": "Fields",
  "name_field": "Field",
  "name_ended": "Sessions ended",
  "name_provider": "Provider",
  "name_name": "Name",
  "name_launchUrl": "Launch address",
  "name_games": "Games",
  "name_kind": "Kind",
  "name_approvedBy": "Approved by",
  "name_vote": "Vote",
  "name_oldUntil": "Old key until",
  "name_publicKeyPem": "Public key",
  "name_title": "Title",
  "name_from": "From",
  "name_until": "Until",
  "name_noteId": "Note",
  "name_version": "Version",
  "name_language": "Language",
  "name_method": "Login method",
  "name_reference": "Reference",
  "name_attempt": "Attempt",
  "name_claimNo": "Claim",
  "name_side": "Side",
  "name_failedBefore": "Failed tries before",
  "name_revision": "Revision",
  "name_case": "Case",
  "name_outcome": "Outcome",
  "name_documents": "Documents",
  "name_documentId": "Document",
  "name_uplineId": "Upline",
  "name_day": "Day",
  "name_code": "Code",
  "name_isOpen": "Open",
  "name_game": "Game",
  "name_draw": "Draw",
  "name_result": "Result",
  "name_attempts": "Tries",
  "name_subject": "About",
  "name_rule": "Found",
  "name_ranks": "Ranks",
  "name_rankLevel": "Rank",
  "name_family": "Contract",
  "name_period": "Paid",
  "name_tiers": "Tiers",
  "name_friend": "Friend",
  "name_count": "Number",
  "name_expiresOn": "Expires",
  "name_lines": "Agents",
  "name_paid": "To be paid",
  "name_budget": "Budget",
  "name_hash": "Hash",
  "name_accountType": "Account type",
  "name_acceptedPattern": "Accepted pattern",
  "name_accounts": "Accounts",
  "name_added": "Added",
  "name_agents": "Agents",
  "name_asked": "Asked for",
  "name_at": "Moment",
  "name_audience": "For whom",
  "name_bankAccountId": "Bank account",
  "name_base": "Staked on",
  "name_birthdayGift": "Birthday gift",
  "name_bonus": "Bonus",
  "name_budgetLeft": "Budget left",
  "name_cap": "Paid at most",
  "name_categories": "Categories",
  "name_changed": "Changed",
  "name_changedAt": "Changed at",
  "name_changedBy": "Changed by",
  "name_channel": "Sent by",
  "name_claimed": "Claimed",
  "name_contributions": "Stakes that count, in percent",
  "name_conversionCap": "Becomes cash at most, times the bonus",
  "name_credit": "Credit",
  "name_cycle": "How often",
  "name_days": "Days",
  "name_daysValid": "Days to stake it",
  "name_detail": "Detail",
  "name_deviceId": "Device",
  "name_diallingCodes": "Dialling codes",
  "name_drawn": "Drawn",
  "name_earnedBy": "Earned by",
  "name_enabled": "On",
  "name_endedSessions": "Sessions ended",
  "name_endsAt": "Ends",
  "name_failures": "Failed tries",
  "name_firstDay": "First day",
  "name_firstDepositOnly": "First deposit only",
  "name_given": "Given",
  "name_group": "Place",
  "name_id": "Number",
  "name_inputHash": "Fingerprint of the content",
  "name_isByRank": "Share by rank",
  "name_isDeviceTrusted": "Device trusted",
  "name_isOffered": "Offered",
  "name_isOn": "On",
  "name_isServedFirst": "Withdrawals checked first",
  "name_keepTurnover": "Stakes to keep the rank",
  "name_lastDay": "Last day",
  "name_linkage": "Leads to",
  "name_maintenanceFrom": "Maintenance from",
  "name_maintenanceUntil": "Maintenance until",
  "name_maxLength": "Longest",
  "name_methods": "Payment methods",
  "name_minLength": "Shortest",
  "name_minimum": "At least",
  "name_minimumRank": "Rank at least",
  "name_minutes": "Minutes",
  "name_motif": "Picture",
  "name_multiplier": "To be staked, times",
  "name_needsReview": "Reviewed by an operator",
  "name_newWithinDays": "Registered within days",
  "name_note": "Note",
  "name_objective": "Objective",
  "name_oncePerPerson": "Once per person",
  "name_opensAt": "Opens",
  "name_packets": "Envelopes",
  "name_patternId": "Pattern",
  "name_percent": "Share in percent",
  "name_picture": "Picture",
  "name_player": "Player",
  "name_points": "Points",
  "name_pointsPercent": "Points in percent",
  "name_pool": "Money in all",
  "name_position": "Place",
  "name_prize": "Prize",
  "name_prizeMode": "Prize mode",
  "name_products": "Products",
  "name_proof": "Proved by",
  "name_rankFrom": "From rank",
  "name_rankTo": "To rank",
  "name_rebateMillionths": "Rebate, millionths",
  "name_refusal": "Refused with",
  "name_required": "Required",
  "name_requiredAmount": "Stakes required",
  "name_requiredDeposit": "Deposits required",
  "name_requiredTurnover": "Stakes required",
  "name_scene": "Scene",
  "name_secondStep": "Second step",
  "name_stock": "Stock",
  "name_summary": "Summary",
  "name_tag": "Mark",
  "name_taken": "Taken",
  "name_target": "Target",
  "name_ticketAmount": "Amount per ticket",
  "name_ticketsMaximum": "Tickets at most",
  "name_titles": "Titles",
  "name_to": "To",
  "name_tone": "Colour",
  "name_trustEnded": "Devices no longer trusted",
  "name_turnoverTimes": "To be staked, times",
  "name_type": "Type",
  "name_upgradeGift": "Gift for the rise",
  "name_useMaximum": "Uses at most",
  "name_verifiedPhone": "Proved phone number",
  "name_weeklyGift": "Weekly gift",
  "name_weight": "Weight",
  "name_withdrawalDailyMaximum": "Withdrawals a day, up to",
  "name_withdrawalMaximum": "One withdrawal, up to",
  "name_withinSeconds": "Within seconds",
  "name_words": "Words",
  "name_wrongTries": "Wrong tries",
  "name_affiliateCode": "Invitation code",
  "name_benefits": "Benefits",
  "name_captcha": "Captcha",
  "name_email": "Mail address",
  "name_facebook": "Facebook",
  "name_idNumber": "Identity number",
  "name_line": "LINE",
  "name_mobileNum": "Mobile number",
  "name_names": "Names",
  "name_payeeName": "Name at the bank",
  "name_paymentPassword": "Payment password",
  "name_prizes": "Prizes",
  "name_qqNum": "QQ number",
  "name_rankPrizes": "Prizes of the ranks",
  "name_rebates": "Rebates",
  "name_recommenderId": "Recommended by",
  "name_referralCode": "Referral code",
  "name_rounds": "Rounds",
  "name_telegram": "Telegram",
  "name_wechat": "WeChat",
  "name_whatsapp": "WhatsApp",
  "name_zalo": "Zalo",
  "value_side_member": "Member",
  "value_side_agent": "Agent",
  "value_side_upline": "To the upline",
  "value_side_downline": "To a downline",
  "value_method_password": "Password",
  "value_method_sms": "Text code",
  "value_method_recovery": "Recovery",
  "value_method_social": "Social account",
  "value_method_secondStep": "Second step",
  "value_secondStep_sms": "Text code",
  "value_secondStep_mail": "Mail code",
  "value_secondStep_authenticator": "Authenticator",
  "value_secondStep_bankName": "Name at the bank",
  "value_channel_mail": "Mail",
  "value_channel_text": "Text message",
  "value_proof_textCode": "Text code",
  "value_proof_oldPassword": "Old password",
  "value_proof_mail": "Mail",
  "value_asked_paymentPassword": "Payment password",
  "value_asked_loginPassword": "Login password",
  "value_asked_authenticator": "Authenticator",
  "value_kind_identityFront": "Identity card, front",
  "value_kind_identityBack": "Identity card, back",
  "value_kind_passport": "Passport",
  "value_kind_address": "Proof of address",
  "value_kind_selfie": "Picture of the face",
  "value_kind_timeout": "Time-out",
  "value_kind_exclusion": "Self-exclusion",
  "value_kind_cash": "Cash",
  "value_kind_item": "Thing",
  "value_kind_points": "Points",
  "value_kind_time": "At a time",
  "value_field_mobile": "Mobile number",
  "value_field_email": "Mail address",
  "value_field_payeeName": "Name",
  "value_field_birthday": "Date of birth",
  "value_field_bankAccounts": "Bank accounts",
  "value_field_nickname": "Nickname",
  "value_field_placeOfBirth": "Place of birth",
  "value_field_address": "Address",
  "value_field_sourceOfIncome": "Source of income",
  "value_field_occupation": "Occupation",
  "value_field_nationality": "Nationality",
  "value_field_telegram": "Telegram",
  "value_field_zalo": "Zalo",
  "value_field_line": "LINE",
  "value_field_whatsapp": "WhatsApp",
  "value_field_facebook": "Facebook",
  "value_field_wechat": "WeChat",
  "value_field_qqNum": "QQ number",
  "value_state_active": "Being staked",
  "value_state_deleted": "Deleted",
  "value_state_executed": "Carried out",
  "value_state_forfeited": "Forfeited",
  "value_state_watched": "Watched"
 },
 "officeVendorTransfers": {
  "note": "A transfer without an answer is asked about again and again. Silence alone gives nothing back.",
  "act": "Ask",
  "ask": "Ask now",
  "askOf": [
   "Ask ",
   [
    "vendor"
   ],
   " about the transfer of ",
   [
    "player"
   ]
  ],
  "asked": [
   [
    "vendor"
   ],
   ": ",
   [
    "state"
   ],
   "."
  ]
 },
 "officeVerification": {
  "case": "Verification",
  "look": [
   "Look (",
   [
    "count"
   ],
   ")"
  ],
  "registered": "Registered",
  "state": "State",
  "sentAt": "Sent",
  "decidedAt": "Decided",
  "reason": "Reason",
  "validUntil": "Valid until",
  "documents": "Documents",
  "open": "Open the document",
  "openNote": "The document is shown to you alone. That you opened it, and why, stays in the audit log.",
  "savePdf": "Save the PDF",
  "deleted": "The documents are not kept any more.",
  "document_identityFront": "Identity card, front",
  "document_identityBack": "Identity card, back",
  "document_passport": "Passport",
  "document_address": "Proof of address",
  "document_selfie": "Picture of the face",
  "state_open": "Nothing sent",
  "state_waiting": "Waiting",
  "state_verified": "Verified",
  "state_rejected": "Asked again",
  "state_expired": "Expired",
  "excludedLikely": "These accounts are on a self-exclusion and share something with this one:",
  "shared_bankAccount": "the same bank account",
  "shared_device": "the same device",
  "check": "An outside checker",
  "checkNote": "It advises. The decision is yours.",
  "checkBornOn": "Date of birth as it reads it",
  "checkValidUntil": "Valid until, as it reads it",
  "checkReasons": "Why",
  "check_begun": "Not shown to it yet",
  "check_pending": "Has not answered yet",
  "check_done": "Answered",
  "check_left": "Said nothing while it was waited for",
  "finding_clear": "Nothing against them",
  "finding_doubtful": "Doubtful",
  "finding_unreadable": "Cannot be read",
  "checkReason_altered": "The document looks altered",
  "checkReason_expired": "The document has expired",
  "checkReason_underAge": "Too young to play",
  "checkReason_faceDiffers": "The face is another one",
  "checkReason_wanted": "The document is reported lost or stolen",
  "checkReason_copy": "A picture of a screen or a copy",
  "checkReason_addressDiffers": "The address is another one",
  "checkReason_blurred": "Too blurred",
  "checkReason_other": "Another reason",
  "accept": "Accept",
  "acceptNote": [
   "What ",
   [
    "username"
   ],
   " has sent proves who they are. Please type what the document says."
  ],
  "bornOn": "Date of birth",
  "bornOnHint": "As the document says it.",
  "documentNumber": "Number of the document",
  "documentNumberHint": "It is kept encrypted, and finds the same document at another account.",
  "validUntilHint": "Empty for one that does not expire. Afterwards another one is asked for.",
  "needed": "Please fill this in.",
  "reject": "Ask again",
  "rejectNote": [
   [
    "username"
   ],
   " reads your reason and sends other documents."
  ],
  "close": "Refuse for good",
  "closeNote": [
   "The account of ",
   [
    "username"
   ],
   " would be locked, after another operator has agreed. The money in it stays theirs."
  ]
 },
 "officeVip": {
  "rank": "Rank",
  "noRanks": "There are no ranks yet.",
  "level": [
   "Level ",
   [
    "level"
   ]
  ],
  "players": "Players",
  "deposit": "Deposits in all",
  "turnover": "Stakes in all",
  "keep": "Stakes of a period, to keep it",
  "gifts": "Gifts: rise, week, birthday",
  "limits": "Withdrawals a day",
  "points": "Points, percent",
  "firstServed": "First in the queue",
  "changeRank": [
   "Change ",
   [
    "rank"
   ]
  ],
  "addRank": "Add a rank on top",
  "removeRank": "Remove the highest rank",
  "removeNote": [
   [
    "rank"
   ],
   " is left out of the ladder. It can only go while no player holds it."
  ],
  "nameIn": [
   "Name (",
   [
    "language"
   ],
   ")"
  ],
  "tone": "Stone",
  "withdrawalMaximum": "Largest withdrawal",
  "withdrawalDailyMaximum": "Withdrawals a day, up to",
  "limitHint": "Leave it empty for the limit of the settings.",
  "isServedFirst": "Withdrawals are decided before those of others",
  "pointsPercent": "Points, percent of the usual",
  "rebates": "Rebates, percent of stakes",
  "upgradeGift": "Gift on reaching it",
  "weeklyGift": "Weekly gift",
  "birthdayGift": "Birthday gift",
  "giftHint": "Leave it empty for none.",
  "save": "Save",
  "showMoves": "Show who would move",
  "movesTitle": "Who would move",
  "risesTitle": "Up at the next evaluation",
  "fallsTitle": "Down at the end of the period, if nothing more is staked",
  "movesLine": [
   [
    "from"
   ],
   " to ",
   [
    "to"
   ],
   ": ",
   [
    "players",
    2,
    {
     "one": [
      0,
      " player"
     ],
     "other": [
      0,
      " players"
     ]
    }
   ]
  ],
  "nobody": "No player.",
  "giftsTotal": [
   "Gifts of these: ",
   [
    "amount"
   ]
  ],
  "typeAmount": "Type an amount.",
  "typeNumber": "Type a whole number.",
  "typePercent": "Type a percentage, like 0.50.",
  "changedMeanwhile": "Somebody else has saved the ranks meanwhile. These are the new ones; change them again.",
  "ofPlayer": "Rank",
  "setRank": "Set the rank",
  "setRankNote": [
   [
    "username"
   ],
   " gets this rank now, without a gift. It is judged at the end of periods like any other."
  ],
  "periodTurnover": "Stakes of this period",
  "until": [
   "until ",
   [
    "day"
   ]
  ],
  "moves": "Moves",
  "noMoves": "The rank has never moved.",
  "cause_reached": "reached",
  "cause_regained": "regained",
  "cause_lowered": "not kept",
  "cause_manual": "by hand"
 },
 "officeVouchers": {
  "issue": "Issue vouchers",
  "issueNote": "Another operator decides. Afterwards you take the codes, once.",
  "count": "How many codes",
  "countWrong": [
   "Between 1 and ",
   [
    "maximum"
   ],
   "."
  ],
  "amountEach": "Worth of each",
  "amountWrong": "Type an amount above zero.",
  "expiresOn": "Last day",
  "expiresOnWrong": "Choose today or a later day.",
  "expiresAt": "Good until",
  "batch": "Batch of vouchers",
  "state": "State",
  "state_issued": "Approved, codes not taken",
  "state_taken": "Codes handed over",
  "state_void": "Stopped",
  "redeemed": "Redeemed",
  "reason": "Reason",
  "take": "Take the codes",
  "takeNote": [
   [
    "count"
   ],
   " codes are drawn and shown to you once. Only their hashes are kept, so nobody can show them again."
  ],
  "codes": "The codes",
  "codesNote": "Copy them now. They are not shown again.",
  "copyCodes": "Copy all codes",
  "codesKept": "I have kept them",
  "void": "Stop the batch",
  "voidNote": [
   [
    "count"
   ],
   " codes that were not redeemed are worth nothing from now on."
  ]
 },
 "officeWithdrawals": {
  "queues": "Queues",
  "queue_review": "To decide",
  "queue_second": "Second operator",
  "queue_disputed": "Disputes",
  "queue_way": "On the way",
  "queue_ended": "Ended",
  "count": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " withdrawal"
     ],
     "other": [
      0,
      " withdrawals"
     ]
    }
   ]
  ],
  "next": "Take the next",
  "nothingWaits": "Nothing waits here.",
  "ofAll": "Show those of all players",
  "backToQueue": "Back to the queue",
  "chooseOne": "Choose a withdrawal to see its checks and its history.",
  "found_unchecked": "Not checked",
  "found_clean": "Clean",
  "found_flagged": "Flagged",
  "found_stopped": "Stopped",
  "state_checking": "Checking",
  "state_review": "To decide",
  "state_second_look": "Second operator",
  "state_approved": "Approved",
  "state_paying": "Paying",
  "state_unknown": "No answer yet",
  "state_awaiting": "Paid, to confirm",
  "state_disputed": "Disputed",
  "state_completed": "Completed",
  "state_rejected": "Rejected",
  "state_cancelled": "Cancelled",
  "state_returned": "Returned",
  "of": [
   "Withdrawal ",
   [
    "number"
   ]
  ],
  "requested": "requested",
  "payTo": "Pay to",
  "bank": "Bank",
  "holder": "Account holder",
  "account": "Account number",
  "fee": "Fee",
  "settled": "Paid for good",
  "reported": "Reported by the bank",
  "released": "Given back",
  "returned": "Sent back by the bank",
  "checks": "Checks",
  "noChecks": "The checks have not run yet.",
  "verdict_pass": "Pass",
  "verdict_flag": "Look",
  "verdict_stop": "Stop",
  "evidence_turnover": [
   [
    "amount"
   ],
   " still has to be staked."
  ],
  "evidence_receivable": [
   [
    "amount"
   ],
   " is owed."
  ],
  "evidence_book_difference": "The last reconciliation names the player.",
  "evidence_payee_removed": "The player has removed the bank account.",
  "evidence_new_payee": [
   "Added ",
   [
    "at"
   ],
   "."
  ],
  "evidence_name_mismatch": "The bank account is in another name than the registration.",
  "evidence_fresh_credentials": [
   "Changed ",
   [
    "at"
   ],
   "."
  ],
  "evidence_rapid_in_out": [
   "The last deposit came ",
   [
    "at"
   ],
   "."
  ],
  "evidence_shared_device": [
   [
    "count",
    2,
    {
     "one": "One other player.",
     "other": [
      0,
      " other players."
     ]
    }
   ]
  ],
  "evidence_shared_address": [
   [
    "count",
    2,
    {
     "one": "One other player.",
     "other": [
      0,
      " other players."
     ]
    }
   ]
  ],
  "evidence_identity": "The player has not shown who they are.",
  "evidence_first_withdrawal": "Nothing was paid out before.",
  "check_turnover": "Turnover is met",
  "check_receivable": "Nothing is owed",
  "check_book_difference": "The books agree",
  "check_payee_removed": "The bank account is still there",
  "check_new_payee": "The bank account is older than a day",
  "check_name_mismatch": "The names agree",
  "check_fresh_credentials": "Password and authenticator are older than a day",
  "check_rapid_in_out": "Not asked for right after a deposit",
  "check_shared_device": "No other player on the device",
  "check_shared_address": "No other player at the address",
  "check_identity": "Identity",
  "check_first_withdrawal": "Not the first withdrawal",
  "history": "History",
  "noSteps": "Nothing has happened yet.",
  "time": "Time",
  "state": "State",
  "actor": "By",
  "note": "Note",
  "actor_player": "Player",
  "actor_operator": "Operator",
  "actor_bank": "Bank",
  "actor_system": "System",
  "payouts": "Payouts",
  "payout_open": "Open",
  "payout_done": "Paid",
  "payout_refused": "Refused",
  "payout_returned": "Sent back",
  "proofs": "Proof",
  "proof": [
   "Picture ",
   [
    "number"
   ],
   " of the player"
  ],
  "claim": "Hold",
  "release": "Let go",
  "claimedFor": [
   "Held for ",
   [
    "time"
   ]
  ],
  "claimedByOther": "Another operator is holding it.",
  "approve": "Approve",
  "approveNote": [
   [
    "number"
   ],
   " of ",
   [
    "username"
   ],
   " will be paid. Above the threshold another operator decides too."
  ],
  "reject": "Reject",
  "rejectNote": [
   "The money goes back to ",
   [
    "username"
   ],
   ", who reads the reason. Withdrawal ",
   [
    "number"
   ],
   "."
  ],
  "force": "Count as received",
  "forceNote": [
   [
    "number"
   ],
   ": what the bank reported counts as received for good, whatever ",
   [
    "username"
   ],
   " says later."
  ],
  "paid": "It was paid",
  "paidNote": [
   [
    "number"
   ],
   ": what the bank reported is settled. ",
   [
    "username"
   ],
   " gets nothing more."
  ],
  "payAgain": "Pay again",
  "payAgainNote": [
   [
    "number"
   ],
   " is paid to ",
   [
    "username"
   ],
   " once more, under an id of its own."
  ],
  "giveUp": "Give back",
  "giveUpNote": [
   [
    "number"
   ],
   " ends, and the money goes back to the balance of ",
   [
    "username"
   ],
   "."
  ],
  "return": "The bank sent it back",
  "returnNote": [
   "Proposes that a payout of ",
   [
    "number"
   ],
   " came back: what was settled of it goes to ",
   [
    "username"
   ],
   ", and the fee with the first."
  ],
  "whichPayout": "Which payout came back"
 }
};
