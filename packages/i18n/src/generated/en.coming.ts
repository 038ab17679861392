// Written by `npm run generate` from src/messages.
export default {
 "coming": {
  "onTheWay": "On the way",
  "lotteryTitle": "Lottery",
  "lotteryNote": "This is where draws will stand: the games of the day with their rules, your tickets, and every result with the proof of how it was drawn. There is nothing to buy here yet.",
  "vnLotteryTitle": "Vietnam lottery",
  "vnLotteryNote": "The draws of the three Vietnamese regions will stand here, with their rules and results. There is nothing to buy here yet.",
  "seaLotteryTitle": "South-East Asia lottery",
  "seaLotteryNote": "The draws of the region will stand here, with their rules and results. There is nothing to buy here yet.",
  "elottTitle": "E-lottery",
  "elottNote": "Quick draws will stand here, each sealed before it is drawn so that you can check it afterwards. There is nothing to buy here yet.",
  "vipTitle": "VIP",
  "vipNote": "Your rank already stands beside your name once you log in. What each rank brings, and how far the next one is, will be shown on this page.",
  "pointMallTitle": "Points mall",
  "pointMallNote": "Here you will see your points, what they can be exchanged for, and every exchange you made. The points that a category earns already stand beside its name in the navigation.",
  "promotionsTitle": "Promotions",
  "promotionsNote": "Offers will stand here, each with its conditions in full before you join. None is running now, so there is nothing that you are missing.",
  "promoDetailTitle": "Promotion",
  "promoDetailNote": "The conditions of one offer will stand here. None is running now.",
  "seamlessTitle": "Games from our partners",
  "seamlessNote": "Partners who connect their own wallet will open their games here. Until then every game is opened from its own list.",
  "realTitle": "Already here",
  "announcements": "From the announcements",
  "seeGames": "See the games",
  "goHome": "Go home",
  "playNow": "Open for play now"
 }
};
