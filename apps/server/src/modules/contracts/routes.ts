import * as contract from '@pelita/contract';
import { bind, bindReading, bindTable, type Binding } from '../../platform/http/binding.ts';
import { processContract } from './agreement/process-contract.ts';
import { getContracts } from './get-contracts.ts';
import { getIncome } from './get-income.ts';
import { incomeColumns, listIncome } from './list-income.ts';
import type { RunParts } from './runs/compute-run.ts';

export function contractRoutes(parts: RunParts): Binding[] {
  return [
    bind(contract.processDividend, processContract(parts, 'dividend')),
    bind(contract.processDailyWage, processContract(parts, 'daily')),
    bind(contract.processHourlySalary, processContract(parts, 'hourly')),
    bind(contract.processRealTimeSalary, processContract(parts, 'realtime')),
    bindReading(contract.getContracts, getContracts(parts.currency)),
    bindReading(contract.getContractIncome, getIncome(parts.currency)),
    bindTable(contract.listAgentIncome, listIncome(parts.currency), incomeColumns),
  ];
}
