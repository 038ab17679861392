import { LIVE_CHAT_POPUP_PX } from '@pelita/contract';

/** CS-01: the window opens with the press, empty, because a browser blocks one that comes later; what fills it follows. */
export function askCustomerService(): void {
  const { width, height } = LIVE_CHAT_POPUP_PX;
  const popup = window.open('', 'customer-service', `popup,width=${width},height=${height}`);
  import('./open-customer-service.ts').then(
    ({ openCustomerService }) => openCustomerService(popup),
    () => popup?.close(),
  );
}
