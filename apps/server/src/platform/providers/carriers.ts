import type { CarrierKind } from '@pelita/contract/office';
import type { Platform } from '../platform.ts';
import type { Mail } from './mail/mail.ts';
import { smtpMail } from './mail/smtp-mail.ts';
import { gatewaySms } from './sms/gateway-sms.ts';
import type { Sms } from './sms/sms.ts';

/** Who carries texts and mails; null where the deployment has no provider for it. */
export type Carriers = { sms: Sms | null; mail: Mail | null };

/** Those of CARRIERS_FILE, each before the stand-in of a sandbox. */
export function carriersOf(
  { environment, brand, tracing }: Pick<Platform, 'environment' | 'brand' | 'tracing'>,
  sandbox: Carriers,
): Carriers {
  const { mail, sms } = environment.carriers;
  return {
    mail: mail ? smtpMail(mail, { brandName: brand.name }) : sandbox.mail,
    sms: sms ? gatewaySms(sms, { tracing }) : sandbox.sms,
  };
}

export type CarrierState = { kind: CarrierKind; carriedBy: 'provider' | 'sandbox' | 'none' };

/** For operators: what is carried, and by whom. */
export function carrierStates({ environment }: Pick<Platform, 'environment'>): CarrierState[] {
  const { mail, sms, adyen } = environment.carriers;
  const by = (provider: object | null) => (provider ? 'provider' : environment.sandbox ? 'sandbox' : 'none');
  return [
    { kind: 'mails', carriedBy: by(mail) },
    { kind: 'texts', carriedBy: by(sms) },
    { kind: 'deposits', carriedBy: by(adyen) },
    { kind: 'payouts', carriedBy: by(adyen?.payouts ?? null) },
  ];
}

/** What is not done without a carrier, in one sentence each. */
const undone: Record<CarrierKind, string> = {
  mails: 'No mail is sent: CARRIERS_FILE names no mail server.',
  texts: 'No text is sent: CARRIERS_FILE names no text gateway.',
  deposits: 'No payment provider takes deposits: CARRIERS_FILE names none.',
  payouts: 'Approved withdrawals wait: CARRIERS_FILE names no payment provider that pays out.',
};

export function missingCarriers(platform: Pick<Platform, 'environment'>): string[] {
  return carrierStates(platform).flatMap(({ kind, carriedBy }) => (carriedBy === 'none' ? [undone[kind]] : []));
}
