// Written by `npm run generate` from src/messages.
export default {
 "cashier": {
  "title": "‮Deposit‬",
  "method": "‮Method‬",
  "amount": "‮Amount‬",
  "limits": [
   [
    "minimum"
   ],
   " ‮to‬ ",
   [
    "maximum"
   ]
  ],
  "presets": "‮Quick‬ ‮amounts‬",
  "promotion": "‮Promotion‬",
  "noPromotion": "‮Without‬ ‮a‬ ‮promotion‬",
  "promotionFrom": [
   "‮from‬ ",
   [
    "amount"
   ]
  ],
  "promotionUpTo": [
   "‮up‬ ‮to‬ ",
   [
    "amount"
   ]
  ],
  "promotionStaked": [
   "‮to‬ ‮be‬ ‮staked‬ ",
   [
    "times"
   ],
   "× ‮in‬ ",
   [
    "count",
    2,
    {
     "one": [
      0,
      " ‮day‬"
     ],
     "other": [
      0,
      " ‮days‬"
     ]
    }
   ]
  ],
  "submit": "‮Go‬ ‮to‬ ‮the‬ ‮bank‬",
  "running": "‮Opening‬ ‮your‬ ‮order‬",
  "pending": "‮Waiting‬ ‮for‬ ‮the‬ ‮bank‬",
  "pendingNote": "‮Finish‬ ‮the‬ ‮payment‬ ‮at‬ ‮the‬ ‮bank‬. ‮Your‬ ‮balance‬ ‮changes‬ ‮as‬ ‮soon‬ ‮as‬ ‮it‬ ‮confirms‬.",
  "openBank": "‮Open‬ ‮the‬ ‮bank‬ ‮page‬",
  "timeLeft": "‮Time‬ ‮left‬",
  "confirmed": "‮The‬ ‮money‬ ‮is‬ ‮here‬",
  "confirmedNote": [
   [
    "amount"
   ],
   " ‮has‬ ‮been‬ ‮added‬ ‮to‬ ‮your‬ ‮balance‬."
  ],
  "failed": "‮The‬ ‮bank‬ ‮did‬ ‮not‬ ‮accept‬ ‮the‬ ‮payment‬",
  "failedNote": "‮No‬ ‮money‬ ‮has‬ ‮moved‬. ‮You‬ ‮can‬ ‮try‬ ‮again‬.",
  "expired": "‮The‬ ‮time‬ ‮to‬ ‮pay‬ ‮has‬ ‮run‬ ‮out‬",
  "expiredNote": "‮No‬ ‮money‬ ‮has‬ ‮moved‬. ‮Open‬ ‮a‬ ‮new‬ ‮order‬ ‮when‬ ‮you‬ ‮are‬ ‮ready‬.",
  "again": "‮New‬ ‮deposit‬",
  "order": [
   "‮Order‬ ",
   [
    "orderId"
   ]
  ],
  "copyOrder": "‮Copy‬ ‮the‬ ‮order‬ ‮number‬",
  "done": "‮Done‬",
  "arrival": [
   [
    "count",
    2,
    {
     "one": "‮arrives‬ ‮in‬ ‮a‬ ‮minute‬",
     "other": [
      "‮arrives‬ ‮in‬ ",
      0,
      " ‮minutes‬"
     ]
    }
   ]
  ],
  "submitByHand": "‮Show‬ ‮where‬ ‮to‬ ‮transfer‬",
  "byHandNote": [
   "‮Transfer‬ ‮the‬ ‮amount‬ ‮to‬ ‮this‬ ‮account‬, ‮with‬ ",
   [
    "number"
   ],
   " ‮as‬ ‮its‬ ‮reference‬, ‮then‬ ‮add‬ ‮a‬ ‮picture‬ ‮of‬ ‮the‬ ‮slip‬."
  ],
  "slipSent": [
   "‮Thank‬ ‮you‬. ‮We‬ ‮are‬ ‮checking‬ ‮the‬ ‮slip‬ ‮of‬ ",
   [
    "number"
   ],
   "; ‮your‬ ‮balance‬ ‮changes‬ ‮once‬ ‮it‬ ‮is‬ ‮confirmed‬."
  ],
  "payToBank": "‮Bank‬",
  "payToHolder": "‮Account‬ ‮holder‬",
  "payToAccount": "‮Account‬ ‮number‬",
  "copyAccount": "‮Copy‬ ‮the‬ ‮account‬ ‮number‬",
  "slip": "‮Picture‬ ‮of‬ ‮the‬ ‮slip‬",
  "slipHint": "‮PNG‬ ‮or‬ ‮JPEG‬, ‮at‬ ‮most‬ ‮5‬ ‮MB‬.",
  "declined": "‮We‬ ‮could‬ ‮not‬ ‮confirm‬ ‮this‬ ‮deposit‬",
  "yours": "‮Your‬ ‮deposits‬",
  "none": "‮There‬ ‮are‬ ‮no‬ ‮deposits‬ ‮yet‬.",
  "openOf": [
   "‮Open‬ ‮deposit‬ ",
   [
    "number"
   ]
  ],
  "status_pending": "‮Waiting‬",
  "status_confirmed": "‮Arrived‬",
  "status_failed": "‮Failed‬",
  "status_expired": "‮Expired‬",
  "open": [
   "‮open‬ ",
   [
    "opens"
   ],
   " ‮to‬ ",
   [
    "closes"
   ]
  ],
  "closed": [
   "‮closed‬ ‮now‬, ‮opens‬ ",
   [
    "opens"
   ],
   " ‮to‬ ",
   [
    "closes"
   ]
  ],
  "noFee": "‮no‬ ‮fee‬",
  "feeRule": [
   "‮fee‬ ",
   [
    "rule"
   ]
  ],
  "feeRuleUpTo": [
   "‮fee‬ ",
   [
    "rule"
   ],
   ", ‮at‬ ‮most‬ ",
   [
    "maximum"
   ]
  ],
  "cost": [
   "‮The‬ ‮fee‬ ‮is‬ ",
   [
    "fee"
   ],
   ". ",
   [
    "rest"
   ],
   " ‮will‬ ‮be‬ ‮added‬ ‮to‬ ‮your‬ ‮balance‬."
  ],
  "feeOf": [
   "‮The‬ ‮fee‬ ‮is‬ ",
   [
    "fee"
   ],
   "."
  ],
  "feeTaken": [
   "‮A‬ ‮fee‬ ‮of‬ ",
   [
    "fee"
   ],
   " ‮was‬ ‮taken‬ ‮from‬ ‮it‬."
  ],
  "submitQr": "‮Show‬ ‮the‬ ‮QR‬ ‮code‬",
  "qrNote": "‮Scan‬ ‮this‬ ‮code‬ ‮with‬ ‮the‬ ‮app‬ ‮of‬ ‮your‬ ‮e‬-‮wallet‬. ‮This‬ ‮page‬ ‮follows‬ ‮the‬ ‮payment‬ ‮by‬ ‮itself‬.",
  "qrCode": "‮QR‬ ‮code‬ ‮of‬ ‮the‬ ‮payment‬",
  "openWallet": "‮Pay‬ ‮on‬ ‮this‬ ‮phone‬",
  "voucherNote": "‮with‬ ‮a‬ ‮code‬ ‮you‬ ‮bought‬",
  "voucherCode": "‮Voucher‬ ‮code‬",
  "voucherHint": "‮Sixteen‬ ‮letters‬ ‮and‬ ‮digits‬, ‮as‬ ‮printed‬. ‮Hyphens‬ ‮may‬ ‮be‬ ‮left‬ ‮out‬.",
  "redeem": "‮Use‬ ‮the‬ ‮code‬",
  "redeeming": "‮Checking‬ ‮the‬ ‮code‬",
  "confirmedLateNote": [
   "‮The‬ ‮payment‬ ‮came‬ ‮after‬ ‮the‬ ‮time‬ ‮was‬ ‮over‬. ",
   [
    "amount"
   ],
   " ‮has‬ ‮been‬ ‮added‬ ‮all‬ ‮the‬ ‮same‬."
  ],
  "confirmedDiffersNote": [
   [
    "amount"
   ],
   " ‮arrived‬ ‮instead‬ ‮of‬ ",
   [
    "ordered"
   ],
   ", ‮and‬ ‮that‬ ‮has‬ ‮been‬ ‮added‬."
  ],
  "noMethods": "‮No‬ ‮way‬ ‮to‬ ‮deposit‬ ‮is‬ ‮open‬ ‮at‬ ‮the‬ ‮moment‬. ‮Please‬ ‮come‬ ‮back‬ ‮later‬."
 },
 "dialogs": {
  "in_sure_logout": "‮Log‬ ‮out‬ ‮now‬?",
  "in_sure_logout_note": "‮You‬ ‮can‬ ‮log‬ ‮back‬ ‮in‬ ‮at‬ ‮any‬ ‮time‬.",
  "needTrueAccount": "‮This‬ ‮needs‬ ‮an‬ ‮account‬ ‮of‬ ‮your‬ ‮own‬",
  "needTrueAccountNote": "‮Free‬ ‮play‬ ‮uses‬ ‮play‬ ‮money‬. ‮Register‬ ‮to‬ ‮go‬ ‮on‬ ‮with‬ ‮real‬ ‮money‬.",
  "in_increase_submit": "‮Register‬",
  "inviteFriends": "‮Invite‬ ‮friends‬",
  "vip": "‮VIP‬",
  "memberCentre": "‮Member‬ ‮centre‬"
 },
 "fieldErrors": {
  "required": "‮Please‬ ‮fill‬ ‮this‬ ‮in‬.",
  "unknown": "‮This‬ ‮field‬ ‮is‬ ‮not‬ ‮expected‬ ‮here‬.",
  "invalid": "‮This‬ ‮is‬ ‮not‬ ‮valid‬.",
  "mail_address": "‮Please‬ ‮type‬ ‮an‬ ‮email‬ ‮address‬, ‮like‬ ‮name‬@‮example‬.‮com‬.",
  "pattern": "‮This‬ ‮does‬ ‮not‬ ‮have‬ ‮the‬ ‮expected‬ ‮form‬.",
  "too_long": [
   [
    "maximum",
    1,
    {
     "none": "‮This‬ ‮is‬ ‮too‬ ‮long‬.",
     "other": [
      "‮At‬ ‮most‬ ",
      [
       "maximum"
      ],
      " ‮characters‬."
     ]
    }
   ]
  ],
  "too_short": [
   [
    "minimum",
    1,
    {
     "none": "‮This‬ ‮is‬ ‮too‬ ‮short‬.",
     "other": [
      "‮At‬ ‮least‬ ",
      [
       "minimum"
      ],
      " ‮characters‬."
     ]
    }
   ]
  ],
  "whole_number": "‮A‬ ‮whole‬ ‮number‬ ‮is‬ ‮expected‬.",
  "too_small": [
   [
    "minimum",
    1,
    {
     "none": "‮This‬ ‮is‬ ‮too‬ ‮small‬.",
     "other": [
      "‮At‬ ‮least‬ ",
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
     "none": "‮This‬ ‮is‬ ‮too‬ ‮large‬.",
     "other": [
      "‮At‬ ‮most‬ ",
      [
       "maximum"
      ],
      "."
     ]
    }
   ]
  ],
  "text_not_storable": "‮This‬ ‮holds‬ ‮a‬ ‮character‬ ‮that‬ ‮cannot‬ ‮be‬ ‮kept‬.",
  "checkPass": "‮The‬ ‮two‬ ‮passwords‬ ‮are‬ ‮not‬ ‮the‬ ‮same‬.",
  "password_common": "‮This‬ ‮password‬ ‮is‬ ‮too‬ ‮easy‬ ‮to‬ ‮guess‬. ‮Please‬ ‮choose‬ ‮another‬.",
  "password_rule": "‮The‬ ‮password‬ ‮does‬ ‮not‬ ‮meet‬ ‮the‬ ‮rule‬.",
  "username_rule": "‮A‬ ‮letter‬ ‮first‬, ‮then‬ ‮letters‬ ‮or‬ ‮digits‬.",
  "not empty?": "‮Please‬ ‮accept‬ ‮the‬ ‮terms‬ ‮to‬ ‮go‬ ‮on‬.",
  "taken": "‮This‬ ‮is‬ ‮already‬ ‮taken‬.",
  "amount_range": [
   "‮Between‬ ",
   [
    "minimum"
   ],
   " ‮and‬ ",
   [
    "maximum"
   ],
   "."
  ],
  "too_many_pictures": [
   "‮At‬ ‮most‬ ",
   [
    "maximum"
   ],
   " ‮pictures‬."
  ],
  "picture_too_large": "‮This‬ ‮picture‬ ‮is‬ ‮larger‬ ‮than‬ ‮5‬ ‮MB‬.",
  "not_a_document": "‮The‬ ‮file‬ ‮is‬ ‮no‬ ‮picture‬ ‮that‬ ‮we‬ ‮can‬ ‮read‬, ‮and‬ ‮no‬ ‮plain‬ ‮PDF‬.",
  "document_locked": "‮This‬ ‮PDF‬ ‮needs‬ ‮a‬ ‮password‬. ‮Please‬ ‮send‬ ‮one‬ ‮without‬.",
  "not_a_picture": "‮This‬ ‮is‬ ‮not‬ ‮a‬ ‮whole‬ ‮PNG‬ ‮or‬ ‮JPEG‬ ‮picture‬.",
  "password_unchanged": "‮Please‬ ‮choose‬ ‮another‬ ‮password‬ ‮than‬ ‮the‬ ‮present‬ ‮one‬.",
  "wrong_password": "‮This‬ ‮is‬ ‮not‬ ‮your‬ ‮present‬ ‮password‬.",
  "invitation_code": "‮This‬ ‮invitation‬ ‮code‬ ‮is‬ ‮not‬ ‮right‬.",
  "one_of_two": "‮Please‬ ‮choose‬ ‮one‬ ‮of‬ ‮the‬ ‮two‬.",
  "too_young": [
   "‮You‬ ‮must‬ ‮be‬ ‮at‬ ‮least‬ ",
   [
    "minimum"
   ],
   " ‮years‬ ‮old‬."
  ],
  "not_on_list": "‮Please‬ ‮choose‬ ‮one‬ ‮of‬ ‮the‬ ‮list‬.",
  "holder_differs": "‮All‬ ‮your‬ ‮bank‬ ‮accounts‬ ‮must‬ ‮be‬ ‮in‬ ‮the‬ ‮same‬ ‮name‬.",
  "phone_number": "‮This‬ ‮is‬ ‮not‬ ‮a‬ ‮mobile‬ ‮number‬.",
  "amount": "‮Enter‬ ‮an‬ ‮amount‬, ‮like‬ ‮50‬.‮00‬.",
  "prize_count": [
   "‮There‬ ‮are‬ ",
   [
    "count"
   ],
   " ‮numbers‬, ‮and‬ ",
   [
    "needed"
   ],
   " ‮are‬ ‮drawn‬."
  ],
  "prize_number": [
   "“",
   [
    "token"
   ],
   "” ‮is‬ ‮not‬ ‮a‬ ‮number‬ ‮of‬ ‮this‬ ‮prize‬."
  ],
  "drawn_twice": [
   [
    "token"
   ],
   " ‮is‬ ‮there‬ ‮twice‬."
  ],
  "voucher_code": "‮A‬ ‮code‬ ‮has‬ ‮sixteen‬ ‮letters‬ ‮and‬ ‮digits‬.",
  "past": "‮This‬ ‮day‬ ‮is‬ ‮over‬.",
  "too_many_days": [
   "‮At‬ ‮most‬ ",
   [
    "maximum"
   ],
   " ‮days‬."
  ],
  "percent": "‮Enter‬ ‮a‬ ‮percentage‬ ‮from‬ ‮0‬ ‮to‬ ‮100‬ ‮with‬ ‮up‬ ‮to‬ ‮4‬ ‮decimals‬."
 },
 "identity": {
  "loginTitle": "‮Log‬ ‮in‬",
  "loginIntro": "‮Good‬ ‮to‬ ‮see‬ ‮you‬.",
  "sessionOver": "‮Your‬ ‮session‬ ‮has‬ ‮ended‬. ‮Log‬ ‮in‬ ‮again‬ ‮and‬ ‮go‬ ‮on‬ ‮where‬ ‮you‬ ‮were‬.",
  "loggedOut": "‮You‬ ‮have‬ ‮been‬ ‮logged‬ ‮out‬. ‮Please‬ ‮log‬ ‮in‬ ‮again‬.",
  "noAccount": "‮No‬ ‮account‬? ‮Register‬ ‮now‬",
  "haveAccount": "‮Have‬ ‮an‬ ‮account‬? ‮Log‬ ‮in‬",
  "username": "‮Username‬",
  "usernameHint": [
   "‮A‬ ‮letter‬ ‮first‬, ‮then‬ ‮letters‬ ‮or‬ ‮digits‬, ",
   [
    "length"
   ],
   " ‮characters‬."
  ],
  "password": "‮Password‬",
  "passwordHint": [
   [
    "length"
   ],
   " ‮characters‬."
  ],
  "confirmPassword": "‮Password‬ ‮again‬",
  "loginSubmit": "‮Log‬ ‮in‬",
  "loginRunning": "‮Logging‬ ‮in‬",
  "freePlay": "‮Free‬ ‮play‬",
  "freePlayNote": "‮Try‬ ‮it‬ ‮with‬ ‮play‬ ‮money‬, ‮without‬ ‮an‬ ‮account‬.",
  "registerTitle": "‮Register‬",
  "registerWelcome": [
   "‮Register‬ ‮and‬ ‮get‬ ",
   [
    "amount"
   ]
  ],
  "registerClosed": "‮Registration‬ ‮is‬ ‮closed‬ ‮at‬ ‮the‬ ‮moment‬.",
  "registerSubmit": "‮Create‬ ‮account‬",
  "registerRunning": "‮Creating‬ ‮your‬ ‮account‬",
  "terms": [
   "‮I‬ ‮am‬ ",
   [
    "age"
   ],
   " ‮or‬ ‮over‬ ‮and‬ ‮accept‬ ‮the‬ ‮terms‬."
  ],
  "readTerms": "‮Read‬ ‮the‬ ‮terms‬",
  "backToRegister": "‮Back‬ ‮to‬ ‮the‬ ‮form‬",
  "help": "‮Help‬",
  "invitationNote": "‮What‬ ‮you‬ ‮typed‬ ‮stays‬. ‮You‬ ‮can‬ ‮also‬ ‮register‬ ‮without‬ ‮a‬ ‮code‬.",
  "ok": "‮OK‬",
  "payeeName": "‮Full‬ ‮name‬ ‮as‬ ‮at‬ ‮your‬ ‮bank‬",
  "email": "‮Email‬",
  "qqNum": "‮QQ‬ ‮number‬",
  "mobileNum": "‮Mobile‬ ‮number‬",
  "recommenderId": "‮Recommender‬",
  "affiliateCode": "‮Invitation‬ ‮code‬",
  "paymentPassword": "‮Payment‬ ‮password‬",
  "line": "‮LINE‬",
  "whatsapp": "‮WhatsApp‬",
  "facebook": "‮Facebook‬",
  "wechat": "‮WeChat‬",
  "idNumber": "‮Identity‬ ‮number‬",
  "referralCode": "‮Referral‬ ‮code‬",
  "optional": "‮optional‬",
  "humanCheckRunning": "‮Checking‬ ‮that‬ ‮you‬ ‮are‬ ‮a‬ ‮person‬",
  "humanCheckInsecure": "‮Over‬ ‮this‬ ‮connection‬ ‮we‬ ‮cannot‬ ‮check‬ ‮that‬ ‮you‬ ‮are‬ ‮a‬ ‮person‬: ‮open‬ ‮the‬ ‮site‬ ‮over‬ ‮https‬ ‮or‬ ‮at‬ ‮localhost‬, ‮then‬ ‮try‬ ‮again‬.",
  "captcha": "‮Digits‬ ‮of‬ ‮the‬ ‮picture‬",
  "captchaRefresh": "‮Show‬ ‮another‬ ‮picture‬",
  "forgotPassword": "‮Forgot‬ ‮your‬ ‮password‬?",
  "forgotTitle": "‮Forgot‬ ‮password‬",
  "forgotIntro": "‮Tell‬ ‮us‬ ‮your‬ ‮username‬ ‮and‬ ‮email‬, ‮and‬ ‮we‬ ‮will‬ ‮send‬ ‮you‬ ‮a‬ ‮link‬.",
  "sendLink": "‮Send‬ ‮the‬ ‮link‬",
  "sendLinkRunning": "‮Sending‬ ‮the‬ ‮link‬",
  "sendLinkAgain": "‮Send‬ ‮it‬ ‮again‬",
  "sendLinkIn": [
   "‮Send‬ ‮it‬ ‮again‬ ‮in‬ ",
   [
    "seconds"
   ],
   " ‮s‬"
  ],
  "sendLinkInMinutes": [
   "‮Send‬ ‮it‬ ‮again‬ ‮in‬ ",
   [
    "minutes"
   ],
   " ‮min‬"
  ],
  "mailSentTitle": "‮Check‬ ‮your‬ ‮email‬",
  "mailSentTo": [
   "‮If‬ ",
   [
    "email"
   ],
   " ‮is‬ ‮the‬ ‮email‬ ‮of‬ ‮the‬ ‮account‬ ",
   [
    "username"
   ],
   ", ‮a‬ ‮link‬ ‮to‬ ‮choose‬ ‮a‬ ‮new‬ ‮password‬ ‮is‬ ‮on‬ ‮its‬ ‮way‬ ‮there‬."
  ],
  "mailSentHolds": [
   "‮The‬ ‮link‬ ‮works‬ ‮once‬, ‮within‬ ",
   [
    "minutes"
   ],
   " ‮minutes‬."
  ],
  "mailSentConfirm": "‮Got‬ ‮it‬",
  "mailSentSpam": "‮Nothing‬ ‮there‬? ‮Look‬ ‮in‬ ‮your‬ ‮spam‬ ‮folder‬, ‮and‬ ‮see‬ ‮that‬ ‮the‬ ‮name‬ ‮and‬ ‮email‬ ‮above‬ ‮are‬ ‮right‬.",
  "backToLogin": "‮Back‬ ‮to‬ ‮log‬ ‮in‬",
  "resetTitle": "‮New‬ ‮password‬",
  "newPassword": "‮New‬ ‮password‬",
  "resetSubmit": "‮Set‬ ‮the‬ ‮password‬",
  "resetRunning": "‮Setting‬ ‮the‬ ‮password‬",
  "resetLinkNote": [
   "‮Each‬ ‮link‬ ‮works‬ ‮once‬, ‮within‬ ",
   [
    "minutes"
   ],
   " ‮minutes‬ ‮of‬ ‮asking‬ ‮for‬ ‮it‬."
  ],
  "askNewLink": "‮Ask‬ ‮for‬ ‮a‬ ‮new‬ ‮link‬",
  "resetDone": "‮Your‬ ‮password‬ ‮is‬ ‮set‬. ‮Please‬ ‮log‬ ‮in‬ ‮with‬ ‮it‬.",
  "code": "‮Code‬",
  "sendCode": "‮Send‬ ‮a‬ ‮code‬",
  "sendCodeRunning": "‮Sending‬ ‮the‬ ‮code‬",
  "sendCodeInMinutes": [
   "‮New‬ ‮code‬ ‮in‬ ",
   [
    "minutes"
   ],
   " ‮min‬"
  ],
  "sendCodeIn": [
   "‮New‬ ‮code‬ ‮in‬ ",
   [
    "seconds"
   ],
   " ‮s‬"
  ],
  "secondStepTitle": "‮Is‬ ‮it‬ ‮you‬?",
  "secondStepIntro": "‮You‬ ‮are‬ ‮logging‬ ‮in‬ ‮from‬ ‮a‬ ‮new‬ ‮place‬ ‮or‬ ‮device‬. ‮Please‬ ‮confirm‬ ‮that‬ ‮it‬ ‮is‬ ‮you‬.",
  "trustDevice": [
   [
    "count",
    2,
    {
     "one": [
      "‮Do‬ ‮not‬ ‮ask‬ ‮me‬ ‮again‬ ‮on‬ ‮this‬ ‮device‬ ‮for‬ ",
      0,
      " ‮day‬"
     ],
     "other": [
      "‮Do‬ ‮not‬ ‮ask‬ ‮me‬ ‮again‬ ‮on‬ ‮this‬ ‮device‬ ‮for‬ ",
      0,
      " ‮days‬"
     ]
    }
   ]
  ],
  "secondStepWays": "‮Ways‬ ‮to‬ ‮confirm‬",
  "way_sms": "‮Text‬ ‮message‬",
  "way_mail": "‮Email‬",
  "way_authenticator": "‮Authenticator‬",
  "way_bankName": "‮Bank‬ ‮account‬",
  "wayNote_sms": [
   "‮A‬ ‮code‬ ‮goes‬ ‮to‬ ",
   [
    "hint"
   ],
   "."
  ],
  "wayNote_mail": [
   "‮A‬ ‮code‬ ‮goes‬ ‮to‬ ",
   [
    "hint"
   ],
   "."
  ],
  "wayNote_authenticator": "‮Type‬ ‮the‬ ‮code‬ ‮of‬ ‮your‬ ‮authenticator‬, ‮or‬ ‮a‬ ‮recovery‬ ‮code‬.",
  "wayNote_bankName": [
   "‮Type‬ ‮the‬ ‮name‬ ‮in‬ ‮which‬ ‮your‬ ‮account‬ ‮at‬ ",
   [
    "hint"
   ],
   " ‮is‬ ‮held‬."
  ],
  "countryCode": [
   "‮Country‬ ‮code‬: ",
   [
    "country"
   ],
   " ",
   [
    "code"
   ]
  ],
  "searchCountry": "‮Search‬ ‮country‬ ‮or‬ ‮code‬",
  "noCountry": "‮No‬ ‮country‬ ‮like‬ ‮that‬.",
  "registerWays": "‮Ways‬ ‮to‬ ‮register‬",
  "byUsername": "‮By‬ ‮username‬",
  "byMobile": "‮By‬ ‮mobile‬",
  "verificationCode": "‮Code‬ ‮from‬ ‮the‬ ‮text‬ ‮message‬",
  "changeTitle": "‮Choose‬ ‮a‬ ‮new‬ ‮password‬",
  "changeNote": "‮Your‬ ‮password‬ ‮has‬ ‮to‬ ‮be‬ ‮changed‬ ‮before‬ ‮you‬ ‮go‬ ‮on‬.",
  "changeDone": "‮Your‬ ‮new‬ ‮password‬ ‮is‬ ‮set‬.",
  "rememberMe": "‮Remember‬ ‮me‬ ‮for‬ ‮one‬ ‮day‬"
 },
 "kitForms": {
  "confirm": "‮OK‬",
  "cancel": "‮Cancel‬",
  "copied": "‮Copied‬",
  "notCopied": "‮Your‬ ‮browser‬ ‮does‬ ‮not‬ ‮let‬ ‮us‬ ‮copy‬",
  "notCopiedNote": "‮Mark‬ ‮the‬ ‮text‬ ‮and‬ ‮copy‬ ‮it‬ ‮by‬ ‮hand‬.",
  "showPassword": "‮Show‬ ‮password‬",
  "hidePassword": "‮Hide‬ ‮password‬"
 },
 "patterns": {
  "any": [
   [
    "length"
   ],
   " ‮characters‬."
  ],
  "letter_first": [
   "‮A‬ ‮letter‬ ‮first‬, ‮then‬ ‮letters‬ ‮or‬ ‮digits‬, ",
   [
    "length"
   ],
   " ‮characters‬."
  ],
  "letters_chinese": [
   "‮Letters‬ ‮or‬ ‮Chinese‬ ‮characters‬, ",
   [
    "length"
   ],
   " ‮of‬ ‮them‬."
  ],
  "email": [
   "‮An‬ ‮email‬ ‮address‬, ‮like‬ ‮name‬@‮example‬.‮com‬, ",
   [
    "length"
   ],
   " ‮characters‬."
  ],
  "letters_or_digits": [
   "‮Letters‬ ‮or‬ ‮digits‬, ",
   [
    "length"
   ],
   " ‮characters‬."
  ],
  "digits": [
   "‮Digits‬ ‮only‬, ",
   [
    "length"
   ],
   " ‮of‬ ‮them‬."
  ],
  "alphanumeric_upper": [
   "‮Letters‬ ‮and‬ ‮digits‬ ‮with‬ ‮an‬ ‮uppercase‬ ‮letter‬, ",
   [
    "length"
   ],
   " ‮characters‬."
  ],
  "letters_spaces": [
   "‮Letters‬ ‮and‬ ‮spaces‬, ",
   [
    "length"
   ],
   " ‮characters‬."
  ],
  "no_spaces": [
   "‮No‬ ‮spaces‬, ",
   [
    "length"
   ],
   " ‮characters‬."
  ],
  "date_ymd": "‮A‬ ‮date‬ ‮as‬ ‮yyyy‬-‮MM‬-‮dd‬.",
  "date_mdy": "‮A‬ ‮date‬ ‮as‬ ‮MM‬-‮dd‬-‮yyyy‬.",
  "korean": [
   "‮Korean‬ ‮letters‬, ",
   [
    "length"
   ],
   " ‮of‬ ‮them‬."
  ],
  "thai": [
   "‮Thai‬ ‮letters‬, ",
   [
    "length"
   ],
   " ‮of‬ ‮them‬."
  ],
  "japanese": [
   "‮Japanese‬ ‮letters‬, ",
   [
    "length"
   ],
   " ‮of‬ ‮them‬."
  ],
  "full_name": [
   "‮First‬ ‮and‬ ‮last‬ ‮name‬ ‮with‬ ‮a‬ ‮space‬, ",
   [
    "length"
   ],
   " ‮characters‬."
  ],
  "upper_lower_digit_symbol": [
   "‮Upper‬ ‮and‬ ‮lower‬ ‮case‬, ‮a‬ ‮digit‬ ‮and‬ ‮a‬ ‮symbol‬, ",
   [
    "length"
   ],
   " ‮characters‬."
  ],
  "other": [
   "‮In‬ ‮the‬ ‮form‬ ‮that‬ ‮is‬ ‮expected‬ ‮here‬, ",
   [
    "length"
   ],
   " ‮characters‬."
  ]
 },
 "phone": {
  "sent": [
   "‮We‬ ‮have‬ ‮sent‬ ‮a‬ ‮code‬ ‮to‬ ",
   [
    "to"
   ],
   " ‮by‬ ‮text‬ ‮message‬."
  ],
  "phone_number_invalid": "‮Please‬ ‮type‬ ‮a‬ ‮valid‬ ‮mobile‬ ‮number‬.",
  "phone_too_many_requests": "‮Too‬ ‮many‬ ‮tries‬. ‮Please‬ ‮wait‬ ‮5‬ ‮minutes‬, ‮then‬ ‮ask‬ ‮for‬ ‮a‬ ‮new‬ ‮code‬.",
  "phone_unknown_failure": "‮Your‬ ‮number‬ ‮could‬ ‮not‬ ‮be‬ ‮confirmed‬. ‮Please‬ ‮try‬ ‮again‬.",
  "phone_code_invalid": "‮That‬ ‮is‬ ‮not‬ ‮the‬ ‮code‬. ‮Please‬ ‮check‬ ‮it‬ ‮and‬ ‮try‬ ‮again‬.",
  "phone_captcha_failed": "‮We‬ ‮could‬ ‮not‬ ‮check‬ ‮that‬ ‮you‬ ‮are‬ ‮a‬ ‮person‬. ‮Please‬ ‮ask‬ ‮for‬ ‮a‬ ‮new‬ ‮code‬.",
  "phone_quota_exceeded": "‮No‬ ‮more‬ ‮codes‬ ‮can‬ ‮be‬ ‮sent‬ ‮today‬. ‮Please‬ ‮try‬ ‮again‬ ‮tomorrow‬.",
  "phone_operation_not_allowed": "‮Numbers‬ ‮cannot‬ ‮be‬ ‮confirmed‬ ‮by‬ ‮text‬ ‮message‬ ‮at‬ ‮the‬ ‮moment‬.",
  "phone_code_expired": "‮The‬ ‮code‬ ‮is‬ ‮no‬ ‮longer‬ ‮good‬. ‮Please‬ ‮ask‬ ‮for‬ ‮a‬ ‮new‬ ‮one‬.",
  "phone_popup_closed": "‮The‬ ‮window‬ ‮was‬ ‮closed‬ ‮before‬ ‮your‬ ‮number‬ ‮was‬ ‮confirmed‬. ‮Please‬ ‮try‬ ‮again‬."
 },
 "social": {
  "or": "‮or‬",
  "google": "‮Google‬",
  "facebook": "‮Facebook‬",
  "continueWith": [
   "‮Continue‬ ‮with‬ ",
   [
    "provider"
   ]
  ],
  "leaving": [
   "‮Taking‬ ‮you‬ ‮to‬ ",
   [
    "provider"
   ]
  ],
  "title": "‮Nearly‬ ‮there‬",
  "arriving": "‮Logging‬ ‮you‬ ‮in‬",
  "unlinked": [
   [
    "provider"
   ],
   " ‮has‬ ‮confirmed‬ ‮who‬ ‮you‬ ‮are‬. ‮Choose‬ ‮how‬ ‮to‬ ‮go‬ ‮on‬."
  ],
  "unlinkedNamed": [
   [
    "provider"
   ],
   " ‮has‬ ‮confirmed‬ ‮that‬ ‮you‬ ‮are‬ ",
   [
    "name"
   ],
   ". ‮Choose‬ ‮how‬ ‮to‬ ‮go‬ ‮on‬."
  ],
  "known": [
   "‮An‬ ‮account‬ ‮here‬ ‮already‬ ‮has‬ ‮your‬ ‮email‬. ‮Log‬ ‮in‬ ‮with‬ ‮its‬ ‮password‬ ‮once‬, ‮and‬ ",
   [
    "provider"
   ],
   " ‮opens‬ ‮it‬ ‮from‬ ‮then‬ ‮on‬."
  ],
  "ways": "‮Ways‬ ‮to‬ ‮go‬ ‮on‬",
  "newAccount": "‮New‬ ‮account‬",
  "linkAccount": "‮I‬ ‮have‬ ‮an‬ ‮account‬",
  "newNote": [
   "‮Open‬ ‮an‬ ‮account‬ ‮here‬. ‮Afterwards‬ ",
   [
    "provider"
   ],
   " ‮is‬ ‮enough‬ ‮to‬ ‮log‬ ‮in‬."
  ],
  "linkNote": [
   "‮Log‬ ‮in‬ ‮with‬ ‮your‬ ‮password‬ ‮once‬. ‮Afterwards‬ ",
   [
    "provider"
   ],
   " ‮is‬ ‮enough‬."
  ],
  "linkSubmit": "‮Link‬ ‮and‬ ‮log‬ ‮in‬",
  "linkRunning": "‮Linking‬ ‮your‬ ‮account‬",
  "cancelled": [
   "‮You‬ ‮have‬ ‮left‬ ",
   [
    "provider"
   ],
   " ‮without‬ ‮logging‬ ‮in‬."
  ],
  "failed": [
   [
    "provider"
   ],
   " ‮could‬ ‮not‬ ‮confirm‬ ‮who‬ ‮you‬ ‮are‬. ‮Please‬ ‮try‬ ‮again‬, ‮or‬ ‮log‬ ‮in‬ ‮another‬ ‮way‬."
  ],
  "expired": "‮That‬ ‮took‬ ‮too‬ ‮long‬, ‮or‬ ‮began‬ ‮in‬ ‮another‬ ‮window‬. ‮Please‬ ‮start‬ ‮again‬.",
  "unreachable": [
   [
    "provider"
   ],
   " ‮does‬ ‮not‬ ‮answer‬. ‮Please‬ ‮try‬ ‮again‬ ‮in‬ ‮a‬ ‮moment‬, ‮or‬ ‮log‬ ‮in‬ ‮another‬ ‮way‬."
  ]
 }
};
