/**
 * The inbox of the sandbox: the stand-in for the carriers of mail and text messages. What would have left the server lies
 * in a table, for a person at `/dev/inbox` and for tests at `/dev/inbox.json`. It exists only where the deployment is a
 * sandbox.
 */
import type { Module } from '../../module.ts';
import type { Platform } from '../../platform.ts';
import type { Mail } from '../mail/mail.ts';
import type { Sms } from '../sms/sms.ts';
import { inboxPages } from './inbox-pages.ts';
import { keepMessage } from './store.ts';

export function sandboxInbox(platform: Platform): Module & { mail: Mail; sms: Sms } {
  const { database } = platform;
  return {
    name: 'inbox',
    plugin: inboxPages(platform),
    mail: {
      send: ({ subject, text, ...letter }) =>
        database.transaction((tx) => keepMessage(tx, { ...letter, channel: 'mail', text: `${subject}\n\n${text}` })),
    },
    sms: { send: (message) => database.transaction((tx) => keepMessage(tx, { ...message, channel: 'sms' })) },
  };
}
