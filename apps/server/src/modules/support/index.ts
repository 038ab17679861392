/**
 * Whom a person can ask. An operator names the channels; a sandbox without any has a chat of its own, where a person at
 * `/dev/desk` answers. Nothing here is needed by another module.
 */
import { getCustomerService as getCustomerServiceCall } from '@pelita/contract';
import { bindReading } from '../../platform/http/binding.ts';
import type { Module } from '../../platform/module.ts';
import { getCustomerService } from './get-customer-service.ts';
import type { SupportNeeds } from './needs.ts';

export type { SupportNeeds };
export { sandboxChat } from './sandbox-chat/sandbox-chat.ts';

export function supportModule(needs: SupportNeeds): Module {
  return { name: 'support', bindings: [bindReading(getCustomerServiceCall, getCustomerService(needs))] };
}
