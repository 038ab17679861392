// Written by `npm run generate` from src/messages.
export default {
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
 "lobby": {
  "noVendor": [
   [
    "category"
   ],
   ": no studio yet"
  ],
  "noVendorNote": "When there is one, its games stand here. Open now:",
  "noneOfVendor": [
   [
    "category"
   ],
   ": nothing from this studio"
  ],
  "noneOfVendorNote": "Choose another studio, or look at all games.",
  "tableLimits": [
   [
    "minimum"
   ],
   " to ",
   [
    "maximum"
   ]
  ],
  "tablePlayers": [
   [
    "count",
    2,
    {
     "=0": "Nobody there yet",
     "one": [
      0,
      " at the table"
     ],
     "other": [
      0,
      " at the table"
     ]
    }
   ]
  ],
  "matchVirtual": "virtual",
  "matchLive": [
   [
    "minute",
    4
   ],
   " of ",
   [
    "minutes",
    4
   ]
  ],
  "matchSide_home": "Home",
  "matchSide_draw": "Draw",
  "matchSide_away": "Away",
  "tablesNow": "Tables now",
  "matchesNow": "Matches now",
  "tableQuiet": "No round yet",
  "beadPlayer": "P",
  "beadBanker": "B",
  "beadTie": "T",
  "beadDragon": "D",
  "beadTiger": "T",
  "beadBig": "B",
  "beadSmall": "S",
  "beadTriple": "3",
  "filters": "Filters",
  "any": "Any",
  "class": "Kind",
  "feature": "Feature",
  "wild": "Wilds",
  "scatter": "Scatters",
  "freeSpins": "Free spins",
  "multiplier": "Multipliers",
  "volatility": "Volatility",
  "low": "Low",
  "medium": "Medium",
  "high": "High",
  "return": "RTP",
  "returnFrom": [
   [
    "percent"
   ],
   "% and more"
  ],
  "sort": "Order",
  "sortUsual": "Usual",
  "sortName": "By name",
  "sortNewest": "Newest first",
  "sortPopular": "Most played first",
  "sortRtp": "Highest RTP first",
  "clearFilters": "Clear filters",
  "noneSuits": "No game suits all of that",
  "noneSuitsNote": "Take a filter away, or look at all games.",
  "moreVendors": [
   "All ",
   [
    "count",
    2,
    {
     "one": [
      0,
      " studio"
     ],
     "other": [
      0,
      " studios"
     ]
    }
   ]
  ],
  "findVendor": "Find a studio",
  "noSuchVendor": "No studio has that name",
  "hotTitle": "Hot games",
  "hotNote": "Counted from the rounds played lately.",
  "searchTitle": "Search games",
  "searchHint": "Name or studio",
  "found": [
   [
    "count",
    2,
    {
     "=0": "No games found",
     "one": [
      0,
      " game found"
     ],
     "other": [
      0,
      " games found"
     ]
    }
   ]
  ],
  "foundMore": [
   "More than ",
   [
    "count"
   ],
   " games found"
  ],
  "searching": "Searching",
  "didYouMean": [
   "Showing ",
   [
    "text"
   ]
  ],
  "allResults": "Show all of them",
  "searchedLately": "Searched lately",
  "forgetSearches": "Clear",
  "playedLately": "Played lately",
  "popular": "Popular now",
  "newest": "New",
  "closed": "This game is being looked after",
  "closedGame": [
   [
    "game"
   ],
   " is being looked after"
  ],
  "closedNote": "It opens again when the work is done. Meanwhile these are open:",
  "noSuchGame": "Nothing has that name",
  "noSuchGameNote": "Try a shorter word, or the name of a studio.",
  "vendorGames": "Games of this studio"
 }
};
