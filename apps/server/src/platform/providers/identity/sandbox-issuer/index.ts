/**
 * An OpenID Connect issuer that plays Google and Facebook for a person at the keyboard: discovery, keys, a page that
 * asks who they are, codes that are good once with their PKCE verifier, and signed ID tokens. It exists only where the
 * deployment is a sandbox, and its codes live in this process.
 */
export { sandboxIssuer, type SandboxIssuer } from './sandbox-issuer.ts';
