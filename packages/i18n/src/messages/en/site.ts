export const site = {
  notFoundTitle: 'Page not found',
  notFound: 'There is nothing at this address',
  notFoundNote: 'It may have moved, or the address has a slip in it.',
  goHome: 'Go home',
  maintenanceTitle: 'System Maintenance',
  maintenanceNote: 'We are currently performing a system maintenance',
  regionTitle: 'IP Restriction',
  regionHeading: 'RESTRICTION OF VISIT',
  regionNote: 'Your address {ip} is in a region that we do not serve.',
} as const;
