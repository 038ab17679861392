import type { AreaMessages } from '../../messages.ts';

export const officeSettingMeanings: AreaMessages<'officeSettingMeanings'> = {
  site_domains: 'Hos jenama, yang utama dahulu; jika kosong, semua hos dilayan.',
  site_blockedAddresses: 'Alamat dan julat yang hanya diberitahu bahawa ia disekat.',
  site_status: '0 dibuka, 1 dalam penyelenggaraan.',
  site_maintenanceEnd: 'Bila penyelenggaraan dijangka tamat, seperti yang diberitahu kepada pelawat.',
  site_regions: 'Negara yang dilayan, kod ISO 3166 alpha-2; jika kosong, semua negara dilayan.',
  site_unknownCountry:
    'Apa yang berlaku kepada pelawat yang negaranya tidak dinamakan oleh proksi dipercayai, apabila hanya negara tertentu dilayan.',
  site_loginBeforeHome: 'Sama ada pelawat mesti log masuk sebelum melihat laman utama.',
  site_customerService: 'Saluran khidmat pelanggan.',
  site_resources: 'Bahan untuk dimuat turun, seperti aplikasi.',
  site_gtagId: 'Tag Google bagi jenama.',
  site_imageCDNs: 'Hos yang menghantar gambar.',
  site_launchGameCDNs: 'Hos yang melancarkan permainan.',
  languages_offered:
    'Bahasa dalam menu, mengikut susunannya; yang tiada pada jenama diabaikan. Jika kosong, semua bahasa jenama ditawarkan.',
  navigation_lotteryClick: 'Apa yang dibuat apabila item loteri ditekan: membuka halamannya atau melancarkan loteri.',
  registration_welcomeAmountMinor:
    'Wang sebenar yang dikreditkan kepada setiap ahli baharu, dalam unit terkecil mata wang jenama, dan yang disebut pada tajuk pendaftaran; 0 bermaksud tiada. Jika ditetapkan, minta juga nombor yang disahkan.',
  features_directRegistration: 'Pelawat boleh mendaftar.',
  registration_fields: 'Perubahan pada peraturan setiap medan pendaftaran; patternId membawa polanya sekali.',
  login_trimPassword: 'Sama ada ruang kosong di sekeliling kata laluan yang ditaip dibuang.',
  session_duplicateLogin:
    'Sama ada satu akaun boleh mempunyai beberapa sesi; jika tidak, log masuk baharu menamatkan yang lain.',
  password_expiryDays:
    'Kata laluan mesti ditukar selepas sekian hari ditetapkan, jika PWDEXPFORCECHANGE3 dihidupkan; 0 bermaksud tidak perlu.',
  session_idleMinutes: 'Sesi tanpa sebarang tindakan selama sekian minit akan tamat.',
  session_longestMinutes: 'Sesi tamat sekian minit selepas log masuk, walaupun masih digunakan.',
  login_trustedDeviceDays:
    'Peranti yang dipercayai ahli tidak diminta langkah kedua selama sekian hari; 0 bermaksud tiada peranti dipercayai.',
  account_flaggedDefaultPassword:
    'Kata laluan yang mesti ditukar semasa log masuk; kosong bermaksud tiada. Tidak pernah dihantar kepada pelayar.',
  features_passwordExpiry: 'Kata laluan yang tamat tempoh mesti ditukar semasa log masuk.',
  features_dividendContracts: 'Kontrak atas sebahagian kerugian pasukan.',
  features_dailyWages: 'Kontrak atas taruhan pasukan dalam sehari.',
  features_hourlySalary: 'Kontrak atas taruhan pasukan dalam sejam.',
  features_realTimeSalary: 'Kontrak atas setiap taruhan pasukan yang selesai.',
  contracts_offerHours: 'Berapa lama tawaran menunggu jawapan.',
  contracts_activeStake: 'Ahli yang bertaruh sebanyak ini dalam satu tempoh dikira aktif.',
  contracts_carryPolicy:
    'Kesan kemenangan pasukan terhadap dividen kemudian: none, permanent (sehingga pulih), previous (satu tempoh), month.',
  contracts_highestRates: 'Kadar tertinggi bagi setiap jenis kontrak, dalam peratus.',
  contracts_edges:
    'Mengikut pasaran, bahagian taruhan dua belah yang disimpan, dalam peratus. Syarat yang memberi pasukan lebih daripada itu ditolak.',
  contracts_otherIncentives: 'Ganjaran taruhan selain kontrak, dalam peratus: mata, VIP dan bonus bersama-sama.',
  approvals_agentRun_secondAbove: 'Penyelesaian yang membayar lebih daripada ini menunggu dua operator melepaskannya.',
  agent_centreTypes: 'Jenis akaun yang boleh membuka pusat ejen.',
  agent_maximumDepth: 'Bilangan peringkat akaun yang boleh ada di bawah akaun teratas.',
  agent_topRebateMillionths: 'Rebat akaun teratas, iaitu had bagi semua di bawahnya; 5000 ialah 0.5 %.',
  agent_topPrizeMode: 'Mod hadiah akaun teratas, iaitu had bagi semua di bawahnya.',
  agent_activeStake: 'Jumlah taruhan sehari untuk dikira sebagai aktif.',
  agent_transferMinimum: 'Pindahan terkecil dalam pasukan.',
  agent_transferMaximum: 'Pindahan terbesar dalam pasukan.',
  agent_transferDailyMaximum: 'Jumlah yang boleh dipindahkan oleh satu akaun dalam sehari.',
  agent_transferDailyCount: 'Bilangan pindahan yang boleh dibuat oleh satu akaun dalam sehari.',
  features_playerTransfers: 'Pindahan daripada akaun kepada uplinenya, dan daripada ejen kepada orang bawahannya.',
  login_captchaAfterFailures:
    'Log masuk dengan nama atau dari alamat yang gagal sebanyak ini memerlukan captcha; 0 bermaksud tidak perlu.',
  codes_expiryMinutes: 'Kod sekali guna sah selama sekian minit.',
  recovery_revealUnknownAccount:
    'Sama ada pelawat yang meminta kata laluan baharu melalui e-mel diberitahu bahawa akaun itu tiada.',
  freePlay_grantMinor: 'Wang percubaan bagi akaun percubaan baharu, dalam unit terkecil mata wang jenama.',
  freePlay_keptDays: 'Berapa hari akaun percubaan disimpan tanpa digunakan.',
  features_usernameRegistration: 'Pendaftaran dengan nama pengguna.',
  features_mobileRegistration: 'Pendaftaran dengan nombor telefon bimbit.',
  features_mobileVerificationAtRegistration: 'Kod melalui mesej teks semasa pendaftaran.',
  features_passwordAtMobileRegistration: 'Kata laluan semasa pendaftaran dengan telefon bimbit.',
  features_mobileCodeLogin: 'Log masuk dengan kod yang dihantar ke nombor telefon bimbit.',
  features_loginAddressVerification: 'Langkah kedua apabila log masuk dari alamat yang belum pernah digunakan ahli.',
  features_googleLogin: 'Log masuk dan pendaftaran dengan akaun Google.',
  features_facebookLogin: 'Log masuk dan pendaftaran dengan akaun Facebook.',
  features_rememberMe: 'Borang log masuk menyimpan nama pengguna dan kata laluan selama satu hari.',
  features_freePlay: 'Akaun percubaan dengan wang percubaan.',
  features_verificationAtPasswordChange: 'Kod sebelum kata laluan ditukar.',
  sms_path:
    'Siapa yang mengesahkan nombor telefon semasa pendaftaran: pelayan melalui pembawanya, atau penyedia identiti.',
  sms_identityProvider: 'Penyedia identiti untuk telefon: token siapa yang diterima, dan di mana pelayar memintanya.',
  social_google: 'Apa yang diberi oleh Google kepada jenama untuk log masuk: issuer, clientId, clientSecret.',
  social_facebook:
    'Apa yang diberi oleh Facebook kepada jenama untuk log masuk, dengan tokenEndpoint yang tiada dalam dokumennya.',
  feedback_picturesKeptDays: 'Berapa hari gambar sesuatu mesej disimpan; kata-katanya kekal.',
  features_feedbackCaptcha: 'Mesej kepada pengendali memerlukan digit daripada gambar, selain semakan manusia.',
  approvals_adjustment_secondAbove:
    'Pelarasan melebihi jumlah ini, bagi seorang pemain atau oleh seorang pengendali dalam 24 jam, memerlukan pengendali kedua; 0 bermaksud semuanya.',
  lottery_limits:
    'Jumlah pertaruhan terbanyak dalam satu cabutan, wang sebenar: bagi satu nombor, satu jenis pertaruhan, satu cabutan dan seorang ahli.',
  lottery_keptDays:
    'Berapa hari selepas diselesaikan sesuatu cabutan menyimpan baris pertaruhannya. Cabutan yang barisnya sudah tiada masih boleh dibatalkan, tetapi tidak boleh dibetulkan.',
  lottery_games:
    'Perbezaan bagi sesuatu loteri, mengikut kodnya: mana-mana had, dan sama ada pertaruhan boleh dibatalkan sehingga ditutup.',
  withdrawals_minimum: 'Pengeluaran terkecil.',
  withdrawals_maximum: 'Pengeluaran terbesar.',
  withdrawals_dailyMaximum:
    'Jumlah yang boleh dikeluarkan oleh pemain dalam satu hari perniagaan, semua pengeluaran bersama.',
  withdrawals_fee: 'Diambil daripada setiap pengeluaran setelah dibayar sepenuhnya.',
  withdrawals_openMaximum: 'Berapa banyak pengeluaran seorang pemain boleh terbuka serentak.',
  withdrawals_withBonus:
    'Sama ada pengeluaran melepaskan bonus yang sedang dimainkan selepas pemain bersetuju, atau menunggu pusing gantinya dipenuhi.',
  withdrawals_depositTurnover:
    'Berapa kali deposit mesti dipertaruhkan sebelum wang keluar; deposit kekal dengan syarat semasa ia masuk.',
  withdrawals_unmetTurnoverFeePercent:
    'Caj ke atas wang yang keluar sebelum pusing gantinya cukup, jika pemain bersetuju; 0 bermaksud tidak boleh keluar.',
  withdrawals_turnoverReleaseBelow:
    'Deposit yang masuk ketika baki kurang daripada ini, dan tiada wang sedang dipertaruhkan, menamatkan baki pusing ganti terdahulu; 0 bermaksud tidak pernah.',
  withdrawals_receiptMinutes:
    'Bayaran yang tidak disahkan selepas sekian minit dikira diterima; 0 tidak bertanya kepada pemain dan mengikut keputusan penyedia bayaran.',
  withdrawals_autoApproveBelow: 'Pengeluaran yang lebih kecil tanpa sebarang tanda diluluskan tanpa pengendali.',
  approvals_withdrawal_secondAbove:
    'Melebihi jumlah ini dalam 24 jam, bagi pemain atau pengendali, pengendali kedua menyemak; 0 bermaksud sentiasa.',
  features_rewardCentre: 'Sama ada pemain melihat ganjaran mereka di pusat ahli.',
  bonuses_order:
    'Apa yang dipertaruhkan dahulu: tunai, wang bonus, atau kedua-duanya mengikut kadar. Bonus kekal dengan urutan semasa diberi.',
  bonuses_contributions:
    'Berapa peratus taruhan dikira bagi pusing ganti bonus, mengikut kategori. Sesuatu bonus boleh ada kadarnya sendiri.',
  bonuses_releaseBelow:
    'Bonus dilepaskan tanpa baki pusing ganti apabila yang tinggal, bersama taruhan terbuka, kurang daripada ini; 0 bermaksud tidak pernah.',
  features_referral: 'Pemain menjemput rakan melalui pautan dan mendapat ganjaran daripada deposit dan taruhan rakan.',
  referral_steps:
    'Jumlah deposit dan taruhan yang perlu dicapai oleh rakan, dan ganjaran setiap tahap. Kosong mengambil tahap jenama.',
  referral_turnover: 'Berapa kali ganjaran rakan perlu dipertaruhkan sebelum dikeluarkan.',
  vip_period:
    'Tempoh untuk mengekalkan pangkat dengan taruhan: sebulan atau suku tahun. Dinilai sekali, selepas hari terakhirnya.',
  verification_requiredBefore:
    'Bila pemain perlu disahkan: tidak pernah, sebelum deposit, sebelum pengeluaran, atau sebelum jumlah masuk atau keluar melebihi had.',
  verification_requiredAbove: 'Jumlah keseluruhan, jika diminta mengikut jumlah.',
  verification_needsAddress: 'Sama ada bukti alamat diperlukan.',
  verification_needsSelfie: 'Sama ada gambar muka diperlukan.',
  verification_keptDays:
    'Berapa lama dokumen yang diterima disimpan selepas keputusan; yang tidak diterima dibuang selepas 30 hari.',
  site_minimumAgeYears:
    'Umur paling rendah untuk bermain; umur jenama dipakai jika lebih tinggi. Pemain yang sudah disahkan tetapi lebih muda diminta mengesahkan semula.',
  saferPlay_realityLongestMinutes:
    'Selang paling lama yang boleh dipilih pemain untuk semakan masa; 0 membenarkan semua pilihan, termasuk tidak pernah.',
  saferPlay_depositLimitNeeded: 'Sama ada pemain perlu menetapkan had deposit sendiri sebelum deposit pertama.',
  saferPlay_realityMinutes:
    'Selepas berapa minit pemain yang belum membuat pilihan ditunjukkan masa dan keputusan sesinya; 0 untuk tidak pernah.',
  vip_giftTurnover: 'Berapa kali hadiah pangkat perlu dipertaruhkan sebelum dikeluarkan.',
  points_conversionRatio: 'Berapa mata untuk satu unit mata wang apabila ditukar kepada wang.',
  points_isConvertible: 'Sama ada pemain boleh menukar mata kepada wang; barang tetap boleh ditukar.',
  promotions_multiplierCap:
    'Paling banyak kali sesuatu promosi boleh meminta asasnya dipertaruhkan; kosong bermakna tiada had. Ia juga terpakai untuk yang diberikan selepas itu.',
  promotions_secondAboveBudget: 'Melebihi bajet ini, dan tanpa bajet, penerbitan promosi memerlukan operator kedua.',
  risk_rapidInOut:
    'Mencari pemain yang mengeluarkan sekurang-kurangnya `withdrawnPercent` daripada wang yang masuk dalam `hours` jam sebelumnya, bermula `minimum`, dan bertaruh kurang daripada `playedPercent` daripadanya. Untuk mencari kurang, dua operator diperlukan.',
  risk_sharedMeans:
    'Mencari pemain yang log masuk dengan peranti, digunakan dalam `days` hari, atau menambah akaun bank, milik sekurang-kurangnya `accounts` akaun lain.',
  risk_oppositeBets:
    'Mencari akaun yang berkongsi peranti atau akaun bank dan bertaruh di kedua-dua belah bagi sekurang-kurangnya `rounds` pusingan sehari, dengan belah kecil sekurang-kurangnya `percent` daripada belah besar.',
  risk_structuredDeposits:
    'Mencari sekurang-kurangnya `count` deposit dalam `hours` jam, setiap satu di bawah `below` dengan beza paling banyak `bandPercent`.',
  risk_changeOfPlay:
    'Membandingkan sehari dengan empat minggu pemain itu sendiri, jika sekurang-kurangnya `minimum` dipertaruhkan. Daripada empat tanda, sekurang-kurangnya `signs` mesti ada: taruhan `stakeTimes` kali kebiasaan selepas kalah, `nightPercent` taruhan antara `nightFrom` dan `nightUntil` oleh pemain yang biasanya paling banyak `usualNightPercent`, `deposits` deposit yang setiap satunya selepas kalah, dan permintaan menaikkan had.',
};
