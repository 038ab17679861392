// Written by `npm run generate -w @pelita/i18n` from src/messages.
export default {
 "identity": {
  "loginTitle": "‮Log‬ ‮in‬",
  "loginIntro": "‮Good‬ ‮to‬ ‮see‬ ‮you‬.",
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
  "showPassword": "‮Show‬ ‮password‬",
  "hidePassword": "‮Hide‬ ‮password‬",
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
  "humanCheckInsecure": "‮This‬ ‮address‬ ‮cannot‬ ‮check‬ ‮that‬ ‮you‬ ‮are‬ ‮a‬ ‮person‬: ‮open‬ ‮the‬ ‮site‬ ‮over‬ ‮https‬ ‮or‬ ‮at‬ ‮localhost‬, ‮then‬ ‮try‬ ‮again‬.",
  "captcha": "‮Digits‬ ‮of‬ ‮the‬ ‮picture‬",
  "captchaRefresh": "‮Show‬ ‮another‬ ‮picture‬",
  "forgotPassword": "‮Forgot‬ ‮your‬ ‮password‬?",
  "forgotTitle": "‮Forgot‬ ‮password‬",
  "forgotIntro": "‮Tell‬ ‮us‬ ‮your‬ ‮username‬ ‮and‬ ‮email‬, ‮and‬ ‮we‬ ‮will‬ ‮send‬ ‮you‬ ‮a‬ ‮link‬.",
  "sendLink": "‮Send‬ ‮the‬ ‮link‬",
  "sendLinkRunning": "‮Sending‬ ‮the‬ ‮link‬",
  "backToLogin": "‮Back‬ ‮to‬ ‮log‬ ‮in‬",
  "resetTitle": "‮New‬ ‮password‬",
  "newPassword": "‮New‬ ‮password‬",
  "resetSubmit": "‮Set‬ ‮the‬ ‮password‬",
  "resetRunning": "‮Setting‬ ‮the‬ ‮password‬",
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
  "secondStepIntro": "‮You‬ ‮are‬ ‮logging‬ ‮in‬ ‮from‬ ‮a‬ ‮new‬ ‮address‬. ‮Please‬ ‮confirm‬ ‮that‬ ‮it‬ ‮is‬ ‮you‬.",
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
  "noMethods": "‮No‬ ‮way‬ ‮to‬ ‮deposit‬ ‮is‬ ‮open‬ ‮at‬ ‮the‬ ‮moment‬. ‮Please‬ ‮come‬ ‮back‬ ‮later‬."
 },
 "errors": {
  "invalid_field": "‮Please‬ ‮check‬ ‮the‬ ‮marked‬ ‮fields‬.",
  "malformed_body": "‮The‬ ‮request‬ ‮could‬ ‮not‬ ‮be‬ ‮read‬. ‮Reload‬ ‮the‬ ‮page‬ ‮and‬ ‮try‬ ‮again‬.",
  "unsealed_body": "‮The‬ ‮request‬ ‮was‬ ‮not‬ ‮sealed‬. ‮Reload‬ ‮the‬ ‮page‬ ‮and‬ ‮try‬ ‮again‬.",
  "seal_invalid": "‮The‬ ‮sealed‬ ‮request‬ ‮could‬ ‮not‬ ‮be‬ ‮opened‬. ‮Reload‬ ‮the‬ ‮page‬ ‮and‬ ‮try‬ ‮again‬.",
  "seal_stale": "‮The‬ ‮request‬ ‮took‬ ‮too‬ ‮long‬. ‮Check‬ ‮the‬ ‮clock‬ ‮of‬ ‮your‬ ‮device‬ ‮and‬ ‮try‬ ‮again‬.",
  "seal_repeated": "‮This‬ ‮request‬ ‮was‬ ‮already‬ ‮sent‬. ‮Try‬ ‮again‬.",
  "idempotency_key_required": "‮The‬ ‮request‬ ‮lacks‬ ‮its‬ ‮key‬. ‮Reload‬ ‮the‬ ‮page‬ ‮and‬ ‮try‬ ‮again‬.",
  "idempotency_key_invalid": "‮The‬ ‮key‬ ‮of‬ ‮the‬ ‮request‬ ‮is‬ ‮not‬ ‮valid‬. ‮Reload‬ ‮the‬ ‮page‬ ‮and‬ ‮try‬ ‮again‬.",
  "idempotency_key_reused": "‮This‬ ‮request‬ ‮was‬ ‮already‬ ‮used‬ ‮for‬ ‮something‬ ‮else‬. ‮Try‬ ‮again‬.",
  "client_key_invalid": "‮This‬ ‮page‬ ‮could‬ ‮not‬ ‮read‬ ‮the‬ ‮answer‬. ‮Please‬ ‮reload‬ ‮it‬.",
  "wrong_merchant": "‮The‬ ‮request‬ ‮names‬ ‮another‬ ‮site‬.",
  "unknown_path": "‮There‬ ‮is‬ ‮nothing‬ ‮at‬ ‮this‬ ‮address‬.",
  "unknown_operation": "‮This‬ ‮function‬ ‮does‬ ‮not‬ ‮exist‬.",
  "method_not_allowed": "‮This‬ ‮address‬ ‮does‬ ‮not‬ ‮take‬ ‮that‬ ‮kind‬ ‮of‬ ‮request‬.",
  "malformed_request": "‮The‬ ‮request‬ ‮could‬ ‮not‬ ‮be‬ ‮read‬. ‮Reload‬ ‮the‬ ‮page‬ ‮and‬ ‮try‬ ‮again‬.",
  "headers_too_large": "‮Your‬ ‮browser‬ ‮sends‬ ‮too‬ ‮much‬ ‮with‬ ‮its‬ ‮request‬. ‮Clear‬ ‮the‬ ‮cookies‬ ‮of‬ ‮this‬ ‮site‬ ‮and‬ ‮try‬ ‮again‬.",
  "request_too_slow": "‮The‬ ‮connection‬ ‮is‬ ‮too‬ ‮slow‬. ‮Please‬ ‮try‬ ‮again‬.",
  "body_too_large": "‮That‬ ‮is‬ ‮too‬ ‮large‬ ‮to‬ ‮send‬.",
  "unsupported_media_type": "‮That‬ ‮kind‬ ‮of‬ ‮content‬ ‮is‬ ‮not‬ ‮accepted‬ ‮here‬.",
  "precondition_failed": "‮This‬ ‮file‬ ‮has‬ ‮changed‬ ‮in‬ ‮the‬ ‮meantime‬. ‮Please‬ ‮reload‬ ‮the‬ ‮page‬.",
  "range_not_satisfiable": "‮This‬ ‮file‬ ‮does‬ ‮not‬ ‮have‬ ‮the‬ ‮part‬ ‮that‬ ‮was‬ ‮asked‬ ‮for‬.",
  "not_logged_in": "‮Please‬ ‮log‬ ‮in‬ ‮first‬.",
  "token_invalid": "‮You‬ ‮have‬ ‮been‬ ‮logged‬ ‮out‬. ‮Please‬ ‮log‬ ‮in‬ ‮again‬.",
  "session_replaced": "‮You‬ ‮have‬ ‮logged‬ ‮in‬ ‮somewhere‬ ‮else‬, ‮so‬ ‮this‬ ‮session‬ ‮has‬ ‮ended‬.",
  "session_unknown": "‮This‬ ‮session‬ ‮has‬ ‮already‬ ‮ended‬.",
  "human_check_failed": "‮The‬ ‮check‬ ‮that‬ ‮you‬ ‮are‬ ‮a‬ ‮person‬ ‮did‬ ‮not‬ ‮pass‬. ‮Please‬ ‮try‬ ‮again‬.",
  "wrong_credentials": "‮Wrong‬ ‮username‬ ‮or‬ ‮password‬.",
  "non_member": "‮This‬ ‮account‬ ‮cannot‬ ‮log‬ ‮in‬ ‮on‬ ‮the‬ ‮member‬ ‮side‬.",
  "non_agent": "‮This‬ ‮account‬ ‮cannot‬ ‮log‬ ‮in‬ ‮on‬ ‮the‬ ‮agent‬ ‮side‬.",
  "captcha_required": "‮Please‬ ‮type‬ ‮the‬ ‮digits‬ ‮of‬ ‮the‬ ‮picture‬.",
  "captcha_wrong": "‮Those‬ ‮are‬ ‮not‬ ‮the‬ ‮digits‬ ‮of‬ ‮the‬ ‮picture‬. ‮Please‬ ‮try‬ ‮the‬ ‮new‬ ‮one‬.",
  "code_wrong": "‮This‬ ‮code‬ ‮is‬ ‮not‬ ‮right‬. ‮Please‬ ‮check‬ ‮it‬ ‮and‬ ‮try‬ ‮again‬.",
  "code_expired": "‮This‬ ‮code‬ ‮is‬ ‮no‬ ‮longer‬ ‮valid‬. ‮Please‬ ‮ask‬ ‮for‬ ‮a‬ ‮new‬ ‮one‬.",
  "code_locked": "‮Too‬ ‮many‬ ‮wrong‬ ‮codes‬. ‮Please‬ ‮ask‬ ‮for‬ ‮a‬ ‮new‬ ‮one‬.",
  "too_many_codes": [
   "‮Too‬ ‮many‬ ‮requests‬. ‮Please‬ ‮wait‬ ",
   [
    "minutes"
   ],
   " ‮minutes‬ ‮and‬ ‮try‬ ‮again‬."
  ],
  "code_quota_exceeded": "‮No‬ ‮more‬ ‮codes‬ ‮can‬ ‮be‬ ‮sent‬ ‮to‬ ‮you‬ ‮today‬. ‮Please‬ ‮contact‬ ‮our‬ ‮service‬.",
  "code_not_sent": "‮The‬ ‮code‬ ‮could‬ ‮not‬ ‮be‬ ‮sent‬. ‮Please‬ ‮try‬ ‮again‬ ‮later‬.",
  "code_not_allowed": "‮This‬ ‮is‬ ‮switched‬ ‮off‬ ‮at‬ ‮the‬ ‮moment‬.",
  "login_verification_required": "‮You‬ ‮are‬ ‮logging‬ ‮in‬ ‮from‬ ‮a‬ ‮new‬ ‮address‬. ‮Please‬ ‮confirm‬ ‮that‬ ‮it‬ ‮is‬ ‮you‬.",
  "login_verification_expired": "‮That‬ ‮took‬ ‮too‬ ‮long‬. ‮Please‬ ‮log‬ ‮in‬ ‮again‬.",
  "second_step_wrong": "‮That‬ ‮is‬ ‮not‬ ‮right‬. ‮Please‬ ‮try‬ ‮again‬.",
  "second_factor_needed": "‮You‬ ‮have‬ ‮logged‬ ‮in‬ ‮from‬ ‮a‬ ‮new‬ ‮address‬. ‮Please‬ ‮add‬ ‮a‬ ‮mobile‬ ‮number‬, ‮email‬ ‮or‬ ‮authenticator‬ ‮to‬ ‮your‬ ‮account‬ ‮first‬.",
  "phone_token_invalid": "‮Your‬ ‮mobile‬ ‮number‬ ‮could‬ ‮not‬ ‮be‬ ‮confirmed‬. ‮Please‬ ‮ask‬ ‮for‬ ‮a‬ ‮new‬ ‮code‬.",
  "phone_provider_unreachable": "‮Your‬ ‮mobile‬ ‮number‬ ‮cannot‬ ‮be‬ ‮confirmed‬ ‮at‬ ‮the‬ ‮moment‬. ‮Please‬ ‮try‬ ‮again‬ ‮shortly‬.",
  "social_login_closed": "‮This‬ ‮way‬ ‮of‬ ‮logging‬ ‮in‬ ‮is‬ ‮not‬ ‮available‬ ‮at‬ ‮the‬ ‮moment‬.",
  "social_provider_unreachable": "‮The‬ ‮other‬ ‮service‬ ‮does‬ ‮not‬ ‮answer‬. ‮Please‬ ‮try‬ ‮again‬ ‮in‬ ‮a‬ ‮moment‬, ‮or‬ ‮log‬ ‮in‬ ‮another‬ ‮way‬.",
  "social_login_expired": "‮That‬ ‮took‬ ‮too‬ ‮long‬. ‮Please‬ ‮start‬ ‮again‬.",
  "social_account_unlinked": "‮No‬ ‮account‬ ‮here‬ ‮is‬ ‮linked‬ ‮to‬ ‮it‬ ‮yet‬.",
  "social_account_taken": "‮It‬ ‮is‬ ‮already‬ ‮linked‬ ‮to‬ ‮another‬ ‮account‬ ‮here‬.",
  "social_account_linked": "‮Your‬ ‮account‬ ‮is‬ ‮already‬ ‮linked‬ ‮to‬ ‮another‬ ‮profile‬ ‮of‬ ‮this‬ ‮service‬.",
  "social_account_unknown": "‮Your‬ ‮account‬ ‮is‬ ‮not‬ ‮linked‬ ‮to‬ ‮this‬ ‮service‬.",
  "social_account_needed": "‮This‬ ‮is‬ ‮the‬ ‮only‬ ‮way‬ ‮into‬ ‮your‬ ‮account‬. ‮Set‬ ‮a‬ ‮password‬ ‮first‬.",
  "authenticator_bound": "‮Your‬ ‮account‬ ‮already‬ ‮has‬ ‮an‬ ‮authenticator‬.",
  "authenticator_unbound": "‮Your‬ ‮account‬ ‮has‬ ‮no‬ ‮authenticator‬ ‮yet‬.",
  "payment_password_set": "‮You‬ ‮already‬ ‮have‬ ‮a‬ ‮payment‬ ‮password‬. ‮You‬ ‮can‬ ‮change‬ ‮it‬.",
  "payment_password_unset": "‮You‬ ‮have‬ ‮no‬ ‮payment‬ ‮password‬ ‮yet‬.",
  "bank_account_known": "‮You‬ ‮already‬ ‮have‬ ‮this‬ ‮bank‬ ‮account‬.",
  "bank_account_unknown": "‮This‬ ‮bank‬ ‮account‬ ‮is‬ ‮not‬ ‮on‬ ‮your‬ ‮list‬.",
  "too_many_bank_accounts": "‮You‬ ‮cannot‬ ‮add‬ ‮more‬ ‮bank‬ ‮accounts‬. ‮Remove‬ ‮one‬ ‮first‬.",
  "birthday_fixed": "‮Your‬ ‮birthday‬ ‮cannot‬ ‮be‬ ‮changed‬ ‮any‬ ‮more‬. ‮Please‬ ‮contact‬ ‮our‬ ‮service‬.",
  "account_not_empty": "‮There‬ ‮is‬ ‮still‬ ‮money‬ ‮in‬ ‮your‬ ‮account‬. ‮Please‬ ‮withdraw‬ ‮it‬ ‮first‬.",
  "registered_address_unknown": "‮This‬ ‮address‬ ‮is‬ ‮not‬ ‮on‬ ‮your‬ ‮list‬.",
  "password_wrong": "‮Your‬ ‮password‬ ‮is‬ ‮not‬ ‮right‬.",
  "recovery_unknown_account": "‮This‬ ‮username‬ ‮or‬ ‮email‬ ‮does‬ ‮not‬ ‮exist‬.",
  "reset_link_invalid": "‮This‬ ‮link‬ ‮is‬ ‮no‬ ‮longer‬ ‮valid‬. ‮Please‬ ‮ask‬ ‮for‬ ‮a‬ ‮new‬ ‮one‬.",
  "username_taken": "‮This‬ ‮username‬ ‮is‬ ‮taken‬. ‮Please‬ ‮choose‬ ‮another‬.",
  "contact_taken": "‮This‬ ‮number‬ ‮or‬ ‮email‬ ‮belongs‬ ‮to‬ ‮another‬ ‮account‬ ‮already‬. ‮Please‬ ‮log‬ ‮in‬ ‮with‬ ‮it‬.",
  "invitation_code_error": "‮This‬ ‮invitation‬ ‮code‬ ‮is‬ ‮not‬ ‮right‬. ‮Please‬ ‮check‬ ‮it‬ ‮or‬ ‮leave‬ ‮it‬ ‮out‬.",
  "registration_closed": "‮Registration‬ ‮is‬ ‮closed‬ ‮at‬ ‮the‬ ‮moment‬.",
  "free_play_closed": "‮Free‬ ‮play‬ ‮is‬ ‮closed‬ ‮at‬ ‮the‬ ‮moment‬.",
  "in_need_true_account": "‮This‬ ‮needs‬ ‮an‬ ‮account‬ ‮of‬ ‮your‬ ‮own‬. ‮Free‬ ‮play‬ ‮uses‬ ‮play‬ ‮money‬.",
  "insufficient_balance": "‮Your‬ ‮balance‬ ‮is‬ ‮too‬ ‮low‬ ‮for‬ ‮this‬.",
  "transfer_vendor_unknown": "‮This‬ ‮game‬ ‮provider‬ ‮has‬ ‮no‬ ‮wallet‬ ‮to‬ ‮transfer‬ ‮to‬.",
  "wallet_transfer_unknown": "‮This‬ ‮transfer‬ ‮could‬ ‮not‬ ‮be‬ ‮found‬.",
  "deposit_method_unknown": "‮This‬ ‮way‬ ‮to‬ ‮deposit‬ ‮is‬ ‮not‬ ‮available‬.",
  "amount_out_of_range": "‮The‬ ‮amount‬ ‮lies‬ ‮outside‬ ‮the‬ ‮limits‬ ‮of‬ ‮this‬ ‮method‬.",
  "promotion_unknown": "‮This‬ ‮promotion‬ ‮is‬ ‮not‬ ‮open‬ ‮to‬ ‮you‬.",
  "deposit_order_unknown": "‮This‬ ‮deposit‬ ‮order‬ ‮does‬ ‮not‬ ‮exist‬.",
  "payment_provider_unknown": "‮No‬ ‮payment‬ ‮provider‬ ‮has‬ ‮this‬ ‮name‬.",
  "notice_not_genuine": "‮This‬ ‮payment‬ ‮notice‬ ‮is‬ ‮not‬ ‮genuine‬.",
  "too_many_open_deposits": "‮You‬ ‮have‬ ‮too‬ ‮many‬ ‮open‬ ‮deposits‬. ‮Finish‬ ‮one‬ ‮first‬.",
  "game_unknown": "‮This‬ ‮game‬ ‮does‬ ‮not‬ ‮exist‬.",
  "game_unavailable": "‮This‬ ‮game‬ ‮is‬ ‮not‬ ‮available‬ ‮at‬ ‮the‬ ‮moment‬. ‮Please‬ ‮try‬ ‮another‬.",
  "round_unknown": "‮This‬ ‮round‬ ‮does‬ ‮not‬ ‮exist‬.",
  "round_open": "‮Your‬ ‮last‬ ‮round‬ ‮is‬ ‮still‬ ‮being‬ ‮settled‬. ‮Please‬ ‮try‬ ‮again‬ ‮in‬ ‮a‬ ‮moment‬.",
  "round_cancelled": "‮That‬ ‮spin‬ ‮did‬ ‮not‬ ‮take‬ ‮place‬, ‮and‬ ‮its‬ ‮stake‬ ‮is‬ ‮back‬ ‮in‬ ‮your‬ ‮balance‬.",
  "play_refused": "‮You‬ ‮cannot‬ ‮place‬ ‮bets‬ ‮at‬ ‮the‬ ‮moment‬.",
  "wallet_unreachable": "‮Your‬ ‮balance‬ ‮could‬ ‮not‬ ‮be‬ ‮reached‬. ‮Please‬ ‮try‬ ‮again‬ ‮in‬ ‮a‬ ‮moment‬.",
  "announcement_too_long": [
   "‮An‬ ‮announcement‬ ‮holds‬ ‮at‬ ‮most‬ ",
   [
    "maximum"
   ],
   " ‮kB‬ ‮a‬ ‮language‬. ‮Please‬ ‮shorten‬ ‮it‬."
  ],
  "too_many_requests": "‮Too‬ ‮many‬ ‮tries‬. ‮Please‬ ‮wait‬ ‮a‬ ‮moment‬ ‮and‬ ‮try‬ ‮again‬.",
  "domain_check_failed": "‮This‬ ‮address‬ ‮does‬ ‮not‬ ‮belong‬ ‮to‬ ‮us‬. ‮Please‬ ‮contact‬ ‮our‬ ‮service‬.",
  "region_restricted": "‮We‬ ‮do‬ ‮not‬ ‮serve‬ ‮your‬ ‮region‬.",
  "maintenance": "‮The‬ ‮site‬ ‮is‬ ‮under‬ ‮maintenance‬. ‮Please‬ ‮come‬ ‮back‬ ‮soon‬.",
  "overloaded": "‮The‬ ‮site‬ ‮is‬ ‮very‬ ‮busy‬. ‮Please‬ ‮try‬ ‮again‬ ‮in‬ ‮a‬ ‮moment‬.",
  "internal_error": "‮Something‬ ‮went‬ ‮wrong‬ ‮on‬ ‮our‬ ‮side‬. ‮Please‬ ‮try‬ ‮again‬."
 },
 "fieldErrors": {
  "required": "‮Please‬ ‮fill‬ ‮this‬ ‮in‬.",
  "unknown": "‮This‬ ‮field‬ ‮is‬ ‮not‬ ‮expected‬ ‮here‬.",
  "invalid": "‮This‬ ‮is‬ ‮not‬ ‮valid‬.",
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
  "terms": "‮Please‬ ‮accept‬ ‮the‬ ‮terms‬ ‮to‬ ‮go‬ ‮on‬.",
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
  "amount": "‮Enter‬ ‮an‬ ‮amount‬, ‮like‬ ‮50‬.‮00‬."
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
 "copy": {
  "copied": "‮Copied‬",
  "notCopied": "‮Your‬ ‮browser‬ ‮does‬ ‮not‬ ‮let‬ ‮us‬ ‮copy‬",
  "notCopiedNote": "‮Mark‬ ‮the‬ ‮text‬ ‮and‬ ‮copy‬ ‮it‬ ‮by‬ ‮hand‬."
 },
 "dialogs": {
  "in_sure_logout": "‮Log‬ ‮out‬ ‮now‬?",
  "in_sure_logout_note": "‮You‬ ‮can‬ ‮log‬ ‮back‬ ‮in‬ ‮at‬ ‮any‬ ‮time‬.",
  "needTrueAccount": "‮This‬ ‮needs‬ ‮an‬ ‮account‬ ‮of‬ ‮your‬ ‮own‬",
  "needTrueAccountNote": "‮Free‬ ‮play‬ ‮uses‬ ‮play‬ ‮money‬. ‮Register‬ ‮to‬ ‮go‬ ‮on‬ ‮with‬ ‮real‬ ‮money‬.",
  "in_increase_submit": "‮Register‬",
  "cancel": "‮Cancel‬",
  "memberCentre": "‮Member‬ ‮centre‬"
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
