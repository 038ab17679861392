// Written by `npm run generate` from src/messages.
export default {
 "games": {
  "LOTT": "Lottery",
  "ELOTT": "E-lottery",
  "BINGO": "Bingo",
  "LIVE": "Live casino",
  "SPORTS": "Sports",
  "ESPORTS": "E-sports",
  "FISH": "Fishing",
  "RNG": "Slots",
  "PVP": "PVP cards",
  "BGS": "BGS",
  "count": [
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
  "vendorCount": [
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
  "kinds": "Games by kind",
  "seeAll": "See all",
  "selections": "Show",
  "ALL": "All",
  "NEW": "New",
  "HOT": "Hot",
  "FAV": "Favourites",
  "RECENT": "Recent",
  "vendors": "Studios",
  "allVendors": "All studios",
  "search": "Search by name",
  "clearSearch": "Clear the search",
  "badgeNew": "New",
  "badgeHot": "Hot",
  "play": [
   "Play ",
   [
    "game"
   ]
  ],
  "favour": [
   "Add ",
   [
    "game"
   ],
   " to favourites"
  ],
  "unfavour": [
   "Remove ",
   [
    "game"
   ],
   " from favourites"
  ],
  "rtp": [
   "RTP ",
   [
    "percent"
   ],
   "%"
  ],
  "results": [
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
  "noMatch": "No game has that name",
  "noMatchNote": "Try a shorter word, or look at all games.",
  "showAll": "Show all games",
  "noFavourites": "Your favourites stand here",
  "noFavouritesNote": "Press the heart on a game to keep it here.",
  "noRecent": "The games you played last stand here",
  "noRecentNote": "Open a game and come back.",
  "noHot": "Nothing is hot yet",
  "noHotNote": "This list counts the rounds played lately. Look at what is new meanwhile.",
  "showNew": "Show new games",
  "noNew": "Nothing is new just now",
  "noNewNote": "New games stand here when they arrive.",
  "loginForThis": "Log in to see this list",
  "loginForThisNote": "Favourites and recent games belong to your account.",
  "loadFailed": "The games could not be loaded",
  "launching": [
   "Opening ",
   [
    "game"
   ]
  ],
  "launchFailed": "The game could not be opened",
  "frame": [
   [
    "game"
   ],
   ", game"
  ],
  "leaveGame": "Leave the game",
  "timePlayed": "Time played",
  "fullScreen": "Full screen"
 },
 "home": {
  "title": [
   [
    "brand"
   ],
   ": slots, live casino and lotteries"
  ],
  "description": [
   "Play at ",
   [
    "brand"
   ],
   ": games with stated returns that you can check yourself, in your language, day and night."
  ],
  "welcome": [
   "Welcome to ",
   [
    "brand"
   ]
  ],
  "banners": "What is on",
  "bannerNumber": [
   "Banner ",
   [
    "number"
   ]
  ],
  "bannerMore": "See more",
  "bannerRegister": "Register",
  "searchLabel": "Search games",
  "searchPlaceholder": "Search for a game, like lotus",
  "searchSubmit": "Search",
  "categories": "Games by kind",
  "hot": "Hot now",
  "new": "New",
  "recent": "Pick up where you were",
  "nextDraws": "Next draws",
  "all": "All",
  "allDraws": "All lotteries",
  "matchesNow": "Matches now",
  "allMatches": "All matches",
  "openTables": "Live tables",
  "allTables": "All tables",
  "winners": "Winners",
  "winnersNote": "The largest wins of the last days",
  "newest": "Just arrived",
  "newestNote": "The latest titles, each with its stated return",
  "fairSeal": "Before the round, the studio seals its seed and shows you the seal.",
  "fairPlay": "You play. Your own seed is mixed in, so nobody can steer the result.",
  "fairCheck": "Afterwards the seed is opened, and your browser works the result out again.",
  "fairTitle": "Every result can be checked",
  "fairNote": "Before each round the studio commits to its result. Afterwards you can check it yourself, in your browser."
 },
 "kit": {
  "close": "Close",
  "retry": "Try again",
  "loading": "Loading",
  "networkAbnormal": "The network is not answering. Check your connection and try again.",
  "answerUnreadable": "The server gave an answer that this page does not understand. Reload the page and try again."
 },
 "shell": {
  "skipToContent": "Skip to content",
  "homeLink": [
   [
    "brand"
   ],
   ", home"
  ],
  "mainNavigation": "Main",
  "appNavigation": "App",
  "topBar": "Preferences and account",
  "clock": "Clock",
  "timeZone": "Time zone",
  "timeZoneOfDevice": [
   "My device, ",
   [
    "offset"
   ]
  ],
  "timeZoneUtc": "UTC",
  "language": "Language",
  "themeToLight": "Switch to the light theme",
  "themeToDark": "Switch to the dark theme",
  "login": "Log in",
  "register": "Register",
  "home": "Home",
  "games": "Games",
  "withdraw": "Withdrawal",
  "agentCentre": "Agent centre",
  "messages": "Messages",
  "unreadMessages": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " unread message"
     ],
     "other": [
      0,
      " unread messages"
     ]
    }
   ]
  ],
  "deposit": "Deposit",
  "me": "Me",
  "promotions": "Promotions",
  "download": "App",
  "help": "Help",
  "join": "Join us",
  "search": "Search games",
  "pointRate": [
   [
    "rate"
   ],
   " points for each unit staked"
  ],
  "notices": "Announcements",
  "pauseNotices": "Pause announcements",
  "playNotices": "Play announcements",
  "profile": "Profile",
  "account": [
   "Account of ",
   [
    "account"
   ]
  ],
  "rank": [
   "VIP ",
   [
    "rank"
   ]
  ],
  "trialAccount": "Free play",
  "balance": "Balance",
  "balanceHidden": "Balance hidden",
  "hideBalance": "Hide balance",
  "showBalance": "Show balance",
  "refreshBalance": "Refresh balance",
  "logout": "Log out",
  "customerService": "Customer service",
  "favourites": "Favourites",
  "recent": "Recent games",
  "toTop": "Back to top",
  "moreEntries": "More",
  "footerProviders": "Game providers",
  "footerBrowsers": "Best with",
  "footerPayments": "Payments",
  "moreProviders": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " more studio"
     ],
     "other": [
      0,
      " more studios"
     ]
    }
   ],
   " · ",
   [
    "category"
   ]
  ],
  "footerPapers": "About this site",
  "licence": "Licence",
  "terms": "Terms",
  "privacy": "Privacy",
  "adultsOnlyNote": [
   "For people aged ",
   [
    "age"
   ],
   " and over."
  ],
  "saferPlay": "Safer play",
  "saferPlayNote": "Play is for fun. Decide beforehand how much time and money you give it, and stop when you reach it.",
  "copyright": [
   "© ",
   [
    "brand"
   ]
  ],
  "offline": "You are offline. We reconnect by ourselves.",
  "pageTimeout": "This page is taking too long to load.",
  "chunkError": "A part of this page could not be loaded.",
  "chunkErrorNote": "Check your connection, then try again. Nothing you did is lost.",
  "unexpectedError": "Something went wrong on this page.",
  "unexpectedErrorNote": "Try again. If it stays, go home and come back later.",
  "goHome": "Go home"
 },
 "site": {
  "notFoundTitle": "Page not found",
  "notFound": "There is nothing at this address",
  "notFoundNote": "It may have moved, or the address has a slip in it.",
  "goHome": "Go home",
  "maintenanceTitle": "System Maintenance",
  "maintenanceNote": "We are currently performing a system maintenance",
  "maintenanceEnd": [
   "We expect to be back by ",
   [
    "time"
   ],
   "."
  ],
  "contactUs": "Contact us",
  "restrictedTitle": "IP Restriction",
  "restrictedHeading": "RESTRICTION OF VISIT",
  "restrictedNote": "We do not serve the region from which you are visiting.",
  "yourAddress": "Your IP address",
  "yourCountry": "Your country",
  "foreignTitle": "Domain check failed",
  "foreignHeading": "This address is not ours",
  "foreignNote": "For your safety, do not type your password here. Our right address is:",
  "popupBlocked": "Your browser has blocked the window. Allow pop-up windows for this site, then try again.",
  "serviceUnreachable": "Our service cannot be reached just now. Please try again in a moment."
 }
};
