import type { CallValue, getWallets } from '@pelita/contract';

export type Wallets = CallValue<typeof getWallets>;
