/** The pages of an account; they come with the account, never with the first page of a visit. */
export const accountArea = {
  alreadySignedIn: {
    title: 'You are logged in already',
    text: (company: string) =>
      company
        ? `This browser shops for ${company}. To use another account, log out first.`
        : 'To use another account, log out first.',
  },
  otherRole: {
    title: 'For buyers only',
    text: (role: string) =>
      `This page belongs to accounts that buy. You are logged in as ${role}; log out to use a buyer’s account.`,
    roles: { buyer: 'a buyer', supplier: 'a supplier', operator: 'an operator' },
  },
  navigation: 'Your account',
  pages: {
    info: 'Company details',
    addresses: 'Addresses',
    orders: 'Orders',
    deliveries: 'Deliveries',
    documents: 'Documents',
    wishlist: 'Wishlist',
    exclusive: 'Exclusive products',
    designs: 'Own designs',
    password: 'Change password',
    security: 'Security',
    team: 'Team',
  },
  info: {
    title: 'Company details',
    lead: 'What stands on invoices and how we reach you.',
    person: 'Contact person',
    company: 'Company',
    invoices: 'Invoices',
    messages: 'Language and news',
    legalForm: 'Legal form',
    legalFormHint: 'For example GmbH, OHG or e. K.',
    socialUrls: 'Social media pages',
    socialUrlsHint: 'One address per line, at most five.',
    emailHint: 'You log in with it; you change it under “Security”.',
    invoiceEmail: 'Email for invoices',
    invoiceEmailHint: 'Without it invoices go to the email of the account.',
    buyerReference: 'Buyer reference',
    buyerReferenceHint: 'Stands on every invoice; public bodies enter their Leitweg-ID.',
    language: 'Language of our mails',
    languages: { de: 'German', en: 'English' },
    vatStates: {
      VALID: 'Confirmed by the tax authorities',
      INVALID: 'Not known to the tax authorities',
      UNCHECKED: 'Not confirmed yet',
    },
    save: 'Save changes',
    saved: 'Your details are saved.',
    failedTitle: 'Your details could not be loaded',
  },
  privacy: {
    title: 'Your data',
    exportTitle: 'Export my data',
    exportText: 'Everything we keep about you and your company, in one JSON file.',
    export: 'Export my data',
    exported: 'The file with your data is on its way to your downloads.',
    eraseTitle: 'Delete my account',
    eraseText:
      'Name, addresses, wishlist, cart and designs go for good. Orders and invoices stay as long as the law asks.',
    erase: 'Delete my account',
    eraseAsk: 'Delete your account?',
    eraseConfirm: 'This cannot be undone. Enter your password to confirm.',
    eraseNow: 'Delete for good',
    erased: 'Your account is deleted.',
    impersonated: 'Export, deletion and password are for the account holder alone.',
  },
  password: {
    title: 'Change password',
    lead: 'All other sessions end when you save it: every other browser has to log in again.',
    current: 'Current password',
    next: 'New password',
    save: 'Change password',
    saved: 'Your new password is saved. All other sessions have ended.',
  },
}

export const impersonation = {
  title: 'Act as a buyer',
  working: 'The code is being checked.',
  readOnly: 'Reading only.',
  writing: 'With writing.',
  end: 'End',
  endNamed: (company: string) => `End the session as ${company}`,
  ended: 'The session as this buyer has ended.',
  expiredTitle: 'This code has expired',
  expiredText: 'A code works once and for 60 seconds. Make a new one and open its link at once.',
  failedTitle: "That didn't work",
}
