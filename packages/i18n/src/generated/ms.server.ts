// Written by `npm run generate` from src/messages.
export default {
 "bank": {
  "title": "Bank ujian",
  "note": "Halaman ini berlakon sebagai bank. Tiada wang sebenar bergerak.",
  "order": "Pesanan",
  "received": "Diterima",
  "state": "Keadaan",
  "confirm": "Bayar",
  "fail": "Tolak",
  "delay": "Bayar selepas tamat masa",
  "short": "Bayar separuh",
  "twice": "Bayar, notis dihantar dua kali",
  "noOrders": "Belum ada pesanan.",
  "orders": "Pesanan deposit",
  "sentLater": "Bayaran akan tiba sejurus selepas tamat masa. Anda boleh tutup halaman ini dan kembali ke portal.",
  "sent": "Selesai. Anda boleh tutup halaman ini dan kembali ke portal.",
  "unknown": "Bank tidak mengenali pesanan ini.",
  "pending": "Menunggu",
  "confirmed": "Sudah dibayar",
  "failed": "Ditolak",
  "expired": "Tamat tempoh"
 },
 "chat": {
  "title": "Sembang ujian",
  "note": "Tiada pasukan sokongan di sini. Jawab di /dev/desk.",
  "heading": "Apa yang boleh kami bantu?",
  "deskTitle": "Bilik sembang ujian",
  "empty": "Belum ada mesej.",
  "visitor": "Pelawat",
  "desk": "Sokongan",
  "yourText": "Mesej anda",
  "send": "Hantar",
  "renew": "Lihat jawapan baharu"
 },
 "codes": {
  "text": [
   [
    "brand"
   ],
   ": kod anda ialah ",
   [
    "code"
   ],
   ". Sah selama ",
   [
    "minutes"
   ],
   " minit. Jangan beritahu sesiapa."
  ],
  "subject": [
   "Kod anda untuk ",
   [
    "brand"
   ]
  ],
  "letter": [
   "Kod anda ialah ",
   [
    "code"
   ],
   ". Kod ini sah selama ",
   [
    "minutes"
   ],
   " minit.\n\nJangan beritahu sesiapa. Jika anda tidak memintanya, anda tidak perlu buat apa-apa."
  ],
  "sentText": [
   "Kami telah menghantar kod ke ",
   [
    "to"
   ],
   " melalui SMS."
  ],
  "sentMail": [
   "Kami telah menghantar kod ke ",
   [
    "to"
   ],
   " melalui e-mel."
  ],
  "resetSent": [
   "Jika ada akaun dengan nama pengguna dan e-mel ini, pautan sedang dihantar ke ",
   [
    "to"
   ],
   "."
  ],
  "sentIfKnown": [
   "Jika nombor ini ada akaun di sini, kod sedang dihantar ke ",
   [
    "to"
   ],
   "."
  ]
 },
 "errors": {
  "not_logged_in": "Sila log masuk dahulu.",
  "token_invalid": "Anda telah dilog keluar. Sila log masuk semula.",
  "session_replaced": "Anda telah log masuk di tempat lain, jadi sesi ini ditamatkan.",
  "trusted_device_unknown": "Peranti ini tidak lagi dipercayai.",
  "session_unknown": "Sesi ini sudah tamat.",
  "non_member": "Akaun ini sudah ditutup, atau ia bukan akaun ahli. Sila tanya khidmat pelanggan.",
  "non_agent": "Akaun ini tidak boleh log masuk sebagai ejen.",
  "in_need_true_account": "Ini memerlukan akaun anda sendiri. Main percuma menggunakan wang mainan.",
  "in_need_agent_account": "Ini untuk ejen sahaja.",
  "authenticator_code_required": "Sila taip kod daripada pengesah anda.",
  "password_change_required": "Sila pilih kata laluan baharu dahulu.",
  "login_password_set": "Anda sudah ada kata laluan log masuk. Anda boleh menukarnya.",
  "login_password_unset": "Anda belum ada kata laluan log masuk. Sila tetapkannya dengan kod dahulu.",
  "password_wrong": "Kata laluan anda tidak betul.",
  "payment_password_set": "Anda sudah ada kata laluan pembayaran. Anda boleh menukarnya.",
  "payment_password_unset": "Anda belum ada kata laluan pembayaran.",
  "mission_unknown": "Misi ini tidak ditawarkan lagi.",
  "mission_unfinished": "Anda belum mencapai sasaran. Pertaruhan yang dibatalkan tidak dikira.",
  "mission_claimed": "Anda sudah mengambil ganjaran ini.",
  "raffle_unknown": "Cabutan ini tidak ditawarkan lagi.",
  "raffle_closed": "Cabutan ini tidak dibuka sekarang.",
  "raffle_no_ticket": "Tiket anda sudah habis.",
  "raffle_sold_out": "Semua hadiah sudah diberi. Tiket anda masih ada.",
  "envelope_unknown": "Sampul merah ini tidak ditawarkan lagi.",
  "envelope_closed": "Sampul merah ini tidak dibuka sekarang.",
  "envelope_empty": "Semua sampul sudah diambil.",
  "envelope_taken": "Anda sudah mengambil satu. Satu untuk setiap pemain.",
  "agent_unknown": "Akaun ini tiada dalam pasukan anda.",
  "tree_too_deep": "Pasukan akan mempunyai terlalu banyak peringkat di bawah upline ini.",
  "tree_cycle": "Upline baharu berada dalam cabang yang hendak dipindahkan.",
  "already_below_upline": "Akaun ini memang terus di bawah upline ini.",
  "rates_out_of_bounds": "Kadar ini melebihi kadar anda, atau kurang daripada kadar yang sudah diberi kepada orang bawahannya.",
  "account_type_not_opened": "Anda tidak boleh membuka akaun jenis ini.",
  "no_access_for_used_account": "Tiada akses untuk akaun yang sudah digunakan: pemiliknya sudah log masuk.",
  "contact_agent": "Jemputan ini tidak boleh digunakan lagi. Sila hubungi ejen anda untuk pautan baharu.",
  "invitation_link_unknown": "Anda tiada pautan jemputan ini.",
  "too_many_invitation_links": "Anda ada terlalu banyak pautan aktif. Sila tamatkan satu dahulu.",
  "function_off": "Perkara ini tidak tersedia buat masa ini.",
  "transfer_out_of_bounds": [
   "Pindahan mestilah antara ",
   [
    "minimum"
   ],
   " dan ",
   [
    "maximum"
   ],
   "."
  ],
  "too_many_transfers": "Had pindahan hari ini sudah dicapai. Sila cuba lagi esok.",
  "announcement_too_long": [
   "Satu pengumuman paling banyak ",
   [
    "maximum"
   ],
   " kB bagi setiap bahasa. Sila pendekkan."
  ],
  "announcement_unknown": "Pengumuman ini sudah tiada.",
  "picture_unknown": "Gambar ini sudah tiada.",
  "bonus_ended": "Bonus ini sudah tamat.",
  "bonus_unknown": "Bonus ini tidak wujud.",
  "deposit_method_unknown": "Cara deposit ini tidak tersedia.",
  "deposit_method_closed": [
   "Cara deposit ini dibuka dari ",
   [
    "opens"
   ],
   " hingga ",
   [
    "closes"
   ],
   ". Pilih cara lain atau datang semula pada waktu itu."
  ],
  "amount_out_of_range": "Jumlah itu di luar had cara bayaran ini.",
  "deposit_order_unknown": "Pesanan deposit ini tidak wujud.",
  "payment_provider_unknown": "Tiada penyedia bayaran dengan nama ini.",
  "notice_not_genuine": "Notis bayaran ini tidak sah.",
  "deposit_not_by_hand": "Deposit ini disahkan oleh bank sendiri.",
  "deposit_not_pending": "Deposit ini tidak lagi menunggu.",
  "payment_booked_before": "Nombor rujukan bank ini sudah direkodkan.",
  "voucher_unknown": "Kod ini tidak sah. Sila semak semula.",
  "voucher_redeemed": "Kod ini sudah digunakan.",
  "voucher_expired": "Kod ini sudah tamat tempoh.",
  "voucher_batch_unknown": "Kumpulan baucar ini tidak wujud.",
  "voucher_batch_of_another": "Hanya pengendali yang mencadangkan kumpulan ini boleh mengambil kodnya.",
  "voucher_codes_taken": "Kod kumpulan ini sudah diambil. Kod ditunjukkan sekali sahaja.",
  "voucher_batch_void": "Kumpulan ini sudah dihentikan.",
  "too_many_open_deposits": "Terlalu banyak deposit anda yang belum selesai. Selesaikan satu dahulu.",
  "code_wrong": "Kod ini tidak betul. Sila semak dan cuba lagi.",
  "code_expired": "Kod ini tidak sah lagi. Sila minta kod baharu.",
  "code_locked": "Terlalu banyak kod yang salah. Sila minta kod baharu.",
  "too_many_codes": [
   "Terlalu banyak permintaan. Sila tunggu ",
   [
    "minutes"
   ],
   " minit dan cuba lagi."
  ],
  "code_quota_exceeded": "Kod tidak dapat dihantar lagi kepada anda hari ini. Sila hubungi khidmat pelanggan.",
  "code_not_sent": "Kod tidak dapat dihantar. Sila cuba lagi nanti.",
  "code_not_allowed": "Fungsi ini ditutup buat masa ini.",
  "phone_token_invalid": "Nombor telefon anda tidak dapat disahkan. Sila minta kod baharu.",
  "phone_provider_unreachable": "Nombor telefon anda tidak dapat disahkan buat masa ini. Cuba sebentar lagi.",
  "contracts_closed": "Kontrak ini tidak tersedia buat masa ini.",
  "contract_unknown": "Kontrak ini tidak wujud.",
  "contract_decided": "Kontrak ini sudah diputuskan atau sudah tamat.",
  "contract_terms_invalid": "Sila semak tahap: setiap tahap meminta dan membayar sekurang-kurangnya seperti yang sebelumnya.",
  "contract_above_upline": "Syarat ini lebih baik daripada syarat anda sendiri. Sila rendahkan.",
  "contract_exploitable": "Kadar ini terlalu tinggi: pasukan boleh untung dengan bertaruh pada kedua-dua belah.",
  "contract_ends_others": "Sesetengah kontrak dengan downline anda akan tamat. Sila setuju dahulu.",
  "run_unknown": "Penyelesaian ini tidak wujud.",
  "run_not_waiting": "Penyelesaian ini tidak menunggu pelepasan.",
  "movement_unknown": "Pergerakan wang ini tidak wujud.",
  "dispute_open": "Anda sudah memberitahu kami tentang pergerakan ini. Kami sedang menyemaknya.",
  "dispute_unknown": "Pertikaian ini tidak wujud.",
  "dispute_answered": "Pertikaian ini sudah dijawab.",
  "human_check_failed": "Kami tidak dapat mengesahkan bahawa anda manusia. Sila cuba lagi.",
  "wrong_credentials": "Nama pengguna atau kata laluan salah.",
  "captcha_required": "Sila taip angka dalam gambar.",
  "captcha_wrong": "Angka itu tidak sama dengan gambar. Sila cuba gambar yang baharu.",
  "login_verification_required": "Anda log masuk dari tempat atau peranti baharu. Sila sahkan bahawa ini memang anda.",
  "login_verification_expired": "Masa sudah tamat. Sila log masuk semula.",
  "second_step_wrong": "Itu tidak betul. Sila cuba lagi.",
  "second_factor_needed": "Anda log masuk dari tempat baharu. Sila tambah nombor telefon, e-mel atau pengesah pada akaun anda dahulu.",
  "recovery_unknown_account": "Nama pengguna atau e-mel ini tidak wujud.",
  "reset_link_invalid": "Pautan ini tidak sah lagi. Sila minta pautan baharu.",
  "username_taken": "Nama pengguna ini sudah diambil. Sila pilih yang lain.",
  "contact_taken": "Nombor atau e-mel ini sudah digunakan oleh akaun lain. Sila log masuk dengannya.",
  "invitation_code_error": "Kod jemputan ini tidak betul. Sila semak atau kosongkan.",
  "registration_closed": "Pendaftaran ditutup buat masa ini.",
  "free_play_closed": "Main percuma ditutup buat masa ini.",
  "lottery_game_unknown": "Permainan loteri ini tidak wujud.",
  "draw_unknown": "Cabutan ini tidak wujud.",
  "draw_is_committed": "Cabutan ini ditentukan oleh benihnya. Keputusan tidak boleh dimasukkan.",
  "draw_has_result": "Cabutan ini sudah ada keputusan.",
  "draw_not_due": "Cabutan ini belum diadakan.",
  "result_malformed": "Keputusan belum lengkap atau tidak betul. Sila semak hadiah yang ditanda.",
  "bet_malformed": [
   "Pertaruhan ",
   [
    "item"
   ],
   " tidak dapat dibuat. Sila semak nombor dan jumlahnya."
  ],
  "draw_closed": "Pertaruhan untuk cabutan ini telah ditutup.",
  "number_sold_out": [
   "Nombor ini hampir habis dijual: tinggal ",
   [
    "left"
   ],
   "."
  ],
  "bet_stands": "Pertaruhan permainan ini tidak boleh dibatalkan.",
  "lottery_order_unknown": "Pertaruhan ini tidak wujud.",
  "draw_result_malformed": "Ini bukan keputusan yang sah bagi cabutan itu.",
  "draw_too_old": "Cabutan ini terlalu lama untuk dibetulkan. Ia masih boleh dibatalkan.",
  "draw_not_settled": "Keadaan cabutan ini tidak membenarkannya.",
  "authenticator_bound": "Akaun anda sudah ada pengesah.",
  "authenticator_unbound": "Akaun anda belum ada pengesah.",
  "birthday_fixed": "Tarikh lahir anda tidak boleh ditukar lagi. Sila hubungi khidmat pelanggan.",
  "account_not_empty": "Masih ada wang dalam akaun anda. Sila keluarkan dahulu.",
  "registered_address_unknown": "Alamat IP ini tiada dalam senarai anda.",
  "message_unknown": "Mesej ini tidak ada lagi.",
  "session_locked": "Sesi dikunci. Taip kata laluan anda untuk meneruskan.",
  "recent_code_required": "Sahkan dengan kod baharu daripada aplikasi pengesah anda.",
  "enrolment_link_invalid": "Pautan ini sudah digunakan atau tamat tempoh. Minta pautan baharu.",
  "operator_unknown": "Operator ini tidak wujud.",
  "operator_enrolled": "Operator ini sudah mendaftar.",
  "operator_name_taken": "Nama ini sudah digunakan oleh operator lain.",
  "roles_exclude_each_other": "Peranan ini tidak boleh dipegang bersama.",
  "last_administrator": "Sekurang-kurangnya seorang pentadbir mesti kekal.",
  "changed_meanwhile": "Perkara ini sudah diubah oleh orang lain. Bandingkan kedua-dua versi.",
  "feedback_unknown": "Mesej ini tidak wujud.",
  "feedback_of_visitor": "Mesej ini daripada pelawat dan tidak boleh dijawab di sini. Gunakan cara hubungan yang diberi.",
  "player_unknown": "Pemain ini tidak wujud.",
  "player_status_other": "Akaun ini tidak berada dalam keadaan yang membolehkannya.",
  "setting_unknown": "Tetapan ini tidak wujud.",
  "proposal_open": "Satu cadangan untuk perkara ini sedang menunggu.",
  "proposal_changed": "Cadangan ini bukan yang anda lihat. Semak sekali lagi.",
  "proposal_outdated": "Ada perubahan sejak cadangan ini dibuat. Cadangkan semula.",
  "not_own_proposal": "Hanya operator yang mencadangkan boleh menariknya balik.",
  "approval_unknown": "Cadangan ini tidak wujud.",
  "approval_ended": "Cadangan ini sudah diputuskan atau tamat tempoh.",
  "list_unknown": "Senarai ini tidak boleh dimuat turun.",
  "export_unknown": "Muat turun ini telah digunakan atau tamat tempoh. Sila minta semula.",
  "list_too_large": "Ini terlalu banyak sekali gus. Pilih hari yang lebih sedikit atau tapisan yang lebih sempit.",
  "approval_too_early": "Anda boleh meluluskan sehari selepas pelantikan anda.",
  "bank_account_known": "Akaun bank ini sudah ada dalam senarai anda.",
  "bank_account_unknown": "Akaun bank ini tiada dalam senarai anda.",
  "too_many_bank_accounts": "Anda tidak boleh menambah akaun bank lagi. Buang satu dahulu.",
  "game_unknown": "Permainan ini tidak wujud.",
  "game_unavailable": "Permainan ini tidak tersedia buat masa ini. Sila cuba yang lain.",
  "round_unknown": "Pusingan ini tidak wujud.",
  "round_open": "Pusingan terakhir anda masih diselesaikan. Sila cuba sebentar lagi.",
  "round_cancelled": "Pusingan itu tidak berlaku, dan taruhannya telah dipulangkan ke baki anda.",
  "bets_closed": "Taruhan untuk pusingan ini sudah ditutup. Yang seterusnya dibuka sebentar lagi.",
  "stake_out_of_limits": [
   "Tempat ini menerima ",
   [
    "minimum"
   ],
   " hingga ",
   [
    "maximum"
   ],
   " dalam satu pusingan."
  ],
  "tickets_sold_out": "Semua tiket pusingan ini sudah habis dijual. Pusingan seterusnya dijual sebentar lagi.",
  "odds_changed": "Odds sudah berubah. Sila semak semula.",
  "market_suspended": "Pasaran ini digantung seketika. Sila cuba lagi.",
  "match_decided": "Perlawanan ini sudah ada keputusan.",
  "match_unknown": "Perlawanan atau pilihan ini tiada dalam buku.",
  "legs_of_one_match": "Parlay menerima setiap perlawanan sekali sahaja.",
  "cash_out_unavailable": "Taruhan ini tidak boleh ditunaikan sekarang.",
  "seat_missing": "Anda tiada kad dalam pusingan ini.",
  "move_refused": "Itu tidak boleh dimainkan sekarang.",
  "shot_impossible": "Tembakan ini tidak dapat dikira, dan tiada bayaran dikenakan. Sila tembak lagi.",
  "fish_unknown": "Ikan itu sudah pergi sebelum tembakan. Tiada bayaran dikenakan.",
  "play_refused": "Anda tidak boleh bertaruh buat masa ini.",
  "wallet_unreachable": "Baki anda tidak dapat dicapai. Sila cuba sebentar lagi.",
  "vendor_unknown": "Penyedia ini tidak wujud.",
  "point_good_unknown": "Barang ini tidak ditawarkan lagi.",
  "point_good_sold_out": [
   "Tinggal ",
   [
    "maximum"
   ],
   " sahaja."
  ],
  "points_insufficient": "Mata anda tidak mencukupi.",
  "point_stake_required": [
   "Anda perlu bertaruh lagi ",
   [
    "amount"
   ],
   " dalam masa tiga puluh hari untuk mendapatkannya."
  ],
  "point_delivery_required": "Sila beritahu kami alamat penghantaran.",
  "points_below_ratio": [
   "Anda perlukan sekurang-kurangnya ",
   [
    "minimum"
   ],
   " mata untuk ditukar."
  ],
  "point_exchange_unknown": "Tukaran ini tidak wujud.",
  "point_exchange_decided": "Tukaran ini sudah diputuskan.",
  "promotion_unknown": "Promosi ini tiada lagi.",
  "promotion_not_open": "Promosi ini tidak dibuka sekarang.",
  "promotion_not_eligible": "Promosi ini tidak dibuka untuk anda.",
  "promotion_not_claimable": "Tiada apa untuk dituntut di sini sekarang.",
  "promotion_claimed": "Anda sudah mendapat promosi ini buat masa ini.",
  "promotion_budget_spent": "Semua yang ada dalam promosi ini telah diberikan.",
  "promotion_deposit_unfit": [
   "Promosi ini memerlukan deposit sekurang-kurangnya ",
   [
    "minimum"
   ],
   ", dengan kaedah yang dikira."
  ],
  "promotion_claim_unknown": "Permohonan ini tidak wujud.",
  "promotion_claim_decided": "Permohonan ini sudah diputuskan.",
  "promotion_terms_fixed": "Pemain sudah menyertainya. Syarat yang dipersetujui kekal, dan bajet hanya boleh dikurangkan.",
  "promotion_state_unfit": "Hanya draf yang belum tamat boleh diterbitkan, dan hanya yang belum ditutup boleh ditutup.",
  "bet_unknown": "Taruhan ini tidak wujud.",
  "list_too_long": [
   "Satu fail ada paling banyak ",
   [
    "maximum"
   ],
   " baris. Pilih lebih sedikit hari."
  ],
  "referral_unknown": "Jemputan ini tidak wujud.",
  "referral_decided": "Jemputan ini sudah diputuskan.",
  "invalid_field": "Sila semak ruang yang ditanda.",
  "malformed_body": "Permintaan tidak dapat dibaca. Muat semula halaman dan cuba lagi.",
  "malformed_request": "Permintaan tidak dapat dibaca. Muat semula halaman dan cuba lagi.",
  "headers_too_large": "Pelayar anda menghantar terlalu banyak data. Padam kuki laman ini dan cuba lagi.",
  "request_too_slow": "Sambungan terlalu perlahan. Sila cuba lagi.",
  "unsealed_body": "Permintaan tidak dimeterai. Muat semula halaman dan cuba lagi.",
  "seal_invalid": "Permintaan bermeterai tidak dapat dibuka. Muat semula halaman dan cuba lagi.",
  "seal_stale": "Permintaan mengambil masa terlalu lama. Semak jam peranti anda dan cuba lagi.",
  "seal_repeated": "Permintaan ini sudah dihantar. Cuba lagi.",
  "idempotency_key_required": "Permintaan tiada kuncinya. Muat semula halaman dan cuba lagi.",
  "idempotency_key_invalid": "Kunci permintaan tidak sah. Muat semula halaman dan cuba lagi.",
  "idempotency_key_reused": "Permintaan ini sudah digunakan untuk perkara lain. Cuba lagi.",
  "client_key_invalid": "Halaman ini tidak dapat membaca jawapan. Sila muat semula.",
  "foreign_request": "Permintaan ini bukan dari halaman kami. Sila buka semula halaman itu.",
  "permission_missing": "Anda tiada kebenaran untuk ini.",
  "own_proposal": "Anda sendiri yang memprosesnya: operator lain perlu membuat keputusan.",
  "wrong_merchant": "Permintaan menamakan laman lain.",
  "unknown_path": "Tiada apa-apa di alamat ini.",
  "unknown_operation": "Fungsi ini tidak wujud.",
  "method_not_allowed": "Alamat ini tidak menerima permintaan seperti itu.",
  "body_too_large": "Itu terlalu besar untuk dihantar.",
  "unsupported_media_type": "Kandungan seperti itu tidak diterima di sini.",
  "precondition_failed": "Fail ini sudah berubah. Sila muat semula halaman.",
  "range_not_satisfiable": "Fail ini tiada bahagian yang diminta.",
  "too_many_requests": "Terlalu banyak cubaan. Sila tunggu sebentar dan cuba lagi.",
  "overloaded": "Laman sangat sibuk. Sila cuba lagi sebentar lagi.",
  "internal_error": "Ada masalah di pihak kami. Sila cuba lagi.",
  "reward_unknown": "Ganjaran ini tidak wujud.",
  "reward_expired": "Masa untuk menuntut ganjaran ini sudah tamat.",
  "risk_case_unknown": "Kes ini tidak wujud.",
  "risk_case_closed": "Kes ini sudah ditutup.",
  "risk_not_contacted": "Pemain belum dihubungi dalam kes ini. Sila hantar mesej dahulu.",
  "risk_message_recent": "Pemain sudah menerima mesej ini dalam sehari yang lalu.",
  "on_break": "Anda sedang berehat daripada bermain. Sehingga tamat, anda hanya boleh melihat rekod dan mengeluarkan wang.",
  "play_limit_reached": "Taruhan ini melebihi baki had yang anda tetapkan.",
  "deposit_limit_first": "Sila tetapkan had deposit dahulu, di Had dan rehat.",
  "deposit_limit_reached": [
   "Baki had deposit anda ialah ",
   [
    "left"
   ],
   "."
  ],
  "limits_need_one_wallet": "Anda mengehadkan taruhan atau kerugian, dan penyedia ini menyimpan dompetnya sendiri yang tidak dapat kami lihat. Wang kekal di sini.",
  "limit_raise_unknown": "Tiada permohonan untuk menaikkan had ini.",
  "limit_raise_early": "Kenaikan had boleh disahkan 24 jam selepas anda memintanya.",
  "domain_check_failed": "Alamat laman ini bukan milik kami. Sila hubungi khidmat pelanggan.",
  "region_restricted": "Kami tidak melayani kawasan anda.",
  "address_blocked": [
   "IP disekat. Alamat anda ialah ",
   [
    "address"
   ],
   "; sila hubungi khidmat pelanggan kami."
  ],
  "maintenance": "Laman sedang diselenggara. Sila kembali sebentar lagi.",
  "social_login_closed": "Cara log masuk ini tidak tersedia buat masa ini.",
  "social_provider_unreachable": "Perkhidmatan itu tidak menjawab. Cuba sebentar lagi, atau log masuk dengan cara lain.",
  "social_login_expired": "Masa sudah tamat. Sila mulakan semula.",
  "social_account_unlinked": "Belum ada akaun di sini yang dipautkan dengannya.",
  "social_account_taken": "Ia sudah dipautkan dengan akaun lain di sini.",
  "social_account_linked": "Akaun anda sudah dipautkan dengan profil lain perkhidmatan ini.",
  "social_account_unknown": "Akaun anda tidak dipautkan dengan perkhidmatan ini.",
  "social_account_needed": "Ini satu-satunya cara untuk masuk ke akaun anda. Tetapkan kata laluan dahulu.",
  "complete_verification_first": "Sila sahkan identiti anda dahulu.",
  "verification_waiting": "Dokumen anda sedang disemak. Kami akan memaklumkan anda tidak lama lagi.",
  "verification_done": "Identiti anda sudah disahkan.",
  "verification_incomplete": "Masih ada dokumen yang belum dihantar.",
  "too_many_documents": "Bilangan dokumen sudah mencapai had. Buang satu dahulu.",
  "document_unknown": "Dokumen ini sudah tiada.",
  "verification_unknown": "Pemain ini belum menghantar dokumen.",
  "verification_decided": "Dokumen ini sudah diputuskan oleh orang lain.",
  "verification_under_age": "Dokumen ini milik orang yang belum cukup umur untuk bermain. Tolak dan tutup akaunnya.",
  "document_of_another": "Dokumen yang sama mengesahkan akaun lain.",
  "person_excluded": "Orang ini telah mengecualikan diri dengan akaun lain.",
  "vip_rank_unknown": "Pangkat ini tidak wujud.",
  "vip_ranks_not_rising": "Syarat setiap pangkat mesti sekurang-kurangnya sama dengan pangkat di bawahnya, dan pangkat terendah tanpa syarat.",
  "vip_rank_held": "Masih ada pemain dengan pangkat yang anda buang.",
  "insufficient_balance": "Baki anda tidak mencukupi.",
  "wallet_closed": "Akaun ini telah ditutup. Sila hubungi khidmat pelanggan.",
  "hold_unknown": "Jumlah yang ditahan ini tidak dijumpai. Sila muat semula dan cuba lagi.",
  "hold_ended": "Jumlah yang ditahan ini sudah dibayar atau dipulangkan. Sila semak sejarah anda.",
  "hold_exceeded": "Baki yang ditahan kurang daripada jumlah ini. Sila semak jumlahnya.",
  "transfer_to_oneself": "Anda tidak boleh memindahkan wang kepada diri sendiri. Sila pilih penerima lain.",
  "recipient_unavailable": "Penerima ini tidak dapat menerima pindahan. Sila semak namanya.",
  "transfer_vendor_unknown": "Penyedia ini tiada dompet untuk pindahan wang.",
  "wallet_transfer_unknown": "Pindahan ini tidak dijumpai.",
  "provider_unknown": "Penyedia ini tidak wujud.",
  "provider_key_unfit": "Ini bukan kunci awam RSA baharu dalam PEM dengan sekurang-kurangnya 2,048 bit.",
  "payment_password_wrong": "Kata laluan pembayaran ini tidak betul.",
  "turnover_remaining": [
   "Sila mainkan deposit anda dahulu: masih berbaki ",
   [
    "amount"
   ],
   "."
  ],
  "bonus_at_risk": [
   "Pengeluaran ini melepaskan bonus anda sebanyak ",
   [
    "amount"
   ],
   ". Sila setuju dahulu."
  ],
  "withdrawal_below_minimum": [
   "Pengeluaran paling kecil ialah ",
   [
    "minimum"
   ],
   "."
  ],
  "withdrawal_above_maximum": [
   "Paling banyak anda boleh keluarkan sekarang ialah ",
   [
    "maximum"
   ],
   "."
  ],
  "too_many_open_withdrawals": "Anda ada terlalu banyak pengeluaran yang belum selesai. Sila tunggu satu selesai dahulu.",
  "withdrawal_not_pending": "Pengeluaran ini tidak boleh dibatalkan lagi.",
  "withdrawal_unknown": "Pengeluaran ini tidak wujud.",
  "withdrawal_not_awaiting": "Tiada bayaran bagi pengeluaran ini yang menunggu jawapan anda.",
  "proof_required": "Sila tambah sekurang-kurangnya satu gambar.",
  "proof_unknown": "Gambar ini tidak wujud.",
  "too_many_proofs": "Gambar tidak boleh ditambah lagi.",
  "claim_taken": "Operator lain sedang memproses pengeluaran ini.",
  "claim_lost": "Pengeluaran ini bukan lagi dalam simpanan anda. Ambil semula dahulu.",
  "withdrawal_moved_on": "Pengeluaran ini sudah berubah sejak anda melihatnya.",
  "withdrawal_stopped": "Satu semakan menghalang pengeluaran ini.",
  "payout_unknown": "Bank tidak mengenali bayaran ini."
 },
 "inbox": {
  "title": "Peti masuk ujian",
  "note": "E-mel dan SMS sistem ujian ini tiba di sini. Tiada apa-apa yang benar-benar dihantar.",
  "empty": "Belum ada yang dihantar.",
  "messages": "Mesej",
  "mail": "E-mel",
  "sms": "SMS"
 },
 "issuer": {
  "title": "Pengesah identiti ujian",
  "note": [
   "Halaman ini berlakon sebagai ",
   [
    "provider"
   ],
   ". Apa yang anda taip di sini tidak keluar dari mesin ini."
  ],
  "heading": [
   "Log masuk di ",
   [
    "provider"
   ]
  ],
  "asks": [
   [
    "brand"
   ],
   " ingin tahu siapa anda."
  ],
  "name": "Nama",
  "mail": "E-mel",
  "verified": [
   [
    "provider"
   ],
   " sudah memeriksa e-mel ini"
  ],
  "agree": "Teruskan",
  "cancel": "Batal",
  "unknown": "Permintaan ini bukan daripada kami."
 },
 "lottery": {
  "title": "Loteri",
  "description": "Cabutan Vietnam, Asia Tenggara dan cabutan pantas, setiap satu dengan kiraan masa dan keputusan lalunya.",
  "lobby_all": "Loteri",
  "lobby_vn": "Loteri Vietnam",
  "lobby_sea": "Loteri Asia Tenggara",
  "lobby_elott": "E-loteri",
  "chip_all": "Semua",
  "chip_vn": "Vietnam",
  "chip_sea": "Asia Tenggara",
  "chip_elott": "E-loteri",
  "groups": "Jenis loteri",
  "games": [
   [
    "count",
    2,
    {
     "other": [
      0,
      " permainan"
     ]
    }
   ]
  ],
  "find": "Cari loteri",
  "found": [
   [
    "count",
    2,
    {
     "=0": "Tiada loteri dijumpai",
     "other": [
      0,
      " loteri dijumpai"
     ]
    }
   ]
  ],
  "group_ELOTT": "E-loteri",
  "group_VN": "Vietnam",
  "group_SEA": "Asia Tenggara",
  "group_LOTT": "Mark Six",
  "note_ELOTT": "Cabutan setiap beberapa minit, sepanjang hari",
  "note_VN": "Utara, tengah dan selatan, ikut hari stesennya",
  "note_SEA": "Empat angka dan seumpamanya",
  "note_LOTT": "Enam bola daripada 49, dan satu bola khas",
  "seeAll": [
   "Lihat semua ",
   [
    "count"
   ]
  ],
  "popular": "Popular",
  "popularNote": "paling banyak taruhan, beberapa hari ini",
  "nextDraw": "Cabutan seterusnya",
  "openDraw": "Buka cabutan",
  "closesIn": "Ditutup dalam",
  "closed": "Jualan ditutup",
  "drawing": "Sedang dicabut",
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
  "noDrawOpen": "Tiada cabutan dibuka sekarang",
  "lastResult": "Keputusan lalu",
  "noResultYet": "Belum ada keputusan",
  "checkable": "Boleh disahkan",
  "replay": "Cabutan ulangan",
  "fairTitle": "Cabutan yang boleh anda semak",
  "fairSealed": "Sebelum jualan dibuka, rahsia cabutan dimeterai dan meterainya diterbitkan.",
  "fairDrawn": "Nombor datang daripada rahsia itu sahaja, apa pun taruhannya.",
  "fairChecked": "Selepas cabutan rahsia itu dibuka, dan pelayar anda sendiri menyemak kedua-duanya.",
  "recentBets": "Taruhan anda hari ini",
  "allBets": "Rekod taruhan",
  "noneOpen": "Tiada loteri dibuka di sini",
  "noneOpenNote": "Yang lain mungkin dibuka. Lihat semuanya.",
  "otherGames": "Loteri lain",
  "zone_north": "Vietnam utara",
  "zone_central": "Vietnam tengah",
  "zone_south": "Vietnam selatan",
  "everyMinutes": [
   [
    "count",
    2,
    {
     "=1": "setiap minit",
     "other": [
      "setiap ",
      0,
      " minit"
     ]
    }
   ]
  ],
  "shelfTitle": "Cabutan seterusnya"
 },
 "lotteryFamilies": {
  "digits": "Lima Angka",
  "dice": "Dadu K3",
  "eleven": "Sebelas Lima",
  "race": "Lumba PK10",
  "keno": "Keno",
  "happy": "Sepuluh Ria",
  "lucky": "Tuah 28",
  "vietnam": "XSMB · Miền Bắc",
  "hanoi": "Hanoi",
  "fourDigits": "4D",
  "thai": "Thai",
  "lao": "Lao",
  "markSix": "Mark Six"
 },
 "mail": {
  "depositArrivedSubject": "Deposit anda sudah diterima",
  "depositArrived": [
   [
    "amount"
   ],
   " telah ditambah ke baki anda di ",
   [
    "brand"
   ],
   ". Pesanan ",
   [
    "orderId"
   ],
   "."
  ],
  "resetSubject": [
   "Kata laluan baharu untuk ",
   [
    "brand"
   ]
  ],
  "reset": [
   "Ada permintaan kata laluan baharu untuk akaun ",
   [
    "username"
   ],
   ". Jika anda yang memintanya, buka pautan ini dalam masa ",
   [
    "minutes"
   ],
   " minit:\n\n",
   [
    "link"
   ],
   "\n\nJika bukan anda, anda tidak perlu buat apa-apa."
  ],
  "noticeSubject": [
   [
    "brand"
   ],
   ": ada perubahan pada akaun anda"
  ],
  "passwordChanged": [
   "Kata laluan akaun anda ",
   [
    "username"
   ],
   " telah ditukar."
  ],
  "contactChanged": [
   "Nombor telefon atau e-mel akaun anda ",
   [
    "username"
   ],
   " telah ditukar."
  ],
  "authenticatorBound": [
   "Pengesah telah ditambah pada akaun anda ",
   [
    "username"
   ],
   "."
  ],
  "authenticatorRemoved": [
   "Pengesah telah dibuang daripada akaun anda ",
   [
    "username"
   ],
   "."
  ],
  "paymentPasswordChanged": [
   "Kata laluan pembayaran akaun anda ",
   [
    "username"
   ],
   " telah ditukar."
  ],
  "bankAccountAdded": [
   "Satu akaun bank telah ditambah pada akaun anda ",
   [
    "username"
   ],
   "."
  ],
  "accountClosed": [
   "Akaun anda ",
   [
    "username"
   ],
   " telah ditutup."
  ],
  "socialAccountLinked": [
   "Akaun anda ",
   [
    "username"
   ],
   " kini boleh dibuka dengan akaun Google atau Facebook."
  ],
  "socialAccountRemoved": [
   "Akaun Google atau Facebook yang dipautkan tidak lagi membuka akaun anda ",
   [
    "username"
   ],
   "."
  ],
  "authenticatorReset": [
   "Pengesah akaun anda ",
   [
    "username"
   ],
   " telah ditetapkan semula oleh khidmat pelanggan dan semua sesinya ditamatkan. Log masuk dan tambah pengesah baharu."
  ],
  "accountLocked": [
   "Akaun anda ",
   [
    "username"
   ],
   " telah dikunci oleh khidmat pelanggan dan semua sesinya ditamatkan."
  ],
  "accountUnlocked": [
   "Akaun anda ",
   [
    "username"
   ],
   " telah dibuka semula oleh khidmat pelanggan."
  ],
  "sessionsEnded": [
   "Semua sesi akaun anda ",
   [
    "username"
   ],
   " telah ditamatkan oleh khidmat pelanggan."
  ],
  "askUs": "Jika anda tidak memintanya atau ada soalan, sila hubungi khidmat pelanggan.",
  "notYou": "Jika bukan anda yang melakukannya, sila hubungi khidmat pelanggan dengan segera."
 },
 "messages": {
  "depositArrivalTitle": "Deposit anda sudah masuk",
  "depositArrival": [
   [
    "amount"
   ],
   " telah ditambah ke baki anda. Pesanan ",
   [
    "number"
   ],
   "."
  ],
  "depositLateTitle": "Deposit lewat anda sudah masuk",
  "depositLate": [
   "Masa untuk membayar pesanan ",
   [
    "number"
   ],
   " sudah tamat apabila wang itu sampai. ",
   [
    "amount"
   ],
   " tetap ditambah ke baki anda."
  ],
  "depositDiffersTitle": "Deposit anda masuk dengan jumlah lain",
  "depositDiffers": [
   "Bayaran bagi pesanan ",
   [
    "number"
   ],
   " tidak sama dengan permintaan anda. Kami menambah jumlah yang sampai: ",
   [
    "amount"
   ],
   "."
  ],
  "depositFailedTitle": "Deposit anda tidak berjaya",
  "depositFailed": [
   "Bank tidak menerima bayaran ",
   [
    "amount"
   ],
   ". Tiada wang yang bergerak. Pesanan ",
   [
    "number"
   ],
   "."
  ],
  "depositDeclinedTitle": "Deposit anda tidak dapat disahkan",
  "depositDeclined": [
   "Kami belum menemui ",
   [
    "amount"
   ],
   " untuk pesanan ",
   [
    "number"
   ],
   "."
  ],
  "withdrawalApprovedTitle": "Pengeluaran anda diluluskan",
  "withdrawalApproved": [
   [
    "amount"
   ],
   " sedang dihantar ke akaun bank anda. Pesanan ",
   [
    "number"
   ],
   "."
  ],
  "withdrawalRejectedTitle": "Pengeluaran anda tidak diluluskan",
  "withdrawalRejected": [
   [
    "amount"
   ],
   " sudah kembali ke baki anda. Pesanan ",
   [
    "number"
   ],
   "."
  ],
  "withdrawalPaidTitle": "Bank sudah membayar pengeluaran anda",
  "withdrawalPaid": [
   "Sila semak akaun bank anda dan sahkan wang bagi pesanan ",
   [
    "number"
   ],
   " (",
   [
    "amount"
   ],
   ") sudah sampai."
  ],
  "withdrawalReturnedTitle": "Bank memulangkan pengeluaran anda",
  "withdrawalReturned": [
   [
    "amount"
   ],
   " sudah kembali ke baki anda. Sila semak nombor akaun bank anda. Pesanan ",
   [
    "number"
   ],
   "."
  ],
  "feedbackReplyTitle": "Jawapan daripada khidmat pelanggan",
  "feedbackReply": [
   [
    "reply"
   ]
  ],
  "pointGoodSentTitle": "Barang anda dalam perjalanan",
  "pointGoodSent": [
   [
    "good"
   ],
   " telah dihantar kepada anda. ",
   [
    "remark"
   ]
  ],
  "pointGoodRejectedTitle": "Tukaran anda tidak diterima",
  "pointGoodRejected": [
   [
    "good"
   ],
   " tidak dihantar dan mata anda dipulangkan. Sebab: ",
   [
    "remark"
   ]
  ],
  "disputeUpheldTitle": "Kami sudah membetulkan pergerakan wang anda",
  "disputeUpheld": [
   [
    "reply"
   ]
  ],
  "disputeDismissedTitle": "Jawapan tentang pergerakan wang anda",
  "disputeDismissed": [
   [
    "reply"
   ]
  ],
  "verificationAcceptedTitle": "Identiti anda sudah disahkan",
  "verificationAccepted": "Terima kasih. Tiada apa-apa lagi yang diperlukan.",
  "verificationRejectedTitle": "Kami perlukan dokumen lain",
  "verificationRejected": "Sila hantar semula di pusat ahli.",
  "verificationExpiredTitle": "Dokumen anda sudah tamat tempoh",
  "verificationExpired": "Sila hantar dokumen yang sah di pusat ahli.",
  "riskCheckInTitle": "Sepatah kata daripada kami",
  "riskCheckIn": "Sekali-sekala kami bertanya khabar. Jika permainan mengambil wang atau masa lebih daripada yang anda mahu, khidmat pelanggan kami sedia mendengar. Anda tidak perlu menjawab.",
  "riskLimitsOfferedTitle": "Anda boleh menetapkan had",
  "riskLimitsOffered": "Anda yang menentukan wang dan masa anda. Di “Had dan rehat” dalam pusat ahli, had boleh ditetapkan dalam seminit. Had yang lebih rendah berkuat kuasa serta-merta.",
  "riskBreakOfferedTitle": "Anda boleh berehat seketika",
  "riskBreakOffered": "Ada kalanya rehat itu baik. Di “Had dan rehat” dalam pusat ahli, anda boleh memilih rehat, bermula 24 jam. Wang anda tetap milik anda dan boleh dikeluarkan.",
  "contractOfferedTitle": "Anda menerima tawaran kontrak",
  "contractOffered": [
   "Anda ditawarkan kontrak: ",
   [
    "family",
    1,
    {
     "dividend": "kontrak dividen",
     "daily": "upah harian",
     "hourly": "gaji sejam",
     "other": "gaji masa nyata"
    }
   ],
   ". Sila terima atau tolak di pusat ejen."
  ],
  "contractAcceptedTitle": "Tawaran kontrak anda diterima",
  "contractAccepted": [
   [
    "account"
   ],
   " telah menerima kontrak anda: ",
   [
    "family",
    1,
    {
     "dividend": "kontrak dividen",
     "daily": "upah harian",
     "hourly": "gaji sejam",
     "other": "gaji masa nyata"
    }
   ],
   "."
  ],
  "contractRejectedTitle": "Tawaran kontrak anda ditolak",
  "contractRejected": [
   [
    "account"
   ],
   " telah menolak kontrak anda: ",
   [
    "family",
    1,
    {
     "dividend": "kontrak dividen",
     "daily": "upah harian",
     "hourly": "gaji sejam",
     "other": "gaji masa nyata"
    }
   ],
   "."
  ],
  "contractWithdrawnTitle": "Tawaran kontrak ditarik balik",
  "contractWithdrawn": [
   "Tawaran kontrak telah ditarik balik: ",
   [
    "family",
    1,
    {
     "dividend": "kontrak dividen",
     "daily": "upah harian",
     "hourly": "gaji sejam",
     "other": "gaji masa nyata"
    }
   ],
   "."
  ],
  "contractExpiredTitle": "Tawaran kontrak telah luput",
  "contractExpired": [
   "Tawaran kepada ",
   [
    "account"
   ],
   " luput tanpa jawapan: ",
   [
    "family",
    1,
    {
     "dividend": "kontrak dividen",
     "daily": "upah harian",
     "hourly": "gaji sejam",
     "other": "gaji masa nyata"
    }
   ],
   "."
  ],
  "contractEndedTitle": "Kontrak akan tamat",
  "contractEnded": [
   "Kontrak ",
   [
    "account"
   ],
   " tamat apabila tempoh semasa berakhir: ",
   [
    "family",
    1,
    {
     "dividend": "kontrak dividen",
     "daily": "upah harian",
     "hourly": "gaji sejam",
     "other": "gaji masa nyata"
    }
   ],
   "."
  ],
  "because": [
   "Sebab: ",
   [
    "reason"
   ]
  ]
 },
 "offline": {
  "title": "Anda di luar talian",
  "note": "Halaman ini memerlukan sambungan, dan buat masa ini tiada sambungan. Baki anda dan apa yang anda sudah mulakan tetap tersimpan di pihak kami.",
  "retry": "Cuba lagi",
  "byItself": "Apabila sambungan kembali, halaman ini dimuatkan dengan sendirinya."
 },
 "payments": {
  "payUnknown": "Alamat bayaran ini tidak sah. Buka semula deposit daripada akaun anda.",
  "payOver": "Masa untuk membayar deposit ini sudah tamat. Sila mulakan deposit baharu.",
  "payLater": "Halaman bayaran tidak dapat dibuka sekarang. Sila cuba sebentar lagi; tiada bayaran diambil.",
  "note": "Anda boleh menutup halaman ini dan kembali ke portal."
 },
 "recordFiles": {
  "at": "Masa (UTC)",
  "period": "Dari",
  "number": "Nombor",
  "method": "Kaedah",
  "bank": "Bank",
  "type": "Jenis",
  "game": "Permainan",
  "vendor": "Penyedia",
  "product": "Kategori",
  "bets": "Taruhan",
  "stake": "Dipertaruhkan",
  "won": "Menang",
  "bonus": "Bonus",
  "net": "Hasil",
  "deposited": "Deposit",
  "withdrawn": "Pengeluaran",
  "amount": "Jumlah",
  "received": "Diterima",
  "fee": "Caj",
  "paid": "Dibayar",
  "balance": "Baki",
  "currency": "Mata wang",
  "status": "Status",
  "reference": "Rujukan"
 },
 "rewardWords": {
  "bonus": "Bonus",
  "promotion": [
   [
    "name"
   ]
  ],
  "mission": [
   [
    "name"
   ]
  ],
  "leaderboard": [
   "Tempat ",
   [
    "place"
   ],
   " dalam ",
   [
    "name"
   ]
  ],
  "raffle": [
   "Hadiah ",
   [
    "name"
   ]
  ],
  "envelope": [
   "Sampul merah: ",
   [
    "name"
   ]
  ],
  "vipUpgrade": [
   "Hadiah kerana mencapai ",
   [
    "rank"
   ]
  ],
  "vipWeekly": [
   "Hadiah mingguan ",
   [
    "rank"
   ]
  ],
  "vipBirthday": "Selamat hari lahir!",
  "rebate": [
   "Rebat ",
   [
    "day"
   ]
  ],
  "rescue": [
   "Sedikit pulangan untuk ",
   [
    "day"
   ]
  ],
  "referralCard": "Jemput rakan anda",
  "referralCardNote": [
   "Sehingga ",
   [
    "amount"
   ],
   " bagi setiap rakan yang mendaftar, mendeposit dan bermain."
  ],
  "referral": "Untuk rakan yang anda jemput"
 },
 "teamFiles": {
  "account": "Akaun",
  "type": "Jenis",
  "level": "Peringkat",
  "members": "Ahli",
  "balance": "Baki",
  "rebate": "Rebat %",
  "stake": "Taruhan",
  "result": "Hasil bersih",
  "joined": "Menyertai",
  "day": "Hari",
  "product": "Produk",
  "vendor": "Penyedia",
  "bets": "Bilangan taruhan",
  "won": "Menang",
  "deposits": "Deposit",
  "withdrawals": "Pengeluaran",
  "bonus": "Bonus",
  "net": "Untung rugi",
  "count": "Bilangan",
  "in": "Masuk",
  "out": "Keluar",
  "due": "Layak",
  "passedOn": "Kepada downline",
  "recovered": "Dibayar balik",
  "earned": "Diperoleh"
 }
};
