import { recordSettingChange } from '../../modules/audit/index.ts';
import { sandboxBank } from '../../modules/cashier/index.ts';
import { sandboxChat } from '../../modules/support/index.ts';
import { sandboxVendor } from '../../modules/vendor-wallets/index.ts';
import { sandboxPayouts } from '../../modules/withdrawals/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { sandboxIssuer } from '../../platform/providers/identity/sandbox-issuer/index.ts';
import { sandboxInbox } from '../../platform/providers/inbox/index.ts';
import { sandboxPhoneIdentity } from '../../platform/providers/sms/sandbox-phone-identity/index.ts';
import { sandboxSettings } from '../../platform/settings/sandbox-settings.ts';

/** The stand-ins for external providers, and the way to change a setting at once. Each is null outside a sandbox. */
export type Sandbox = Awaited<ReturnType<typeof openSandbox>> | typeof noSandbox;

const noSandbox = {
  modules: [],
  carriers: { sms: null, mail: null },
  issuer: null,
  phoneIdentity: null,
  bank: null,
  payouts: null,
  transferVendor: null,
  chat: null,
};

export async function composeSandbox(platform: Platform): Promise<Sandbox> {
  return platform.environment.sandbox ? openSandbox(platform) : noSandbox;
}

async function openSandbox(platform: Platform) {
  const { random, secrets } = platform;
  const inbox = sandboxInbox(platform);
  const issuer = await sandboxIssuer(platform);
  const phone = await sandboxPhoneIdentity(platform, inbox.sms);
  const chat = sandboxChat(platform);
  return {
    modules: [chat, inbox, issuer, phone, sandboxSettings(platform, recordSettingChange)],
    carriers: { sms: inbox.sms, mail: inbox.mail },
    issuer,
    phoneIdentity: phone.identity,
    bank: sandboxBank(await secrets.get('sandbox-bank', () => random.token())),
    payouts: sandboxPayouts(platform.database),
    transferVendor: sandboxVendor(platform.database),
    chat,
  };
}
