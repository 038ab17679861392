import type { AreaMessages } from '../../messages.ts';

export const mail: AreaMessages<'mail'> = {
  depositArrivedSubject: 'Deposit anda sudah diterima',
  depositArrived: '{amount} telah ditambah ke baki anda di {brand}. Pesanan {orderId}.',
  resetSubject: 'Kata laluan baharu untuk {brand}',
  reset:
    'Ada permintaan kata laluan baharu untuk akaun {username}. Jika anda yang memintanya, buka pautan ini dalam masa {minutes} minit:\n\n{link}\n\nJika bukan anda, anda tidak perlu buat apa-apa.',
  noticeSubject: '{brand}: ada perubahan pada akaun anda',
  passwordChanged: 'Kata laluan akaun anda {username} telah ditukar.',
  contactChanged: 'Nombor telefon atau e-mel akaun anda {username} telah ditukar.',
  authenticatorBound: 'Pengesah telah ditambah pada akaun anda {username}.',
  authenticatorRemoved: 'Pengesah telah dibuang daripada akaun anda {username}.',
  paymentPasswordChanged: 'Kata laluan pembayaran akaun anda {username} telah ditukar.',
  bankAccountAdded: 'Satu akaun bank telah ditambah pada akaun anda {username}.',
  accountClosed: 'Akaun anda {username} telah ditutup.',
  socialAccountLinked: 'Akaun anda {username} kini boleh dibuka dengan akaun Google atau Facebook.',
  socialAccountRemoved: 'Akaun Google atau Facebook yang dipautkan tidak lagi membuka akaun anda {username}.',
  authenticatorReset:
    'Pengesah akaun anda {username} telah ditetapkan semula oleh khidmat pelanggan dan semua sesinya ditamatkan. Log masuk dan tambah pengesah baharu.',
  accountLocked: 'Akaun anda {username} telah dikunci oleh khidmat pelanggan dan semua sesinya ditamatkan.',
  accountUnlocked: 'Akaun anda {username} telah dibuka semula oleh khidmat pelanggan.',
  sessionsEnded: 'Semua sesi akaun anda {username} telah ditamatkan oleh khidmat pelanggan.',
  askUs: 'Jika anda tidak memintanya atau ada soalan, sila hubungi khidmat pelanggan.',
  notYou: 'Jika bukan anda yang melakukannya, sila hubungi khidmat pelanggan dengan segera.',
};
