export const bundles = ['reading'] as const;

export const download = {
  title: 'App',
  heading: '{brand} on your home screen',
  note: 'The site itself is the app: install it from your browser, and it opens in a window of its own. It takes hardly any room and is always up to date.',
  noApps: 'There is no app in a store. Whoever offers you one in our name is not us.',
  install: 'Install {brand}',
  byHand: 'How to install it on your device stands below.',
  qr: 'QR code of this page',
  qrOf: 'QR code of {name}',
  scan: 'Scan with your phone',
  apps: 'Apps',
  get: 'Get {name}',
  ios: 'iPhone and iPad',
  ios1: 'Open this site in Safari.',
  ios2: 'Press the share button: the square with an arrow.',
  ios3: 'Choose “Add to Home Screen”, then “Add”.',
  ios4: 'Open {brand} from the home screen.',
  lite: 'Lite app on Android',
  lite1: 'Open this site in Chrome.',
  lite2: 'Open the menu with the three dots and choose “Add to Home screen” or “Install app”.',
  lite3: 'Confirm, and open {brand} from the home screen.',
  desktop: 'Computer',
  desktop1: 'Open this site in Chrome or Edge.',
  desktop2: 'Press the install sign at the end of the address bar, if your browser shows one.',
  safety:
    'Install only from this page. An app that asks for your contacts, your messages or your bank’s password is not ours.',
} as const;
