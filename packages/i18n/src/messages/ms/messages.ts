import type { AreaMessages } from '../../messages.ts';

export const messages: AreaMessages<'messages'> = {
  depositArrivalTitle: 'Deposit anda sudah masuk',
  depositArrival: '{amount} telah ditambah ke baki anda. Pesanan {number}.',
  depositLateTitle: 'Deposit lewat anda sudah masuk',
  depositLate:
    'Masa untuk membayar pesanan {number} sudah tamat apabila wang itu sampai. {amount} tetap ditambah ke baki anda.',
  depositDiffersTitle: 'Deposit anda masuk dengan jumlah lain',
  depositDiffers:
    'Bayaran bagi pesanan {number} tidak sama dengan permintaan anda. Kami menambah jumlah yang sampai: {amount}.',
  depositFailedTitle: 'Deposit anda tidak berjaya',
  depositFailed: 'Bank tidak menerima bayaran {amount}. Tiada wang yang bergerak. Pesanan {number}.',
  depositDeclinedTitle: 'Deposit anda tidak dapat disahkan',
  depositDeclined: 'Kami belum menemui {amount} untuk pesanan {number}.',
  withdrawalApprovedTitle: 'Pengeluaran anda diluluskan',
  withdrawalApproved: '{amount} sedang dihantar ke akaun bank anda. Pesanan {number}.',
  withdrawalRejectedTitle: 'Pengeluaran anda tidak diluluskan',
  withdrawalRejected: '{amount} sudah kembali ke baki anda. Pesanan {number}.',
  withdrawalPaidTitle: 'Bank sudah membayar pengeluaran anda',
  withdrawalPaid: 'Sila semak akaun bank anda dan sahkan wang bagi pesanan {number} ({amount}) sudah sampai.',
  withdrawalReturnedTitle: 'Bank memulangkan pengeluaran anda',
  withdrawalReturned: '{amount} sudah kembali ke baki anda. Sila semak nombor akaun bank anda. Pesanan {number}.',
  feedbackReplyTitle: 'Jawapan daripada khidmat pelanggan',
  feedbackReply: '{reply}',
  pointGoodSentTitle: 'Barang anda dalam perjalanan',
  pointGoodSent: '{good} telah dihantar kepada anda. {remark}',
  pointGoodRejectedTitle: 'Tukaran anda tidak diterima',
  pointGoodRejected: '{good} tidak dihantar dan mata anda dipulangkan. Sebab: {remark}',
  disputeUpheldTitle: 'Kami sudah membetulkan pergerakan wang anda',
  disputeUpheld: '{reply}',
  disputeDismissedTitle: 'Jawapan tentang pergerakan wang anda',
  disputeDismissed: '{reply}',
  verificationAcceptedTitle: 'Identiti anda sudah disahkan',
  verificationAccepted: 'Terima kasih. Tiada apa-apa lagi yang diperlukan.',
  verificationRejectedTitle: 'Kami perlukan dokumen lain',
  verificationRejected: 'Sila hantar semula di pusat ahli.',
  verificationExpiredTitle: 'Dokumen anda sudah tamat tempoh',
  verificationExpired: 'Sila hantar dokumen yang sah di pusat ahli.',
  riskCheckInTitle: 'Sepatah kata daripada kami',
  riskCheckIn:
    'Sekali-sekala kami bertanya khabar. Jika permainan mengambil wang atau masa lebih daripada yang anda mahu, khidmat pelanggan kami sedia mendengar. Anda tidak perlu menjawab.',
  riskLimitsOfferedTitle: 'Anda boleh menetapkan had',
  riskLimitsOffered:
    'Anda yang menentukan wang dan masa anda. Di “Had dan rehat” dalam pusat ahli, had boleh ditetapkan dalam seminit. Had yang lebih rendah berkuat kuasa serta-merta.',
  riskBreakOfferedTitle: 'Anda boleh berehat seketika',
  riskBreakOffered:
    'Ada kalanya rehat itu baik. Di “Had dan rehat” dalam pusat ahli, anda boleh memilih rehat, bermula 24 jam. Wang anda tetap milik anda dan boleh dikeluarkan.',
  contractOfferedTitle: 'Anda menerima tawaran kontrak',
  contractOffered:
    'Anda ditawarkan kontrak: {family, select, dividend {kontrak dividen} daily {upah harian} hourly {gaji sejam} other {gaji masa nyata}}. Sila terima atau tolak di pusat ejen.',
  contractAcceptedTitle: 'Tawaran kontrak anda diterima',
  contractAccepted:
    '{account} telah menerima kontrak anda: {family, select, dividend {kontrak dividen} daily {upah harian} hourly {gaji sejam} other {gaji masa nyata}}.',
  contractRejectedTitle: 'Tawaran kontrak anda ditolak',
  contractRejected:
    '{account} telah menolak kontrak anda: {family, select, dividend {kontrak dividen} daily {upah harian} hourly {gaji sejam} other {gaji masa nyata}}.',
  contractWithdrawnTitle: 'Tawaran kontrak ditarik balik',
  contractWithdrawn:
    'Tawaran kontrak telah ditarik balik: {family, select, dividend {kontrak dividen} daily {upah harian} hourly {gaji sejam} other {gaji masa nyata}}.',
  contractExpiredTitle: 'Tawaran kontrak telah luput',
  contractExpired:
    'Tawaran kepada {account} luput tanpa jawapan: {family, select, dividend {kontrak dividen} daily {upah harian} hourly {gaji sejam} other {gaji masa nyata}}.',
  contractEndedTitle: 'Kontrak akan tamat',
  contractEnded:
    'Kontrak {account} tamat apabila tempoh semasa berakhir: {family, select, dividend {kontrak dividen} daily {upah harian} hourly {gaji sejam} other {gaji masa nyata}}.',
  because: 'Sebab: {reason}',
};
