export * from './avatar.ts';
export * from './closure.ts';
export * from './contacts.ts';
export * from './first-password.ts';
export * from './info.ts';
export * from './profile.ts';
export * from './security.ts';
