export const bundles = ['server'] as const;

/** The sandbox's page of mails and texts that were not sent. */
export const inbox = {
  title: 'Sandbox inbox',
  note: 'Mails and texts of this sandbox land here. Nothing is really sent.',
  empty: 'Nothing has been sent yet.',
  messages: 'Messages',
  mail: 'Mail',
  sms: 'Text message',
} as const;
