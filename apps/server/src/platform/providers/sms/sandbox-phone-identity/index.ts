/**
 * An identity provider for phones that plays its part in the sandbox: it sends codes through the sandbox's inbox, judges
 * them, counts tries, and signs what it has proved. It speaks two calls in the manner of Google's Identity Toolkit, with
 * their names for what goes wrong. Its sessions live in this process.
 */
export { sandboxPhoneIdentity } from './sandbox-phone-identity.ts';
