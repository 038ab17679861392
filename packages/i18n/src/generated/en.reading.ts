// Written by `npm run generate` from src/messages.
export default {
 "download": {
  "title": "App",
  "heading": [
   [
    "brand"
   ],
   " on your home screen"
  ],
  "note": "The site itself is the app: install it from your browser, and it opens in a window of its own. It takes hardly any room and is always up to date.",
  "noApps": "There is no app in a store. Whoever offers you one in our name is not us.",
  "install": [
   "Install ",
   [
    "brand"
   ]
  ],
  "byHand": "How to install it on your device stands below.",
  "qr": "QR code of this page",
  "qrOf": [
   "QR code of ",
   [
    "name"
   ]
  ],
  "scan": "Scan with your phone",
  "apps": "Apps",
  "get": [
   "Get ",
   [
    "name"
   ]
  ],
  "ios": "iPhone and iPad",
  "ios1": "Open this site in Safari.",
  "ios2": "Press the share button: the square with an arrow.",
  "ios3": "Choose “Add to Home Screen”, then “Add”.",
  "ios4": [
   "Open ",
   [
    "brand"
   ],
   " from the home screen."
  ],
  "lite": "Lite app on Android",
  "lite1": "Open this site in Chrome.",
  "lite2": "Open the menu with the three dots and choose “Add to Home screen” or “Install app”.",
  "lite3": [
   "Confirm, and open ",
   [
    "brand"
   ],
   " from the home screen."
  ],
  "desktop": "Computer",
  "desktop1": "Open this site in Chrome or Edge.",
  "desktop2": "Press the install sign at the end of the address bar, if your browser shows one.",
  "safety": "Install only from this page. An app that asks for your contacts, your messages or your bank’s password is not ours."
 },
 "feedback": {
  "title": "Write to us",
  "note": "Never send a password: nobody of ours needs it.",
  "type": "What is it about?",
  "type_account": "Account",
  "type_payment": "Payment",
  "type_game": "Game",
  "type_partner": "Becoming an agent",
  "type_other": "Something else",
  "content": "Your message",
  "left": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " character left"
     ],
     "other": [
      0,
      " characters left"
     ]
    }
   ]
  ],
  "tooLong": [
   "At most ",
   [
    "maximum"
   ],
   " characters."
  ],
  "contact": "How do we reach you? (optional)",
  "contactNote": "An email address, a telephone number or a chat name.",
  "pictures": "Add pictures",
  "picturesNote": "Up to 3, PNG or JPEG, 5 MB each. Your browser makes them smaller and leaves out where they were taken.",
  "submit": "Send",
  "running": "Sending",
  "preparing": "Making the pictures smaller",
  "sent": "Thank you. Your message has arrived and is kept for the house to read."
 },
 "help": {
  "title": "Help",
  "note": "How things work here, in plain words.",
  "search": "Search in the help",
  "topics": "Topics",
  "found": [
   [
    "count",
    2,
    {
     "=0": "No answer found",
     "one": [
      0,
      " answer"
     ],
     "other": [
      0,
      " answers"
     ]
    }
   ]
  ],
  "nothing": "Nothing here says that. Try another word, or write to us.",
  "more": "Did this not help?",
  "moreNote": "Write to us. Say what you did and what you saw, with a picture if you like.",
  "write": "Write to us"
 },
 "join": {
  "title": "Join us",
  "heading": [
   "Become an agent of ",
   [
    "brand"
   ]
  ],
  "note": "Agents bring people they know and look after them. Tell us who you are, and we talk.",
  "who": "Who we look for",
  "whoText": [
   "People of ",
   [
    "age"
   ],
   " and over whom their players can reach, who keep their word, and who never push anybody to play."
  ],
  "today": "What an agent has here",
  "todayText": "An agent centre: the team and its figures, accounts and invitation links, and contracts whose terms you read before you accept. This page promises no rate.",
  "next": "What happens next",
  "nextText": "Your message is kept for the house to read. Leave a way to reach you, or nobody can answer.",
  "rules": "What agents may and may not do",
  "write": "Write to us"
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
 "notices": {
  "title": "Announcements",
  "note": "What the house has to say to its players.",
  "none": "Nothing has been announced yet.",
  "nextPopup": [
   "Next (",
   [
    "at"
   ],
   " of ",
   [
    "count"
   ],
   ")"
  ]
 },
 "papers": {
  "inThisSection": "Also in this section",
  "licenceNote": "Who runs this site, and under which licence.",
  "termsNote": "What you agree to when you register, in plain words.",
  "privacyNote": "What we keep about you, why, and what your browser keeps.",
  "saferPlayNote": "Playing is for fun. This helps to keep it that way.",
  "holder": "The operator",
  "holderIs": [
   "This site is run under the name ",
   [
    "brand"
   ],
   "."
  ],
  "authority": "Issued by",
  "number": "The licence",
  "none": "This brand has not put its licence here yet. An operator who opens this site to the public states the licence, its number and the authority on this page, from the brand’s configuration.",
  "meanwhile": "Until then",
  "meanwhileText": "Payments run through a sandbox: no real money reaches this site, and none leaves it. Games and balances work as they would with a licence in place."
 },
 "quickMenu": {
  "title": "Quick menu",
  "vip": "VIP",
  "invite": "Invite friends",
  "app": "Onto your phone",
  "guides": "How to install"
 }
};
