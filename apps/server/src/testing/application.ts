/** The application, for `testServer` of the testkit: apart from `testing.ts`, so that tests without HTTP do not load it. */
export { type Application, type AppOptions, buildApp } from '../app/build-app.ts';
export { createModules } from '../app/compose/index.ts';
export { quickParts } from '../app/compose/testing/quick-parts.ts';
export { solvedChallenge } from '../platform/providers/human-check/testing/solved-challenge.ts';
export { authenticatorCode } from '../platform/one-time-codes/testing/authenticator-code.ts';
