// Written by `npm run generate` from src/messages.
export default {
 "coming": {
  "onTheWay": "On the way",
  "seamlessTitle": "Games from our partners",
  "seamlessNote": "Partners who connect their own wallet will open their games here. Until then every game is opened from its own list.",
  "realTitle": "Already here",
  "announcements": "From the announcements",
  "seeGames": "See the games",
  "goHome": "Go home",
  "playNow": "Open for play now"
 }
};
