/** Every queue there is. */
export const queues = [
  'mail',
  'password-reset',
  'email-confirmation',
  'email-change',
  'sign-in-link',
  'invitation',
  'refund',
  'capture',
  'release',
  'payment-move',
  'document-mail',
  'vat-id',
  'design-files',
] as const
