// Written by `npm run generate` from src/messages.
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
  "room_transferFund": "‮My‬ ‮wallet‬",
  "room_messageV2": "‮Messages‬",
  "room_depositv2": "‮Deposit‬",
  "room_withdraw": "‮Withdrawal‬",
  "room_transferUpline": "‮Transfer‬ ‮to‬ ‮upline‬",
  "room_personalHistoryCopy": "‮Betting‬ ‮record‬",
  "room_transactionHistory": "‮Account‬ ‮record‬",
  "room_personalProfit": "‮Profit‬ ‮and‬ ‮loss‬",
  "room_referral": "‮Invite‬ ‮friends‬",
  "room_bonusDetails": "‮Bonus‬ ‮details‬",
  "room_missionLeaderboard": "‮Missions‬",
  "missionsToClaim": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮reward‬ ‮to‬ ‮claim‬"
     ],
     "other": [
      0,
      " ‮rewards‬ ‮to‬ ‮claim‬"
     ]
    }
   ]
  ],
  "room_rewardCenter": "‮Reward‬ ‮centre‬",
  "rewardsWait": [
   [
    "count",
    2,
    {
     "one": "‮One‬ ‮reward‬",
     "other": [
      0,
      " ‮rewards‬"
     ]
    }
   ],
   " ‮to‬ ‮claim‬"
  ],
  "room_verification": "‮Identity‬ ‮check‬",
  "room_saferPlay": "‮Limits‬ ‮and‬ ‮breaks‬",
  "room_profile": "‮Profile‬",
  "room_avatar": "‮Avatar‬",
  "room_loginPassword": "‮Login‬ ‮password‬",
  "room_socialAccounts": "‮Social‬ ‮accounts‬",
  "room_paymentPassword": "‮Payment‬ ‮password‬",
  "room_mobile": "‮Mobile‬ ‮number‬",
  "room_email": "‮Email‬",
  "room_authenticator": "‮Authenticator‬",
  "room_bankAccounts": "‮Bank‬ ‮accounts‬",
  "room_sessions": "‮Active‬ ‮devices‬",
  "room_loginHistory": "‮Login‬ ‮history‬",
  "room_addresses": "‮Registered‬ ‮IP‬ ‮addresses‬",
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
  "socialAccountsKept": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮account‬ ‮linked‬"
     ],
     "other": [
      0,
      " ‮accounts‬ ‮linked‬"
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
      " ‮IP‬ ‮address‬"
     ],
     "other": [
      0,
      " ‮IP‬ ‮addresses‬"
     ]
    }
   ],
   " ‮without‬ ‮a‬ ‮second‬ ‮step‬"
  ],
  "closureNote": "‮For‬ ‮good‬, ‮once‬ ‮no‬ ‮money‬ ‮is‬ ‮left‬ ‮in‬ ‮it‬",
  "inPlace": "‮In‬ ‮place‬",
  "missing": "‮Missing‬",
  "sessionsIntro": "‮Every‬ ‮device‬ ‮that‬ ‮is‬ ‮logged‬ ‮in‬ ‮to‬ ‮your‬ ‮account‬ ‮now‬. ‮End‬ ‮what‬ ‮you‬ ‮do‬ ‮not‬ ‮know‬, ‮then‬ ‮change‬ ‮your‬ ‮password‬.",
  "thisDevice": "‮This‬ ‮device‬",
  "unknownDevice": "‮Unknown‬ ‮device‬",
  "loggedInAt": "‮Logged‬ ‮in‬",
  "lastSeenAt": "‮Last‬ ‮seen‬",
  "address": "‮IP‬ ‮address‬",
  "endSession": "‮Log‬ ‮out‬",
  "endSessionOf": [
   "‮Log‬ ‮out‬ ",
   [
    "device"
   ],
   ", ",
   [
    "address"
   ]
  ],
  "endOthers": "‮Log‬ ‮out‬ ‮all‬ ‮other‬ ‮devices‬",
  "sessionEnded": "‮That‬ ‮device‬ ‮is‬ ‮logged‬ ‮out‬.",
  "othersEnded": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮other‬ ‮device‬ ‮is‬ ‮logged‬ ‮out‬."
     ],
     "other": [
      0,
      " ‮other‬ ‮devices‬ ‮are‬ ‮logged‬ ‮out‬."
     ]
    }
   ]
  ],
  "onlyHere": "‮You‬ ‮are‬ ‮logged‬ ‮in‬ ‮here‬ ‮and‬ ‮nowhere‬ ‮else‬.",
  "trustedTitle": "‮Trusted‬ ‮devices‬",
  "trustedIntro": "‮On‬ ‮these‬ ‮devices‬ ‮you‬ ‮log‬ ‮in‬ ‮without‬ ‮a‬ ‮second‬ ‮step‬.",
  "trustedUntil": "‮Trusted‬ ‮until‬",
  "removeTrust": "‮Ask‬ ‮again‬",
  "removeTrustOf": [
   "‮Ask‬ ‮again‬ ‮on‬ ",
   [
    "device"
   ],
   ", ",
   [
    "address"
   ]
  ],
  "trustRemoved": "‮The‬ ‮next‬ ‮login‬ ‮on‬ ‮that‬ ‮device‬ ‮asks‬ ‮for‬ ‮the‬ ‮second‬ ‮step‬.",
  "historyIntro": "‮Logins‬ ‮of‬ ‮the‬ ‮last‬ ‮ninety‬ ‮days‬, ‮newest‬ ‮first‬.",
  "stillOpen": "‮Still‬ ‮open‬",
  "end_logout": "‮Logged‬ ‮out‬",
  "end_replaced": "‮Ended‬ ‮by‬ ‮a‬ ‮newer‬ ‮login‬",
  "end_ended": "‮Ended‬ ‮from‬ ‮another‬ ‮device‬",
  "end_password": "‮Ended‬ ‮by‬ ‮a‬ ‮new‬ ‮password‬",
  "end_break": "‮Ended‬ ‮by‬ ‮a‬ ‮break‬ ‮from‬ ‮play‬",
  "end_closed": "‮Ended‬ ‮with‬ ‮the‬ ‮account‬",
  "end_operator": "‮Ended‬ ‮by‬ ‮customer‬ ‮service‬",
  "end_expired": "‮Ended‬ ‮by‬ ‮itself‬ ‮after‬ ‮a‬ ‮while‬",
  "addressesIntro": "‮From‬ ‮these‬ ‮IP‬ ‮addresses‬ ‮you‬ ‮log‬ ‮in‬ ‮without‬ ‮a‬ ‮second‬ ‮step‬, ‮unless‬ ‮you‬ ‮have‬ ‮an‬ ‮authenticator‬. ‮Remove‬ ‮one‬, ‮and‬ ‮the‬ ‮next‬ ‮login‬ ‮from‬ ‮there‬ ‮asks‬ ‮for‬ ‮it‬ ‮again‬.",
  "addressHere": "‮You‬ ‮are‬ ‮here‬ ‮now‬",
  "registeredAt": "‮Registered‬",
  "lastUsedAt": "‮Last‬ ‮used‬",
  "removeAddress": "‮Remove‬",
  "removeAddressOf": [
   "‮Remove‬ ",
   [
    "address"
   ]
  ],
  "addressRemoved": "‮The‬ ‮IP‬ ‮address‬ ‮is‬ ‮removed‬.",
  "noAddresses": "‮No‬ ‮IP‬ ‮address‬ ‮is‬ ‮registered‬. ‮The‬ ‮next‬ ‮login‬ ‮asks‬ ‮for‬ ‮a‬ ‮second‬ ‮step‬.",
  "closureIntro": "‮Closing‬ ‮is‬ ‮for‬ ‮good‬. ‮Please‬ ‮read‬ ‮what‬ ‮it‬ ‮means‬ ‮first‬.",
  "closure_money": "‮Withdraw‬ ‮your‬ ‮money‬ ‮first‬: ‮an‬ ‮account‬ ‮with‬ ‮money‬ ‮in‬ ‮it‬ ‮stays‬ ‮open‬.",
  "closure_login": "‮Nobody‬ ‮can‬ ‮log‬ ‮in‬ ‮to‬ ‮it‬ ‮any‬ ‮more‬, ‮and‬ ‮every‬ ‮device‬ ‮is‬ ‮logged‬ ‮out‬ ‮at‬ ‮once‬.",
  "closure_name": "‮Your‬ ‮username‬, ‮number‬ ‮and‬ ‮email‬ ‮stay‬ ‮taken‬. ‮You‬ ‮cannot‬ ‮register‬ ‮again‬ ‮with‬ ‮them‬.",
  "closure_kept": "‮What‬ ‮the‬ ‮law‬ ‮makes‬ ‮us‬ ‮keep‬, ‮like‬ ‮your‬ ‮books‬, ‮is‬ ‮kept‬.",
  "closureMoneyLeft": [
   [
    "amount"
   ],
   " ‮is‬ ‮still‬ ‮in‬ ‮your‬ ‮account‬."
  ],
  "closureSubmit": "‮Close‬ ‮my‬ ‮account‬ ‮for‬ ‮good‬",
  "closureRunning": "‮Closing‬ ‮your‬ ‮account‬",
  "closureDone": "‮Your‬ ‮account‬ ‮is‬ ‮closed‬. ‮Thank‬ ‮you‬ ‮for‬ ‮your‬ ‮time‬ ‮with‬ ‮us‬.",
  "avatarPreview": "‮Your‬ ‮avatar‬",
  "avatarChosen": "‮Chosen‬, ‮not‬ ‮saved‬ ‮yet‬",
  "avatarChoices": "‮Avatars‬ ‮to‬ ‮choose‬ ‮from‬",
  "avatarChoice": [
   "‮Avatar‬ ",
   [
    "number"
   ]
  ],
  "avatarUpload": "‮Put‬ ‮up‬ ‮a‬ ‮picture‬",
  "avatarUploadNote": "‮PNG‬ ‮or‬ ‮JPEG‬, ‮at‬ ‮most‬ ‮5‬ ‮MB‬. ‮It‬ ‮is‬ ‮cut‬ ‮square‬, ‮and‬ ‮where‬ ‮it‬ ‮was‬ ‮taken‬ ‮is‬ ‮left‬ ‮out‬.",
  "avatarSave": "‮Use‬ ‮this‬ ‮avatar‬",
  "avatarSaving": "‮Saving‬ ‮the‬ ‮avatar‬",
  "avatarSaved": "‮Your‬ ‮new‬ ‮avatar‬ ‮is‬ ‮there‬.",
  "group_name": "‮About‬ ‮you‬",
  "group_work": "‮Work‬ ‮and‬ ‮income‬",
  "group_contacts": "‮Chat‬ ‮and‬ ‮social‬ ‮names‬",
  "field_payeeName": "‮Full‬ ‮name‬ ‮as‬ ‮at‬ ‮your‬ ‮bank‬",
  "field_nickname": "‮Nickname‬",
  "field_birthday": "‮Birthday‬",
  "field_address": "‮Address‬",
  "field_nationality": "‮Nationality‬",
  "field_placeOfBirth": "‮Place‬ ‮of‬ ‮birth‬",
  "field_occupation": "‮Occupation‬",
  "field_sourceOfIncome": "‮Source‬ ‮of‬ ‮income‬",
  "field_telegram": "‮Telegram‬",
  "field_zalo": "‮Zalo‬",
  "field_line": "‮LINE‬",
  "field_whatsapp": "‮WhatsApp‬",
  "field_facebook": "‮Facebook‬",
  "field_wechat": "‮WeChat‬",
  "field_qqNum": "‮QQ‬ ‮number‬",
  "chooseNationality": "‮Choose‬ ‮a‬ ‮country‬",
  "nicknameHint": "‮Shown‬ ‮in‬ ‮the‬ ‮place‬ ‮of‬ ‮your‬ ‮username‬.",
  "payeeNameUnset": "‮Comes‬ ‮with‬ ‮your‬ ‮first‬ ‮bank‬ ‮account‬.",
  "payeeNameFixed": "‮The‬ ‮name‬ ‮of‬ ‮your‬ ‮bank‬ ‮accounts‬. ‮Customer‬ ‮service‬ ‮can‬ ‮change‬ ‮it‬.",
  "birthdayHint": [
   "‮You‬ ‮must‬ ‮be‬ ‮at‬ ‮least‬ ",
   [
    "age"
   ],
   ". ‮It‬ ‮can‬ ‮be‬ ‮set‬ ‮once‬."
  ],
  "birthdayFixed": "‮Set‬. ‮Customer‬ ‮service‬ ‮can‬ ‮change‬ ‮it‬.",
  "profileSave": "‮Save‬",
  "profileSaving": "‮Saving‬",
  "profileSaved": "‮Your‬ ‮profile‬ ‮is‬ ‮saved‬.",
  "profileUnchanged": "‮Nothing‬ ‮has‬ ‮changed‬, ‮so‬ ‮there‬ ‮is‬ ‮nothing‬ ‮to‬ ‮save‬."
 },
 "kitAloud": {
  "listOpen": "‮Show‬ ‮suggestions‬",
  "suggestions": "‮Suggestions‬",
  "optionsFound": [
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮option‬"
     ],
     "other": [
      0,
      " ‮options‬"
     ]
    }
   ],
   " ‮available‬."
  ],
  "optionChosen": [
   [
    "option"
   ],
   ", ‮selected‬"
  ],
  "groupEntered": [
   "‮Entered‬ ‮group‬ ",
   [
    "group"
   ],
   ", ‮with‬ ",
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮option‬"
     ],
     "other": [
      0,
      " ‮options‬"
     ]
    }
   ],
   ". ",
   [
    "option"
   ]
  ],
  "groupEnteredChosen": [
   "‮Entered‬ ‮group‬ ",
   [
    "group"
   ],
   ", ‮with‬ ",
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮option‬"
     ],
     "other": [
      0,
      " ‮options‬"
     ]
    }
   ],
   ". ",
   [
    "option"
   ],
   ", ‮selected‬"
  ],
  "earlier": "‮Previous‬",
  "later": "‮Next‬",
  "dayChosen": [
   "‮Selected‬ ‮date‬: ",
   [
    "day"
   ]
  ],
  "daysChosen": [
   "‮Selected‬ ‮range‬: ",
   [
    "days"
   ]
  ],
  "todayIs": [
   "‮Today‬, ",
   [
    "day"
   ]
  ],
  "todayIsChosen": [
   "‮Today‬, ",
   [
    "day"
   ],
   " ‮selected‬"
  ],
  "isChosen": [
   [
    "item"
   ],
   " ‮selected‬"
  ],
  "isNotChosen": [
   [
    "item"
   ],
   " ‮not‬ ‮selected‬"
  ],
  "chooseFirstDay": "‮Click‬ ‮to‬ ‮choose‬ ‮the‬ ‮first‬ ‮day‬",
  "chooseLastDay": "‮Click‬ ‮to‬ ‮choose‬ ‮the‬ ‮last‬ ‮day‬",
  "firstOfferedDay": "‮First‬ ‮available‬ ‮date‬",
  "lastOfferedDay": "‮Last‬ ‮available‬ ‮date‬",
  "fromTo": [
   [
    "from"
   ],
   " ‮to‬ ",
   [
    "to"
   ]
  ],
  "longPressForMenu": "‮Long‬ ‮press‬ ‮or‬ ‮press‬ ‮Alt‬ + ‮Arrow‬ ‮Down‬ ‮to‬ ‮open‬ ‮the‬ ‮menu‬",
  "longPressToChoose": "‮Long‬ ‮press‬ ‮to‬ ‮start‬ ‮choosing‬",
  "choose": "‮Select‬",
  "chosenCount": [
   [
    "count",
    2,
    {
     "=0": "‮Nothing‬ ‮selected‬",
     "one": [
      0,
      " ‮item‬ ‮selected‬"
     ],
     "other": [
      0,
      " ‮items‬ ‮selected‬"
     ]
    }
   ],
   "."
  ],
  "allChosen": "‮All‬ ‮items‬ ‮selected‬.",
  "dismiss": "‮Dismiss‬",
  "expand": "‮Expand‬",
  "collapse": "‮Collapse‬"
 },
 "kitData": {
  "selectAll": "‮Select‬ ‮all‬ ‮rows‬",
  "selectRow": [
   "‮Select‬ ",
   [
    "row"
   ]
  ],
  "sortBy": [
   "‮Sort‬ ‮by‬ ",
   [
    "column"
   ]
  ],
  "csv": "‮CSV‬",
  "csvOf": [
   "‮CSV‬ ‮file‬: ",
   [
    "list"
   ]
  ],
  "today": "‮Today‬",
  "thisMonth": "‮This‬ ‮month‬",
  "previousDays": [
   "‮Last‬ ",
   [
    "count"
   ],
   " ‮days‬"
  ],
  "nextDays": [
   "‮Next‬ ",
   [
    "count"
   ],
   " ‮days‬"
  ],
  "chooseDays": "‮Choose‬ ‮days‬",
  "previousMonth": "‮Previous‬ ‮month‬",
  "nextMonth": "‮Next‬ ‮month‬",
  "openList": "‮Show‬ ‮the‬ ‮list‬",
  "noneFound": "‮Nothing‬ ‮found‬",
  "openBranch": "‮Open‬",
  "closeBranch": "‮Close‬",
  "asTable": "‮As‬ ‮a‬ ‮table‬",
  "noFigures": "‮There‬ ‮are‬ ‮no‬ ‮figures‬ ‮for‬ ‮this‬ ‮time‬.",
  "uploadHint": "‮Up‬ ‮to‬ ‮3‬, ‮PNG‬ ‮or‬ ‮JPEG‬, ‮5‬ ‮MB‬ ‮each‬.",
  "removeFile": [
   "‮Remove‬ ",
   [
    "name"
   ]
  ],
  "sendAgain": [
   "‮Send‬ ",
   [
    "name"
   ],
   " ‮again‬"
  ],
  "sending": [
   "‮Sending‬ ",
   [
    "name"
   ]
  ],
  "sent": "‮Sent‬",
  "notSent": "‮Not‬ ‮sent‬",
  "stepDone": "‮Done‬"
 },
 "kitLists": {
  "pages": "‮Pages‬",
  "previousPage": "‮Previous‬ ‮page‬",
  "nextPage": "‮Next‬ ‮page‬",
  "page": [
   "‮Page‬ ",
   [
    "page"
   ]
  ]
 },
 "security": {
  "confirmTitle": "‮Confirm‬ ‮that‬ ‮it‬ ‮is‬ ‮you‬",
  "confirmNote": "‮Type‬ ‮your‬ ‮login‬ ‮password‬ ‮once‬ ‮more‬ ‮to‬ ‮go‬ ‮on‬.",
  "loginPassword": "‮Login‬ ‮password‬",
  "confirm": "‮Confirm‬",
  "confirmRunning": "‮Confirming‬",
  "loginPasswordFirst": "‮Set‬ ‮a‬ ‮login‬ ‮password‬ ‮first‬: ‮what‬ ‮stands‬ ‮here‬ ‮is‬ ‮confirmed‬ ‮with‬ ‮it‬.",
  "setLoginPassword": "‮Set‬ ‮a‬ ‮login‬ ‮password‬",
  "oldPassword": "‮Present‬ ‮password‬",
  "passwordNote": "‮Your‬ ‮other‬ ‮devices‬ ‮will‬ ‮be‬ ‮logged‬ ‮out‬. ‮This‬ ‮one‬ ‮stays‬.",
  "firstPasswordNote": "‮With‬ ‮a‬ ‮password‬ ‮you‬ ‮can‬ ‮also‬ ‮log‬ ‮in‬ ‮by‬ ‮your‬ ‮username‬. ‮A‬ ‮code‬ ‮to‬ ‮your‬ ‮number‬ ‮or‬ ‮email‬ ‮shows‬ ‮that‬ ‮it‬ ‮is‬ ‮you‬. ‮Your‬ ‮other‬ ‮devices‬ ‮will‬ ‮be‬ ‮logged‬ ‮out‬.",
  "passwordChanged": "‮Your‬ ‮new‬ ‮password‬ ‮is‬ ‮set‬. ‮Your‬ ‮other‬ ‮devices‬ ‮have‬ ‮been‬ ‮logged‬ ‮out‬.",
  "paymentPasswordNote": "‮It‬ ‮is‬ ‮asked‬ ‮for‬ ‮whenever‬ ‮money‬ ‮leaves‬ ‮your‬ ‮account‬. ‮Do‬ ‮not‬ ‮use‬ ‮your‬ ‮login‬ ‮password‬.",
  "oldPaymentPassword": "‮Present‬ ‮payment‬ ‮password‬",
  "newPaymentPassword": "‮New‬ ‮payment‬ ‮password‬",
  "newPaymentPasswordAgain": "‮Payment‬ ‮password‬ ‮again‬",
  "paymentPasswordSet": "‮Your‬ ‮payment‬ ‮password‬ ‮is‬ ‮set‬.",
  "numberNow": "‮Now‬",
  "numberNote": "‮We‬ ‮send‬ ‮a‬ ‮code‬ ‮to‬ ‮the‬ ‮number‬. ‮With‬ ‮it‬ ‮you‬ ‮can‬ ‮log‬ ‮in‬, ‮confirm‬ ‮new‬ ‮devices‬ ‮and‬ ‮get‬ ‮back‬ ‮in‬.",
  "newNumberNote": "‮We‬ ‮send‬ ‮a‬ ‮code‬ ‮to‬ ‮the‬ ‮new‬ ‮number‬. ‮The‬ ‮present‬ ‮one‬ ‮will‬ ‮be‬ ‮told‬ ‮of‬ ‮the‬ ‮change‬.",
  "number": "‮Mobile‬ ‮number‬",
  "newNumber": "‮New‬ ‮mobile‬ ‮number‬",
  "numberBound": "‮Your‬ ‮mobile‬ ‮number‬ ‮is‬ ‮bound‬.",
  "emailNow": "‮Now‬",
  "emailNote": "‮We‬ ‮send‬ ‮a‬ ‮code‬ ‮to‬ ‮this‬ ‮email‬. ‮With‬ ‮it‬ ‮you‬ ‮can‬ ‮get‬ ‮back‬ ‮in‬ ‮when‬ ‮you‬ ‮forget‬ ‮your‬ ‮password‬.",
  "newEmailNote": "‮We‬ ‮send‬ ‮a‬ ‮code‬ ‮to‬ ‮the‬ ‮new‬ ‮email‬. ‮The‬ ‮present‬ ‮one‬ ‮will‬ ‮be‬ ‮told‬ ‮of‬ ‮the‬ ‮change‬.",
  "email": "‮Email‬",
  "newEmail": "‮New‬ ‮email‬",
  "emailBound": "‮Your‬ ‮email‬ ‮is‬ ‮bound‬.",
  "bind": "‮Save‬",
  "bindRunning": "‮Saving‬",
  "authenticatorIntro": "‮An‬ ‮authenticator‬ ‮is‬ ‮an‬ ‮app‬ ‮on‬ ‮your‬ ‮phone‬ ‮that‬ ‮shows‬ ‮a‬ ‮new‬ ‮code‬ ‮every‬ ‮half‬ ‮minute‬. ‮It‬ ‮confirms‬ ‮that‬ ‮it‬ ‮is‬ ‮you‬ ‮when‬ ‮you‬ ‮log‬ ‮in‬ ‮from‬ ‮a‬ ‮new‬ ‮place‬.",
  "authenticatorApps": "‮Any‬ ‮app‬ ‮for‬ ‮codes‬ ‮will‬ ‮do‬, ‮also‬ ‮the‬ ‮one‬ ‮in‬ ‮your‬ ‮password‬ ‮manager‬.",
  "authenticatorBegin": "‮Set‬ ‮up‬ ‮the‬ ‮authenticator‬",
  "qrCode": "‮QR‬ ‮code‬ ‮for‬ ‮your‬ ‮authenticator‬",
  "scanNote": "‮Scan‬ ‮this‬ ‮picture‬ ‮with‬ ‮your‬ ‮authenticator‬, ‮then‬ ‮type‬ ‮the‬ ‮code‬ ‮that‬ ‮it‬ ‮shows‬.",
  "typeNote": "‮If‬ ‮you‬ ‮cannot‬ ‮scan‬ ‮it‬, ‮type‬ ‮this‬ ‮key‬:",
  "secret": "‮Key‬ ‮for‬ ‮your‬ ‮authenticator‬",
  "copySecret": "‮Copy‬ ‮the‬ ‮key‬",
  "authenticatorCode": "‮Code‬ ‮of‬ ‮the‬ ‮authenticator‬",
  "authenticatorBound": "‮Your‬ ‮authenticator‬ ‮is‬ ‮on‬.",
  "recoveryCodes": "‮Recovery‬ ‮codes‬",
  "recoveryCodesNote": "‮Keep‬ ‮these‬ ‮codes‬ ‮in‬ ‮a‬ ‮safe‬ ‮place‬. ‮Each‬ ‮of‬ ‮them‬ ‮lets‬ ‮you‬ ‮in‬ ‮once‬ ‮when‬ ‮your‬ ‮phone‬ ‮is‬ ‮not‬ ‮at‬ ‮hand‬. ‮They‬ ‮are‬ ‮shown‬ ‮only‬ ‮now‬.",
  "downloadCodes": "‮Download‬",
  "copyCodes": "‮Copy‬ ‮the‬ ‮codes‬",
  "codesKept": "‮I‬ ‮have‬ ‮kept‬ ‮them‬",
  "authenticatorIsOn": [
   "‮Your‬ ‮authenticator‬ ‮is‬ ‮on‬, ‮with‬ ",
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮recovery‬ ‮code‬"
     ],
     "other": [
      0,
      " ‮recovery‬ ‮codes‬"
     ]
    }
   ],
   " ‮left‬."
  ],
  "removeNote": "‮To‬ ‮take‬ ‮it‬ ‮off‬, ‮type‬ ‮a‬ ‮code‬ ‮of‬ ‮it‬ ‮or‬ ‮a‬ ‮recovery‬ ‮code‬.",
  "codeOrRecoveryCode": "‮Code‬ ‮or‬ ‮recovery‬ ‮code‬",
  "authenticatorRemoved": "‮Your‬ ‮authenticator‬ ‮has‬ ‮been‬ ‮removed‬.",
  "remove": "‮Remove‬",
  "removeRunning": "‮Removing‬",
  "noBankAccount": "‮No‬ ‮bank‬ ‮account‬ ‮yet‬",
  "noBankAccountNote": "‮Add‬ ‮the‬ ‮one‬ ‮that‬ ‮your‬ ‮money‬ ‮should‬ ‮go‬ ‮to‬.",
  "bankAccountsNote": "‮Your‬ ‮money‬ ‮is‬ ‮paid‬ ‮out‬ ‮to‬ ‮the‬ ‮default‬ ‮account‬, ‮unless‬ ‮you‬ ‮ask‬ ‮for‬ ‮another‬ ‮one‬.",
  "defaultAccount": "‮Default‬",
  "makeDefault": "‮Make‬ ‮default‬",
  "makeDefaultOf": [
   "‮Make‬ ‮default‬: ",
   [
    "bank"
   ],
   " ",
   [
    "number"
   ]
  ],
  "bankAccountChosen": [
   [
    "bank"
   ],
   " ",
   [
    "number"
   ],
   " ‮is‬ ‮your‬ ‮default‬ ‮account‬ ‮now‬."
  ],
  "addBankAccount": "‮Add‬ ‮a‬ ‮bank‬ ‮account‬",
  "bankAccountsFull": [
   "‮You‬ ‮have‬ ",
   [
    "maximum"
   ],
   " ‮bank‬ ‮accounts‬, ‮which‬ ‮is‬ ‮the‬ ‮most‬. ‮Remove‬ ‮one‬ ‮to‬ ‮add‬ ‮another‬."
  ],
  "bank": "‮Bank‬",
  "chooseBank": "‮Choose‬ ‮a‬ ‮bank‬",
  "accountName": "‮Account‬ ‮holder‬",
  "accountNameHint": "‮As‬ ‮at‬ ‮your‬ ‮bank‬. ‮All‬ ‮your‬ ‮accounts‬ ‮are‬ ‮in‬ ‮this‬ ‮name‬, ‮and‬ ‮it‬ ‮cannot‬ ‮be‬ ‮changed‬ ‮later‬.",
  "accountNameFixed": "‮All‬ ‮your‬ ‮accounts‬ ‮are‬ ‮in‬ ‮this‬ ‮name‬.",
  "accountNumber": "‮Account‬ ‮number‬",
  "bankAccountAdded": "‮Your‬ ‮bank‬ ‮account‬ ‮has‬ ‮been‬ ‮added‬.",
  "bankAccountRemoved": "‮The‬ ‮bank‬ ‮account‬ ‮has‬ ‮been‬ ‮removed‬.",
  "removeAccount": [
   "‮Remove‬ ",
   [
    "bank"
   ],
   " ",
   [
    "number"
   ]
  ],
  "removeAccountTitle": "‮Remove‬ ‮this‬ ‮account‬?",
  "removeAccountNote": [
   [
    "bank"
   ],
   " ",
   [
    "number"
   ],
   " ‮will‬ ‮no‬ ‮longer‬ ‮be‬ ‮on‬ ‮your‬ ‮list‬."
  ],
  "socialNote": "‮With‬ ‮a‬ ‮linked‬ ‮account‬ ‮you‬ ‮log‬ ‮in‬ ‮at‬ ‮a‬ ‮press‬.",
  "noSocialAccount": "‮No‬ ‮other‬ ‮account‬ ‮is‬ ‮linked‬ ‮yet‬. ‮Link‬ ‮one‬, ‮and‬ ‮from‬ ‮then‬ ‮on‬ ‮you‬ ‮log‬ ‮in‬ ‮with‬ ‮it‬ ‮at‬ ‮a‬ ‮press‬.",
  "socialClosed": "‮Logging‬ ‮in‬ ‮by‬ ‮another‬ ‮account‬ ‮is‬ ‮not‬ ‮offered‬ ‮at‬ ‮the‬ ‮moment‬.",
  "linkedAt": "‮Linked‬",
  "linkProvider": [
   "‮Link‬ ",
   [
    "provider"
   ]
  ],
  "socialLinked": [
   [
    "provider"
   ],
   " ‮is‬ ‮linked‬. ‮You‬ ‮can‬ ‮log‬ ‮in‬ ‮with‬ ‮it‬ ‮now‬."
  ],
  "unlink": "‮Unlink‬",
  "unlinkOf": [
   "‮Unlink‬ ",
   [
    "provider"
   ]
  ],
  "unlinkTitle": [
   "‮Unlink‬ ",
   [
    "provider"
   ],
   "?"
  ],
  "unlinkNote": [
   "‮You‬ ‮can‬ ‮then‬ ‮no‬ ‮longer‬ ‮log‬ ‮in‬ ‮with‬ ",
   [
    "provider"
   ],
   "."
  ],
  "socialUnlinked": [
   [
    "provider"
   ],
   " ‮is‬ ‮no‬ ‮longer‬ ‮linked‬."
  ],
  "lastWayIn": "‮This‬ ‮is‬ ‮your‬ ‮only‬ ‮way‬ ‮in‬, ‮so‬ ‮it‬ ‮stays‬ ‮until‬ ‮you‬ ‮have‬ ‮a‬ ‮login‬ ‮password‬."
 }
};
