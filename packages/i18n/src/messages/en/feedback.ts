export const bundles = ['reading'] as const;

export const feedback = {
  title: 'Write to us',
  note: 'Never send a password: nobody of ours needs it.',
  type: 'What is it about?',
  type_account: 'Account',
  type_payment: 'Payment',
  type_game: 'Game',
  type_partner: 'Becoming an agent',
  type_other: 'Something else',
  content: 'Your message',
  left: '{count, plural, one {# character left} other {# characters left}}',
  tooLong: 'At most {maximum} characters.',
  contact: 'How do we reach you? (optional)',
  contactNote: 'An email address, a telephone number or a chat name.',
  pictures: 'Add pictures',
  picturesNote:
    'Up to 3, PNG or JPEG, 5 MB each. Your browser makes them smaller and leaves out where they were taken.',
  submit: 'Send',
  running: 'Sending',
  preparing: 'Making the pictures smaller',
  sent: 'Thank you. Your message has arrived and is kept for the house to read.',
} as const;
