// Written by `npm run generate` from src/messages.
export default {
 "coming": {
  "onTheWay": "On the way",
  "vipTitle": "VIP",
  "vipNote": "Once you log in, your rank is shown beside your name. What each rank brings, and how far the next one is, will be shown on this page.",
  "promotionsTitle": "Promotions",
  "promotionsNote": "Offers will be listed here, each with its full conditions before you join. None is running now, so you are not missing anything.",
  "promoDetailTitle": "Promotion",
  "promoDetailNote": "The conditions of the offer will be shown here. None is running now.",
  "seamlessTitle": "Games from our partners",
  "seamlessNote": "Partners who connect their own wallet will open their games here. Until then every game is opened from its own list.",
  "realTitle": "Already here",
  "announcements": "From the announcements",
  "seeGames": "See the games",
  "goHome": "Go home",
  "playNow": "Open for play now"
 }
};
