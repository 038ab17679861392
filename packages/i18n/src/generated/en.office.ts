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
  "amount": "Enter an amount, like 50.00."
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
 "officeCatalogue": {
  "views": "Parts of the catalogue",
  "games": "Games",
  "vendors": "Vendors",
  "providers": "Providers",
  "search": "Search",
  "searchHint": "A part of the name or of the code.",
  "anyVendor": "All vendors",
  "anyState": "In any state",
  "vendor": "Vendor",
  "state": "State",
  "stateOf_on": "On",
  "stateOf_off": "Off",
  "stateOf_maintenance": "Maintenance",
  "planned": "Planned",
  "name": "Name",
  "code": "Code",
  "category": "Category",
  "marks": "Marks",
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
  "listed": "Listed",
  "titles": "Games",
  "noneFound": "No game fits. Another search or fewer filters may find it.",
  "counted": [
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
  "changedMeanwhile": "Someone else has changed this meanwhile. The dialog now shows what they saved: look, and save again if you still want to.",
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
  "upload": "Choose a picture",
  "uploaded": "The picture that was chosen",
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
  "filterState": "State",
  "anyState": "In any state",
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
  "pictures": "Pictures",
  "taker": "Taken by",
  "nobody": "Nobody yet",
  "none": "Nothing waits here.",
  "list": "Messages, the newest first",
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
  "lock": "Lock now",
  "logOut": "Log out",
  "find": "Find a page, a player or a setting",
  "findHint": "A player by the whole name, phone number or id",
  "foundPages": "Pages",
  "foundPlayers": "Players",
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
  ]
 },
 "officePages": {
  "dashboard": "Dashboard",
  "approvals": "Approvals",
  "players": "Players",
  "player": "Player",
  "settings": "Settings",
  "operators": "Operators",
  "catalogue": "Games and vendors",
  "announcements": "Announcements",
  "announcement": "Announcement",
  "feedback": "Feedback",
  "message": "Message"
 },
 "officeParts": {
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
  "movements": "Last movements",
  "movementsNote": "The last twenty of the last 24 hours.",
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
  "kind_give": "Transfer",
  "kind_transfer_out": "To a game provider",
  "kind_transfer_in": "From a game provider"
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
 }
};
