export const bundles = ['page'] as const;

export const site = {
  notFoundTitle: 'Page not found',
  notFound: 'There is nothing at this address',
  notFoundNote: 'It may have moved, or the address has a slip in it.',
  goHome: 'Go home',
  maintenanceTitle: 'System Maintenance',
  maintenanceNote: 'We are currently performing a system maintenance',
  maintenanceEnd: 'We expect to be back by {time}.',
  contactUs: 'Contact us',
  restrictedTitle: 'IP Restriction',
  restrictedHeading: 'RESTRICTION OF VISIT',
  restrictedNote: 'We do not serve the region from which you are visiting.',
  yourAddress: 'Your IP address',
  yourCountry: 'Your country',
  foreignTitle: 'Domain check failed',
  foreignHeading: 'This address is not ours',
  foreignNote: 'For your safety, do not type your password here. Our right address is:',
  popupBlocked: 'Your browser has blocked the window. Allow pop-up windows for this site, then try again.',
  serviceUnreachable: 'Our service cannot be reached just now. Please try again in a moment.',
} as const;
