import type { Platform } from '../../platform/platform.ts';
import type { HumanCheck } from '../../platform/providers/human-check/human-check.ts';
import type { Authenticator } from '../accounts/authenticator/authenticator.ts';
import type { Captcha } from './captcha/captcha.ts';
import type { CodeService } from './codes/code-service.ts';
import type { IdentityNeeds } from './needs.ts';
import type { PasswordHasher } from '../accounts/passwords/password-hash.ts';

/** What identity's use cases are built with. */
export type IdentityParts = {
  platform: Platform;
  humanCheck: HumanCheck;
  hasher: PasswordHasher;
  captcha: Captcha;
  codes: CodeService;
  authenticator: Authenticator;
  needs: IdentityNeeds;
};
