// Written by `npm run generate` from src/messages.
export default {
 "rewardRoom": {
  "states": "Rewards",
  "state_claimable": "To claim",
  "state_claimed": "Claimed",
  "state_expired": "Expired",
  "none_claimable": "Nothing to claim now",
  "none_claimed": "Nothing claimed yet",
  "none_expired": "Nothing has expired",
  "noneNote": "Rewards from promotions, missions and your rank appear here.",
  "toBonuses": "See your bonuses",
  "claim": "Claim",
  "claimed": [
   "Claimed: ",
   [
    "title"
   ]
  ],
  "points": [
   [
    "count"
   ],
   " points"
  ],
  "kind_cash": "Cash",
  "kind_bonus": "Bonus money",
  "kind_points": "Points",
  "turnover": [
   [
    "amount"
   ],
   " to be played before it can be taken out"
  ],
  "claimedAt": "Claimed",
  "claimBefore": "Claim before",
  "expiredAt": "Expired",
  "noEnd": "No time limit"
 }
};
