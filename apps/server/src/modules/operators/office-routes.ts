import * as contract from '@pelita/contract/office';
import { type Binding, bind, bindLong, bindReading, bindWithCookie } from '../../platform/http/binding.ts';
import { beginEnrolment } from './enrolment/begin-enrolment.ts';
import { drawOperatorLink } from './enrolment/draw-operator-link.ts';
import { finishEnrolment } from './enrolment/finish-enrolment.ts';
import { login } from './login/login.ts';
import type { Operators } from './operators.ts';
import { endOperatorSessions } from './sessions/end-operator-sessions.ts';
import { getSession, lock, logout, noteActivity, proveCode, unlock } from './sessions/own-session.ts';

export function operatorsRoutes(operators: Operators): Binding[] {
  return [
    bindWithCookie(contract.operatorLogin, login(operators)),
    bindReading(contract.getOperatorSession, getSession),
    bind(contract.lockOperatorSession, lock),
    bindLong(contract.unlockOperatorSession, unlock(operators)),
    bindLong(contract.proveOperatorCode, proveCode(operators)),
    bind(contract.noteOperatorActivity, noteActivity),
    bindWithCookie(contract.operatorLogout, logout),
    bindLong(contract.beginEnrolment, beginEnrolment(operators)),
    bindLong(contract.finishEnrolment, finishEnrolment(operators)),
    bind(contract.endOperatorSessions, endOperatorSessions),
    bind(contract.drawOperatorLink, drawOperatorLink(operators)),
  ];
}
