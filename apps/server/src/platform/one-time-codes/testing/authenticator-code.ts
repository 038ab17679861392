import { Secret, TOTP } from 'otpauth';

/** What an app with this secret shows at the instant. */
export function authenticatorCode(secret: string, now: Temporal.Instant): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.epochMilliseconds });
}
