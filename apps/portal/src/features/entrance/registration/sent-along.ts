import { loginDeviceId } from '../device-id.ts';

/** REG-02: what every registration carries beside what was typed; after a provider's login, whose account it was. */
export function sentAlong(socialToken?: string) {
  return {
    login: true,
    domain: location.host,
    registerUrl: `${location.origin}${location.pathname}`,
    registerMethod: 'WEB',
    loginDeviceId: loginDeviceId(),
    ...(socialToken === undefined ? {} : { socialToken }),
  };
}
