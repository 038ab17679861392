/**
 * The help centre: what the brand's folder explains, in the order of its files, and after it what an operator has
 * announced as help. The pages are read and split into questions once, at the start; nothing here is stored. Every text
 * is sanitised like an announcement.
 */
import type { Module } from '../../platform/module.ts';
import { bindReading } from '../../platform/http/binding.ts';
import { getHelpCenter as getHelpCenterCall } from '@pelita/contract';
import { getHelpCenter } from './get-help-center.ts';
import type { HelpNeeds } from './needs.ts';

export function helpModule(needs: HelpNeeds): Module {
  return { name: 'help', bindings: [bindReading(getHelpCenterCall, getHelpCenter(needs))] };
}
