import type { Mail } from './mail/mail.ts';
import type { Sms } from './sms/sms.ts';

/** Who carries texts and mails; null where the deployment has no provider for it. */
export type Carriers = { sms: Sms | null; mail: Mail | null };
