// Written by `npm run generate -w @pelita/i18n` from src/messages.
export default {
 "legal": {
  "inThisSection": "‮Also‬ ‮in‬ ‮this‬ ‮section‬",
  "licence": "‮Licence‬",
  "licenceNote": "‮Who‬ ‮runs‬ ‮this‬ ‮site‬, ‮and‬ ‮under‬ ‮which‬ ‮licence‬.",
  "licenceHolder": "‮The‬ ‮operator‬",
  "licenceHolderText": [
   "‮This‬ ‮site‬ ‮is‬ ‮run‬ ‮under‬ ‮the‬ ‮name‬ ",
   [
    "brand"
   ],
   "."
  ],
  "licenceNumber": "‮The‬ ‮licence‬",
  "licenceMissing": "‮This‬ ‮brand‬ ‮has‬ ‮not‬ ‮put‬ ‮its‬ ‮licence‬ ‮here‬ ‮yet‬. ‮An‬ ‮operator‬ ‮who‬ ‮opens‬ ‮this‬ ‮site‬ ‮to‬ ‮the‬ ‮public‬ ‮states‬ ‮the‬ ‮licence‬, ‮its‬ ‮number‬ ‮and‬ ‮the‬ ‮authority‬ ‮on‬ ‮this‬ ‮page‬, ‮from‬ ‮the‬ ‮brand‬’‮s‬ ‮configuration‬.",
  "licenceTest": "‮Until‬ ‮then‬",
  "licenceTestText": "‮Payments‬ ‮run‬ ‮through‬ ‮a‬ ‮sandbox‬: ‮no‬ ‮real‬ ‮money‬ ‮reaches‬ ‮this‬ ‮site‬, ‮and‬ ‮none‬ ‮leaves‬ ‮it‬. ‮Games‬ ‮and‬ ‮balances‬ ‮work‬ ‮as‬ ‮they‬ ‮would‬ ‮with‬ ‮a‬ ‮licence‬ ‮in‬ ‮place‬.",
  "terms": "‮Terms‬",
  "termsNote": "‮What‬ ‮you‬ ‮agree‬ ‮to‬ ‮when‬ ‮you‬ ‮register‬, ‮in‬ ‮plain‬ ‮words‬.",
  "termsWho": "‮Who‬ ‮may‬ ‮play‬",
  "termsWhoText": [
   "‮You‬ ‮are‬ ‮at‬ ‮least‬ ",
   [
    "age"
   ],
   " ‮years‬ ‮old‬, ‮you‬ ‮play‬ ‮for‬ ‮yourself‬, ‮and‬ ‮you‬ ‮have‬ ‮one‬ ‮account‬. ‮Where‬ ‮the‬ ‮law‬ ‮of‬ ‮your‬ ‮country‬ ‮sets‬ ‮a‬ ‮higher‬ ‮age‬ ‮or‬ ‮forbids‬ ‮playing‬, ‮that‬ ‮law‬ ‮counts‬."
  ],
  "termsAccount": "‮Your‬ ‮account‬",
  "termsAccountText": "‮Keep‬ ‮your‬ ‮password‬ ‮to‬ ‮yourself‬. ‮What‬ ‮is‬ ‮done‬ ‮with‬ ‮your‬ ‮password‬ ‮counts‬ ‮as‬ ‮done‬ ‮by‬ ‮you‬ ‮until‬ ‮you‬ ‮tell‬ ‮us‬ ‮that‬ ‮somebody‬ ‮else‬ ‮has‬ ‮it‬.",
  "termsMoney": "‮Your‬ ‮money‬",
  "termsMoneyText": "‮Every‬ ‮movement‬ ‮of‬ ‮your‬ ‮balance‬ ‮is‬ ‮one‬ ‮entry‬ ‮that‬ ‮is‬ ‮never‬ ‮changed‬ ‮afterwards‬. ‮A‬ ‮deposit‬ ‮is‬ ‮booked‬ ‮once‬ ‮it‬ ‮has‬ ‮arrived‬. ‮A‬ ‮bet‬ ‮moves‬ ‮its‬ ‮stake‬ ‮when‬ ‮it‬ ‮is‬ ‮placed‬, ‮and‬ ‮its‬ ‮win‬ ‮when‬ ‮the‬ ‮round‬ ‮has‬ ‮ended‬. ‮A‬ ‮round‬ ‮that‬ ‮was‬ ‮interrupted‬ ‮is‬ ‮finished‬ ‮by‬ ‮itself‬.",
  "termsFree": "‮Free‬ ‮play‬",
  "termsFreeText": "‮Free‬ ‮play‬ ‮uses‬ ‮play‬ ‮money‬ ‮of‬ ‮its‬ ‮own‬. ‮It‬ ‮is‬ ‮never‬ ‮mixed‬ ‮with‬ ‮your‬ ‮balance‬ ‮and‬ ‮cannot‬ ‮be‬ ‮paid‬ ‮out‬.",
  "termsGames": "‮The‬ ‮games‬",
  "termsGamesText": "‮Each‬ ‮game‬ ‮states‬ ‮its‬ ‮return‬ ‮and‬ ‮its‬ ‮rules‬. ‮The‬ ‮studio‬’‮s‬ ‮own‬ ‮games‬ ‮seal‬ ‮their‬ ‮result‬ ‮before‬ ‮you‬ ‮play‬, ‮and‬ ‮you‬ ‮can‬ ‮work‬ ‮it‬ ‮out‬ ‮again‬ ‮afterwards‬. ‮Where‬ ‮a‬ ‮provider‬ ‮withdraws‬ ‮a‬ ‮round‬, ‮its‬ ‮stake‬ ‮comes‬ ‮back‬ ‮and‬ ‮its‬ ‮win‬ ‮is‬ ‮taken‬ ‮back‬.",
  "termsFair": "‮What‬ ‮is‬ ‮not‬ ‮allowed‬",
  "termsFairText": "‮More‬ ‮than‬ ‮one‬ ‮account‬, ‮playing‬ ‮for‬ ‮others‬, ‮programs‬ ‮that‬ ‮play‬, ‮and‬ ‮money‬ ‮from‬ ‮crime‬. ‮An‬ ‮account‬ ‮that‬ ‮does‬ ‮so‬ ‮is‬ ‮closed‬; ‮what‬ ‮belongs‬ ‮to‬ ‮you‬ ‮by‬ ‮law‬ ‮stays‬ ‮yours‬.",
  "privacy": "‮Privacy‬",
  "privacyNote": "‮What‬ ‮we‬ ‮keep‬ ‮about‬ ‮you‬, ‮why‬, ‮and‬ ‮what‬ ‮your‬ ‮browser‬ ‮keeps‬.",
  "privacyKept": "‮What‬ ‮we‬ ‮keep‬",
  "privacyKeptText": "‮What‬ ‮you‬ ‮type‬ ‮when‬ ‮you‬ ‮register‬, ‮your‬ ‮balance‬ ‮and‬ ‮its‬ ‮movements‬, ‮the‬ ‮rounds‬ ‮you‬ ‮play‬, ‮the‬ ‮games‬ ‮you‬ ‮marked‬, ‮and‬ ‮the‬ ‮network‬ ‮address‬ ‮and‬ ‮device‬ ‮of‬ ‮your‬ ‮logins‬. ‮Passwords‬ ‮are‬ ‮kept‬ ‮only‬ ‮in‬ ‮a‬ ‮form‬ ‮that‬ ‮nobody‬ ‮can‬ ‮read‬ ‮back‬.",
  "privacyWhy": "‮Why‬",
  "privacyWhyText": "‮To‬ ‮hold‬ ‮your‬ ‮account‬ ‮and‬ ‮your‬ ‮money‬, ‮to‬ ‮show‬ ‮you‬ ‮your‬ ‮own‬ ‮history‬, ‮to‬ ‮keep‬ ‮others‬ ‮out‬ ‮of‬ ‮your‬ ‮account‬, ‮and‬ ‮because‬ ‮records‬ ‮of‬ ‮money‬ ‮have‬ ‮to‬ ‮be‬ ‮kept‬.",
  "privacyBrowser": "‮In‬ ‮your‬ ‮browser‬",
  "privacyBrowserText": "‮Your‬ ‮language‬, ‮theme‬ ‮and‬ ‮time‬ ‮zone‬ ‮are‬ ‮kept‬ ‮on‬ ‮your‬ ‮device‬, ‮the‬ ‮first‬ ‮two‬ ‮also‬ ‮in‬ ‮a‬ ‮cookie‬ ‮so‬ ‮that‬ ‮pages‬ ‮arrive‬ ‮the‬ ‮way‬ ‮you‬ ‮like‬ ‮them‬. ‮Your‬ ‮session‬ ‮is‬ ‮kept‬ ‮in‬ ‮the‬ ‮tab‬ ‮and‬ ‮ends‬ ‮with‬ ‮it‬.",
  "privacyOthers": "‮Others‬",
  "privacyOthersText": "‮No‬ ‮page‬ ‮of‬ ‮this‬ ‮site‬ ‮asks‬ ‮anybody‬ ‮else‬’‮s‬ ‮server‬ ‮for‬ ‮anything‬ ‮by‬ ‮itself‬: ‮no‬ ‮advertising‬, ‮no‬ ‮counting‬ ‮by‬ ‮third‬ ‮parties‬. ‮The‬ ‮provider‬ ‮of‬ ‮a‬ ‮game‬ ‮that‬ ‮you‬ ‮open‬ ‮learns‬ ‮an‬ ‮account‬ ‮name‬, ‮your‬ ‮language‬ ‮and‬ ‮your‬ ‮currency‬.",
  "privacyRights": "‮Your‬ ‮rights‬",
  "privacyRightsText": "‮Ask‬ ‮our‬ ‮customer‬ ‮service‬ ‮what‬ ‮is‬ ‮kept‬ ‮about‬ ‮you‬, ‮and‬ ‮to‬ ‮have‬ ‮what‬ ‮is‬ ‮wrong‬ ‮put‬ ‮right‬.",
  "saferPlay": "‮Safer‬ ‮play‬",
  "saferPlayNote": "‮Playing‬ ‮is‬ ‮for‬ ‮fun‬. ‮This‬ ‮helps‬ ‮to‬ ‮keep‬ ‮it‬ ‮that‬ ‮way‬.",
  "saferPlayBefore": "‮Before‬ ‮you‬ ‮play‬",
  "saferPlayBeforeText": "‮Decide‬ ‮how‬ ‮much‬ ‮time‬ ‮and‬ ‮money‬ ‮you‬ ‮give‬ ‮it‬, ‮and‬ ‮stop‬ ‮when‬ ‮you‬ ‮reach‬ ‮it‬, ‮whether‬ ‮you‬ ‮are‬ ‮ahead‬ ‮or‬ ‮behind‬. ‮Play‬ ‮only‬ ‮with‬ ‮money‬ ‮that‬ ‮you‬ ‮can‬ ‮do‬ ‮without‬.",
  "saferPlayKnow": "‮Know‬ ‮the‬ ‮odds‬",
  "saferPlayKnowText": "‮Each‬ ‮game‬ ‮states‬ ‮its‬ ‮return‬. ‮At‬ ‮95‬% ‮a‬ ‮game‬ ‮keeps‬, ‮over‬ ‮very‬ ‮many‬ ‮rounds‬, ‮5‬ ‮of‬ ‮every‬ ‮100‬ ‮that‬ ‮are‬ ‮staked‬. ‮No‬ ‮round‬ ‮knows‬ ‮what‬ ‮came‬ ‮before‬ ‮it‬, ‮and‬ ‮nothing‬ ‮is‬ ‮ever‬ ‮due‬.",
  "saferPlaySigns": "‮Signs‬ ‮to‬ ‮take‬ ‮seriously‬",
  "saferPlaySignsText": "‮Playing‬ ‮to‬ ‮win‬ ‮back‬ ‮what‬ ‮is‬ ‮lost‬, ‮borrowing‬ ‮to‬ ‮play‬, ‮hiding‬ ‮it‬ ‮from‬ ‮people‬ ‮close‬ ‮to‬ ‮you‬, ‮or‬ ‮thinking‬ ‮of‬ ‮it‬ ‮when‬ ‮you‬ ‮meant‬ ‮to‬ ‮do‬ ‮something‬ ‮else‬. ‮If‬ ‮you‬ ‮recognise‬ ‮yourself‬, ‮stop‬ ‮and‬ ‮talk‬ ‮to‬ ‮somebody‬.",
  "saferPlayFree": "‮Without‬ ‮money‬",
  "saferPlayFreeText": "‮Where‬ ‮free‬ ‮play‬ ‮is‬ ‮offered‬, ‮it‬ ‮opens‬ ‮the‬ ‮same‬ ‮games‬ ‮with‬ ‮play‬ ‮money‬.",
  "saferPlayYoung": "‮Young‬ ‮people‬",
  "saferPlayYoungText": [
   "‮Nobody‬ ‮under‬ ",
   [
    "age"
   ],
   " ‮may‬ ‮play‬. ‮If‬ ‮children‬ ‮use‬ ‮your‬ ‮device‬, ‮log‬ ‮out‬ ‮when‬ ‮you‬ ‮leave‬ ‮it‬ ‮and‬ ‮do‬ ‮not‬ ‮let‬ ‮the‬ ‮browser‬ ‮remember‬ ‮your‬ ‮password‬."
  ]
 }
};
