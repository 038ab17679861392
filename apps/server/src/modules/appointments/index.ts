/**
 * Who becomes an operator, with which roles, and whose credentials are taken away: what two administrators decide. Until a
 * second one has logged in, the first appoints alone. The operators themselves are kept by `operators`.
 */
import * as contract from '@pelita/contract/office';
import type { Module } from '../../platform/module.ts';
import type { BindControlled } from '../approvals/index.ts';
import { appointOperator } from './appoint-operator.ts';
import { changeOperatorRoles } from './change-operator-roles.ts';
import { resetOperator } from './reset-operator.ts';

export function appointmentsModule({ bindControlled }: { bindControlled: BindControlled }): Module {
  return {
    name: 'appointments',
    officeBindings: [
      bindControlled(contract.appointOperator, appointOperator),
      bindControlled(contract.changeOperatorRoles, changeOperatorRoles),
      bindControlled(contract.resetOperator, resetOperator),
    ],
  };
}
