/** What an operator may change about accounts and the ways into them. */
export { accountsSettings } from './accounts-settings.ts';
export { entranceSettings } from './entrance-settings.ts';
