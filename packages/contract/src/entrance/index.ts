export * from './codes.ts';
export * from './login.ts';
export * from './recovery.ts';
export * from './registration.ts';
export * from './second-step.ts';
export * from './shapes.ts';
export * from './social.ts';
