import * as announcements from './announcements.ts';
import type { Call } from './call.ts';
import * as cashier from './cashier.ts';
import * as catalogue from './catalogue.ts';
import * as codes from './codes.ts';
import * as feedback from './feedback.ts';
import * as help from './help.ts';
import * as identity from './identity.ts';
import * as passwords from './passwords.ts';
import * as secondStep from './second-step.ts';
import * as securityCentre from './security-centre.ts';
import * as sessions from './sessions.ts';
import * as site from './site.ts';
import * as social from './social.ts';
import * as support from './support.ts';
import * as wallet from './wallet.ts';

const areas = [
  site,
  identity,
  codes,
  passwords,
  secondStep,
  securityCentre,
  sessions,
  social,
  wallet,
  cashier,
  catalogue,
  announcements,
  support,
  help,
  feedback,
];

/** The one table. An area's file exports calls beside shapes; a call is what has a method and a path. */
export const calls: readonly Call[] = areas.flatMap((area) =>
  Object.values(area as Record<string, unknown>).filter(isCall),
);

function isCall(candidate: unknown): candidate is Call {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    'method' in candidate &&
    'path' in candidate &&
    'relay' in candidate
  );
}
