// Written by `npm run generate -w @pelita/i18n` from src/messages.
export default {
 "centre": {
  "title": "‮Member‬ ‮centre‬",
  "menu": "‮Member‬ ‮centre‬",
  "back": [
   "‮Back‬ ‮to‬ ",
   [
    "to"
   ]
  ],
  "notLoaded": "‮Your‬ ‮account‬ ‮could‬ ‮not‬ ‮be‬ ‮loaded‬.",
  "room_securityCenter": "‮My‬ ‮account‬",
  "room_profile": "‮Profile‬",
  "room_avatar": "‮Avatar‬",
  "room_loginPassword": "‮Login‬ ‮password‬",
  "room_paymentPassword": "‮Payment‬ ‮password‬",
  "room_mobile": "‮Mobile‬ ‮number‬",
  "room_email": "‮Email‬",
  "room_authenticator": "‮Authenticator‬",
  "room_bankAccounts": "‮Bank‬ ‮accounts‬",
  "room_sessions": "‮Where‬ ‮you‬ ‮are‬ ‮logged‬ ‮in‬",
  "room_loginHistory": "‮Login‬ ‮history‬",
  "room_addresses": "‮Registered‬ ‮addresses‬",
  "room_closure": "‮Close‬ ‮the‬ ‮account‬",
  "meter": "‮How‬ ‮well‬ ‮your‬ ‮account‬ ‮is‬ ‮kept‬",
  "kept": [
   [
    "kept"
   ],
   " ‮of‬ ",
   [
    "all"
   ],
   " ‮in‬ ‮place‬"
  ],
  "allKept": "‮Everything‬ ‮is‬ ‮in‬ ‮place‬.",
  "stillMissing": [
   "‮Still‬ ‮missing‬: ",
   [
    "list"
   ],
   "."
  ],
  "lastLogin": "‮Last‬ ‮login‬",
  "firstLogin": "‮This‬ ‮is‬ ‮your‬ ‮first‬ ‮login‬.",
  "group_ways": "‮Logging‬ ‮in‬",
  "group_money": "‮Your‬ ‮money‬",
  "group_person": "‮About‬ ‮you‬",
  "group_places": "‮Devices‬ ‮and‬ ‮places‬",
  "group_leaving": "‮Leaving‬",
  "isSet": "‮Set‬",
  "isNotSet": "‮Not‬ ‮set‬ ‮yet‬",
  "isBoundUnproved": [
   [
    "value"
   ],
   ", ‮not‬ ‮confirmed‬ ‮yet‬"
  ],
  "isNotBound": "‮Not‬ ‮added‬ ‮yet‬",
  "recoveryCodesLeft": [
   "‮On‬, ",
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮recovery‬ ‮code‬ ‮left‬"
     ],
     "other": [
      0,
      " ‮recovery‬ ‮codes‬ ‮left‬"
     ]
    }
   ]
  ],
  "bankAccountsKept": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮account‬"
     ],
     "other": [
      0,
      " ‮accounts‬"
     ]
    }
   ]
  ],
  "profileIsWhole": "‮Complete‬",
  "profileIsNotWhole": "‮Your‬ ‮full‬ ‮name‬, ‮birthday‬, ‮address‬ ‮or‬ ‮nationality‬ ‮is‬ ‮missing‬",
  "avatarNote": "‮The‬ ‮picture‬ ‮beside‬ ‮your‬ ‮name‬",
  "sessionsNote": "‮See‬ ‮your‬ ‮devices‬ ‮and‬ ‮log‬ ‮them‬ ‮out‬",
  "loginHistoryNote": "‮The‬ ‮last‬ ‮ninety‬ ‮days‬",
  "addressesKept": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮address‬"
     ],
     "other": [
      0,
      " ‮addresses‬"
     ]
    }
   ],
   " ‮without‬ ‮a‬ ‮second‬ ‮step‬"
  ],
  "closureNote": "‮For‬ ‮good‬, ‮once‬ ‮no‬ ‮money‬ ‮is‬ ‮left‬ ‮in‬ ‮it‬",
  "inPlace": "‮In‬ ‮place‬",
  "missing": "‮Missing‬"
 },
 "pager": {
  "pages": "‮Pages‬",
  "previousPage": "‮Previous‬ ‮page‬",
  "nextPage": "‮Next‬ ‮page‬",
  "page": [
   "‮Page‬ ",
   [
    "page"
   ]
  ]
 }
};
