/** The people modules as tests use them: a server with their calls, the people themselves, and a lying OpenID issuer. */
export { openIdIssuer, type Said } from './openid-issuer.ts';
export { type Answer, peopleServer } from './people-server.ts';
export { quickHasher } from './quick-hasher.ts';
export { credentials, newMember, PASSWORD, provedContact, registration, rows, seed, setSetting } from './people.ts';
