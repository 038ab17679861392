// Written by `npm run generate` from src/messages.
export default {
 "activityCentre": {
  "title": "Pusat aktiviti",
  "note": "Misi, papan pendahulu, cabutan bertuah dan sampul merah. Apa yang diberi secara rawak boleh anda semak sendiri.",
  "views": "Bahagian pusat aktiviti",
  "missions": "Misi",
  "raffles": "Cabutan bertuah",
  "envelopes": "Sampul merah",
  "missionsNote": "Misi mengira apa yang anda buat: deposit, taruhan, log masuk. Capai sasaran, kemudian ambil ganjaran.",
  "logInToTakePart": "Log masuk untuk sertai",
  "toCentre": "Cabutan bertuah dan sampul merah",
  "noMissions": "Tiada misi sekarang. Misi baharu bermula pada hari lain.",
  "noRaffles": "Tiada cabutan bertuah sekarang.",
  "noEnvelopes": "Tiada sampul merah sekarang.",
  "cycle_daily": "Setiap hari",
  "cycle_weekly": "Setiap minggu",
  "cycle_once": "Sekali",
  "endsIn": [
   "tamat dalam ",
   [
    "time"
   ]
  ],
  "daysHours": [
   [
    "days"
   ],
   " h ",
   [
    "hours"
   ],
   " j"
  ],
  "points": [
   [
    "points"
   ],
   " mata"
  ],
  "bonus": [
   "bonus ",
   [
    "amount"
   ]
  ],
  "toStake": [
   "Perlu dipertaruhkan ",
   [
    "times"
   ],
   " kali sebelum boleh dikeluarkan."
  ],
  "claim": "Tuntut",
  "claimOf": [
   "Tuntut ganjaran ",
   [
    "title"
   ]
  ],
  "claimed": "Sudah dituntut",
  "missionClaimed": [
   "Anda menerima ",
   [
    "prize"
   ],
   "."
  ],
  "rankPrizes": "Hadiah mengikut kedudukan",
  "rank": [
   "Tempat ",
   [
    "rank"
   ]
  ],
  "ranks": [
   "Tempat ",
   [
    "from"
   ],
   " hingga ",
   [
    "to"
   ]
  ],
  "noRanks": "Belum ada sesiapa di papan ini.",
  "you": [
   [
    "account"
   ],
   " (anda)"
  ],
  "ownRank": [
   "Anda di tempat ",
   [
    "rank"
   ],
   " dengan ",
   [
    "reached"
   ],
   "."
  ],
  "ownUnranked": [
   "Anda telah mencapai ",
   [
    "reached"
   ],
   "."
  ],
  "frozen": "Muktamad",
  "countedEachMinute": "Dikira semula setiap minit",
  "ticketFor_turnover": [
   "Satu tiket bagi setiap ",
   [
    "amount"
   ],
   " taruhan"
  ],
  "ticketFor_depositSum": [
   "Satu tiket bagi setiap ",
   [
    "amount"
   ],
   " deposit"
  ],
  "ticketsMost": [
   "paling banyak ",
   [
    "count"
   ],
   " tiket"
  ],
  "ticketsLeft": "tiket lagi",
  "toNextTicket": [
   "Lagi ",
   [
    "amount"
   ],
   " untuk tiket seterusnya."
  ],
  "opensIn": "Dibuka dalam",
  "closesIn": "Masih dibuka",
  "raffleOver": "Sudah tamat",
  "draw": "Cabut tiket",
  "drawAgain": [
   "Cabut satu lagi (tinggal ",
   [
    "count"
   ],
   ")"
  ],
  "myTickets": "Tiket saya",
  "ticket": [
   "Tiket ",
   [
    "number"
   ]
  ],
  "prizes": "Hadiah",
  "nothing": "Tiada hadiah",
  "nothingThisTime": "Tiada hadiah kali ini",
  "given": "Sudah menjadi milik anda.",
  "allGiven": "Sudah habis",
  "chance": [
   "1 dalam ",
   [
    "one"
   ]
  ],
  "leftOf": [
   "tinggal ",
   [
    "left"
   ],
   " daripada ",
   [
    "stock"
   ]
  ],
  "close": "Tutup",
  "committed": "Benih tiket ini sudah ditetapkan. SHA-256 benih itu ialah",
  "checked": "Disemak oleh pelayar anda",
  "checkFailed": "Semakan gagal",
  "howChecked": "Bagaimana disemak",
  "ticketHolds": "Benih ini ialah benih yang dimeterai sebelum cabutan, dan ia memberi hadiah ini daripada pemberat ini.",
  "ticketFails": "Benih ini bukan benih yang dimeterai, atau ia memberi hadiah lain. Sila hubungi kami.",
  "packetHolds": "Benih ini ialah benih yang dimeterai sebelum dibuka, dan ia membahagi jumlah kepada sampul ini.",
  "packetFails": "Benih ini bukan benih yang dimeterai, atau ia memberi sampul lain. Sila hubungi kami.",
  "commitment": "Meterai",
  "serverSeed": "Benih pelayan",
  "clientSeed": "Benih anda",
  "ticketNumber": "Nombor tiket",
  "weights": "Pemberat",
  "seedAfter": "Didedahkan selepas tamat",
  "round": "Pembukaan",
  "envelopePool": [
   [
    "pool"
   ],
   " dalam ",
   [
    "packets"
   ],
   " sampul."
  ],
  "oneEach": "Satu untuk setiap pemain.",
  "packetsLeft": [
   "Tinggal ",
   [
    "left"
   ],
   " sampul"
  ],
  "packetTaken": [
   "Sampul nombor ",
   [
    "number"
   ],
   ", sudah dalam dompet anda"
  ],
  "packetWas": [
   "Ada ",
   [
    "amount"
   ],
   " di dalamnya."
  ],
  "openEnvelope": "Buka sampul",
  "envelopeOver": "Yang ini sudah tamat."
 }
};
