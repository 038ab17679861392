import type { AreaMessages } from '../../messages.ts';

export const mail: AreaMessages<'mail'> = {
  depositArrivedSubject: 'Deposit anda sudah diterima',
  depositArrived: '{amount} telah ditambah ke baki anda di {brand}. Pesanan {orderId}.',
};
