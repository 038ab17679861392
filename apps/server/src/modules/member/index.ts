/**
 * What a member sees and changes of their own account: profile, avatar, contacts, the security centre and the closure of
 * the account. A change that matters takes the login password, and a contact counts once a code has proved it. Closing
 * ends every session and needs an account without money. Only the application calls this module.
 */
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { avatarFiles } from './avatar/avatar-files.ts';
import type { MemberNeeds } from './needs.ts';
import { memberRoutes } from './routes.ts';

export type { MemberNeeds };

export function memberModule(platform: Platform, needs: MemberNeeds): Module {
  return { name: 'member', bindings: memberRoutes(platform, needs), plugin: avatarFiles(platform) };
}
