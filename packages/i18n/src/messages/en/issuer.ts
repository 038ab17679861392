export const bundles = ['server'] as const;

/** The sandbox's page that plays Google and Facebook. */
export const issuer = {
  title: 'Sandbox identity provider',
  note: 'This page stands in for {provider}. Nothing you type here leaves this machine.',
  heading: 'Log in at {provider}',
  asks: '{brand} asks who you are.',
  name: 'Name',
  mail: 'Email',
  verified: '{provider} has checked this email',
  agree: 'Continue',
  cancel: 'Cancel',
  unknown: 'This request is not one of ours.',
} as const;
