export * from './addresses.ts';
export * from './authenticator.ts';
export * from './devices.ts';
export * from './passwords.ts';
export * from './sessions.ts';
